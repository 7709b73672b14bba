import { transact } from '#store/db.ts'
import type { AccountOwner } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { setLanguage as set } from '#store/account.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'

/** Sets the language of the letters to the owner of an account. */
export async function setLanguage(ctx: Context, actor: AccountOwner, input: { language: Language }): Promise<void> {
  await transact(ctx, actor, 'setLanguage', async (tx) => {
    const { language } = input
    if (await set(tx, actor.account, language))
      await recordAccountEvent(tx, actor.account, 'language_changed', { language })
  })
}
