import { transact } from '#store/db.ts'
import type { Customer } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { setLanguage as set } from '#store/customer.ts'
import type { Language } from '#store/tables.ts'
import type { Context } from '../context.ts'

/** In which language a customer's letters are from now on. */
export async function setLanguage(ctx: Context, actor: Customer, input: { language: Language }): Promise<void> {
  await transact(ctx, actor, 'setLanguage', async (tx) => {
    const { language } = input
    if (await set(tx, actor.account, language))
      await recordAccountEvent(tx, actor.account, 'language_changed', { language })
  })
}
