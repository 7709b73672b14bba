import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { deviceProof } from '#secrets/known-device.ts'
import { verifyPassword } from '#secrets/password.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { confirmEmail, lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { findUsableLink, takeLink } from '#store/mail-link.ts'
import { hashToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { startSession, type NewSession, type SignedInHere } from './steps/start-session.ts'

export type ConfirmRefusal =
  | { code: 'link_invalid' }
  | { code: 'wrong_password'; fields: { currentPassword: 'wrong_password' } }

const invalid = { ok: false, refusal: { code: 'link_invalid' } } as const

/**
 * Confirms the address with the token of a mailed link, which it uses up, and signs in (D5). The reader of the letter
 * must also know the password: a stranger may have chosen it, and a single click would open the account to the stranger
 * (docs/decisions/040-who-confirms-knows-the-password.md). A wrong password leaves the link in force.
 */
export async function confirmAddress(
  ctx: Context,
  actor: Caller,
  input: Omit<NewSession, 'remember'> & { token: string; currentPassword: string },
): Promise<Outcome<SignedInHere, ConfirmRefusal>> {
  assertMay(actor, 'confirmAddress')
  const tokenHash = hashToken(input.token)
  const link = await findUsableLink(ctx.db, tokenHash, 'confirm_address', ctx.now())
  if (link === undefined) return invalid
  if (!(await verifyPassword(link.password_hash, input.currentPassword))) {
    return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
  }
  return await transaction(ctx, actor, 'confirmAddress', async (tx): Promise<Outcome<SignedInHere, ConfirmRefusal>> => {
    const taken = await takeLink(tx, tokenHash, 'confirm_address', ctx.now())
    const account = taken && (await lockAccount(tx, taken))
    if (account === undefined || account.password_hash !== link.password_hash) return invalid
    // An owner who has confirmed before signs in as usual, with a second factor if there is one.
    if (!(await confirmEmail(tx, account.id, ctx.now()))) return invalid
    await recordAccountEvent(tx, account.id, 'address_confirmed', {})
    const proof = deviceProof(ctx.sealer, null, account)
    return { ok: true, value: { ...(await startSession(ctx, tx, account, input, 'signed_in')), proof } }
  })
}
