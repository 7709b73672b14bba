import type { Caller } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { assertMay } from '#domain/rights.ts'
import { hashToken } from '#secrets/token.ts'
import { findAccountByEmail } from '#store/account.ts'
import { findInvitation, type InvitationRow } from '#store/staff-invitation.ts'
import type { Context } from '../context.ts'

interface Invited extends InvitationRow {
  /** Whether their address has an account whose password stays. */
  hasPassword: boolean
}

/** Shows an invitation to the person whose mailbox has its link. It does not use the link up. */
export async function viewInvitation(
  ctx: Context,
  actor: Caller,
  { token }: { token: string },
): Promise<Outcome<Invited, { code: 'link_invalid' }>> {
  assertMay(actor, 'viewInvitation')
  const found = await findInvitation(ctx.db, hashToken(token), ctx.now())
  if (found === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
  const account = await findAccountByEmail(ctx.db, found.email)
  const hasPassword = account !== undefined && account.email_confirmed_at !== null && account.password_hash !== null
  return { ok: true, value: { ...found, hasPassword } }
}
