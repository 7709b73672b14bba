import { transact } from '#store/db.ts'
import type { Caller } from '#domain/actor.ts'
import { findAccountByEmail } from '#store/account.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'
import { mailLink } from './steps/mail-link.ts'

/** Mails a link for a new password, if the address has an account. The caller is told the same either way (D5). */
export async function requestPasswordLink(
  ctx: Context,
  actor: Caller,
  input: { email: string; language: Language },
): Promise<void> {
  await transact(ctx, actor, 'requestPasswordLink', async (tx) => {
    const account = await findAccountByEmail(tx, input.email)
    if (account !== undefined)
      await mailLink(ctx, tx, account, input.language, { kind: 'set_password', cause: 'forgotten' })
  })
}
