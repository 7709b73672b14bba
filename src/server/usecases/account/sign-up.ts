import type { Caller } from '#domain/actor.ts'
import { splitName } from '#domain/person-name.ts'
import { assertMay } from '#domain/rights.ts'
import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { findAccountByEmail } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact } from '#store/db.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'
import { openAccount } from './steps/open-account.ts'
import { mailLink } from './steps/mail-link.ts'

export interface SignUpInput {
  fullName: string
  email: string
  password: string
  language: Language
}

export type SignUpRefusal = { code: 'weak_password'; fields: Record<string, string> }

/**
 * Makes an account with a password; the address is confirmed by a mailed link before the first sign-in (D5). Every
 * account starts as Prime, whichever tier the visitor looked at (D28).
 */
export async function signUp(ctx: Context, actor: Caller, input: SignUpInput): Promise<Outcome<null, SignUpRefusal>> {
  assertMay(actor, 'signUp')
  const { fullName, email, password, language } = input
  if (await isWeakPassword(password, [fullName, email])) {
    return { ok: false, refusal: { code: 'weak_password', fields: { password: 'weak_password' } } }
  }
  // Hashed in any case, so that the time does not tell whether the address is known.
  const passwordHash = await hashPassword(password)
  await transact(ctx, actor, 'signUp', async (tx) => {
    const name = splitName(fullName)
    const id = await openAccount(ctx, tx, { email, password_hash: passwordHash, language }, name)
    if (id !== undefined) {
      await mailLink(ctx, tx, { id, email, ...name }, language, { kind: 'confirm_address' })
      return
    }
    const owner = await findAccountByEmail(tx, email)
    if (owner !== undefined) await mailLink(ctx, tx, owner, owner.language, { kind: 'already_registered' })
  })
  return { ok: true, value: null }
}
