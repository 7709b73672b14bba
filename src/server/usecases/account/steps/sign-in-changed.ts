import { sessionOf } from '#domain/actor.ts'
import type { SignInChange } from '#domain/account-event.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { AccountRow } from '#store/account.ts'
import type { Tx } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import type { Context } from '../../context.ts'
import { revokeLinks } from './revoke-links.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * What belongs to every change of how an account is opened: the other sessions end and links on their way are void,
 * for both may be in other hands; it is noted, and the owner told.
 * The session of its owner stays; where somebody else changes it, none does.
 */
export async function signInChanged(
  ctx: Context,
  tx: Tx,
  account: AccountRow,
  what: Exclude<SignInChange, 'recovery_code_used'>,
): Promise<void> {
  await deleteSessionsOf(tx, account.id, sessionOf(tx.act.actor))
  await revokeLinks(tx, account.id, ctx.now())
  await recordAccountEvent(tx, account.id, what, {})
  await tellOwner(ctx, tx, account, what)
}
