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
 * Follows every change of how an account is opened. The other sessions end and links on their way become void, for both
 * may be in other hands; the change is noted and the owner told. The session in which the owner made the change stays;
 * if the company made it, none does.
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
