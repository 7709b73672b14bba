import type { BookingsState } from '#domain/rules.ts'
import { writeSetting } from '#store/setting.ts'
import type { Context } from '../context.ts'

/** D2: before launch (`soon`) bookings are requests, after it (`open`) they bind. In force at once everywhere. */
export async function setBookings(ctx: Context, input: { state: BookingsState; actor: string }): Promise<void> {
  await ctx.db.transaction().execute((tx) => writeSetting(tx, 'bookings', input.state, input.actor))
}
