import { writeSetting } from '#store/setting.ts'
import type { Context } from '../context.ts'

/** What the business is run in. Prices keep their figures; what is held or booked keeps its currency (D34, D39). */
export const currencies = ['EUR', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** In force at once everywhere; who did it is in the history of the settings (D8). */
export async function setCurrency(ctx: Context, input: { currency: Currency; actor: string }): Promise<void> {
  await ctx.db.transaction().execute((tx) => writeSetting(tx, 'currency', input.currency, input.actor))
}
