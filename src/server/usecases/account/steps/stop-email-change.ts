import type { AccountId } from '#domain/ids.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockAccount } from '#store/account.ts'
import type { Tx } from '#store/db.ts'
import { endEmailChanges } from '#store/email-change.ts'
import type { Context } from '../../context.ts'

/** Stops the open change of an account's address. @returns false if none is open */
export async function stopEmailChange(ctx: Context, tx: Tx, accountId: AccountId): Promise<boolean> {
  await lockAccount(tx, accountId)
  const stopped = await endEmailChanges(tx, accountId, ctx.now())
  if (stopped) await recordAccountEvent(tx, accountId, 'email_change_stopped', {})
  return stopped
}
