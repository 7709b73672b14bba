import type { SignInChange } from '#domain/account-event.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { CustomerRow } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import type { Context } from '../../context.ts'
import { revokeLinks } from './revoke-links.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * What belongs to every change of how an account is opened: the other sessions end and links on their way are void,
 * for both may be in other hands; it is noted, and the owner told.
 * @param sessionId the one that stays, if one does
 */
export async function signInChanged(
  ctx: Context,
  tx: Tx,
  customer: CustomerRow,
  sessionId: string | null,
  what: Exclude<SignInChange, 'recovery_code_used'>,
): Promise<void> {
  await deleteSessionsOf(tx, customer.id, sessionId)
  await revokeLinks(tx, customer.id, ctx.now())
  await recordAccountEvent(tx, customer.id, what, {})
  await tellOwner(ctx, tx, customer, what)
}
