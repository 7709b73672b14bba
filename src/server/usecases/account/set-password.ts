import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { deviceProof } from '#secrets/known-device.ts'
import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { confirmEmail, setPasswordHash } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { findUsableLink, takeLink } from '#store/mail-link.ts'
import { deleteSessionsOf } from '#store/session.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { forgetStrangers } from './steps/guessing.ts'
import { namesOf } from './steps/owner-names.ts'
import { revokeLinks } from './steps/revoke-links.ts'

export interface PasswordSet {
  /** Address of the account to which the link belongs. */
  email: string
  /** Value by which the browser is recognised (known-device.ts). */
  proof: string
}

export type SetPasswordRefusal = { code: 'link_invalid' } | { code: 'weak_password'; fields: Record<string, string> }

/**
 * Sets the password with the token of a mailed link, which it uses up and which confirms the address (D5). All sessions of
 * the account end, and its other links become void. A weak password leaves the link in force. If there was a password
 * before, a letter tells its owner of the change. Strangers' guesses do not keep the owner out: their failures are
 * forgotten, and the browser is known from now on.
 */
export async function setPassword(
  ctx: Context,
  actor: Caller,
  input: { token: string; password: string },
): Promise<Outcome<PasswordSet, SetPasswordRefusal>> {
  assertMay(actor, 'setPassword')
  const tokenHash = hashToken(input.token)
  const link = await findUsableLink(ctx.db, tokenHash, 'set_password', ctx.now())
  if (link === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
  if (await isWeakPassword(input.password, [link.first_name, link.last_name, link.email])) {
    return { ok: false, refusal: { code: 'weak_password', fields: { password: 'weak_password' } } }
  }
  const passwordHash = await hashPassword(input.password)
  return await transaction(ctx, actor, 'setPassword', async (tx): Promise<Outcome<PasswordSet, SetPasswordRefusal>> => {
    const account = await takeLink(tx, tokenHash, 'set_password', ctx.now())
    if (account === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
    if (await confirmEmail(tx, account, ctx.now())) await recordAccountEvent(tx, account, 'address_confirmed', {})
    await setPasswordHash(tx, account, passwordHash)
    await recordAccountEvent(tx, account, link.password_hash === null ? 'password_set' : 'password_changed', {})
    await deleteSessionsOf(tx, account)
    await revokeLinks(tx, account, ctx.now())
    await forgetStrangers(ctx, tx, link.email)
    if (link.password_hash !== null) {
      const { email, language } = link
      await ctx.post(tx, { kind: 'password_changed', recipient: email, language, data: namesOf(link) })
    }
    const proof = deviceProof(ctx.sealer, null, { id: account, password_hash: passwordHash })
    return { ok: true, value: { email: link.email, proof } }
  })
}
