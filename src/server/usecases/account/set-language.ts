import { recordAccountEvent } from '#store/account-event.ts'
import { setLanguage as set } from '#store/customer.ts'
import type { Language } from '#store/tables.ts'
import type { Context } from '../context.ts'

/** In which language a customer's letters are from now on. */
export async function setLanguage(ctx: Context, input: { customerId: string; language: Language }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { customerId, language } = input
    if (await set(tx, customerId, language)) await recordAccountEvent(tx, customerId, 'language_changed', { language })
  })
}
