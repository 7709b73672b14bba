import type { Caller } from '#domain/actor.ts'
import { randomUUID } from 'node:crypto'

import { isWelcomed } from '#domain/loyalty.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { findCustomerByEmail, insertCustomer } from '#store/customer.ts'
import { hasRented } from '#store/rented-address.ts'
import { transact, type Outcome } from '#store/db.ts'
import type { Language } from '#store/tables.ts'
import type { Context } from '../context.ts'
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
  const { fullName, email, password, language } = input
  if (await isWeakPassword(password, [fullName, email])) {
    return { ok: false, refusal: { code: 'weak_password', fields: { password: 'weak_password' } } }
  }
  // Hashed in any case: the time it takes must not tell whether the address is known.
  const passwordHash = await hashPassword(password)
  const { rules } = await ctx.catalogue()
  await transact(ctx, actor, 'signUp', async (tx) => {
    const id = randomUUID()
    const name = splitName(fullName)
    const at = ctx.now()
    const welcome = isWelcomed(dateOf(toLocal(at)), rules)
    const created = await insertCustomer(tx, {
      id,
      email,
      ...name,
      password_hash: passwordHash,
      rented_before: await hasRented(tx, ctx.sealer.fingerprint(email.toLowerCase())),
      welcome,
      language,
      created_at: at,
    })
    if (created) {
      await recordAccountEvent(tx, id, 'account_created', {})
      await mailLink(ctx, tx, { id, email, first_name: name.first_name }, language, { kind: 'confirm_address' })
      return
    }
    const owner = await findCustomerByEmail(tx, email)
    if (owner !== undefined) await mailLink(ctx, tx, owner, owner.language, { kind: 'already_registered' })
  })
  return { ok: true, value: null }
}

/** The last word is the family name; who gives one word only has none. */
function splitName(fullName: string): { first_name: string; last_name: string } {
  const words = fullName.split(/\s+/).filter((word) => word !== '')
  const last = words.length > 1 ? words.pop()! : ''
  return { first_name: words.join(' '), last_name: last }
}
