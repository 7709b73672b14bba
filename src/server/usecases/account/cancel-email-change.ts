import type { AccountOwner } from '#domain/actor.ts'
import { transact } from '#store/db.ts'
import type { Context } from '../context.ts'
import { stopEmailChange } from './steps/stop-email-change.ts'

/** Stops the open change of an account's address. Succeeds also if none is open. */
export async function cancelEmailChange(ctx: Context, actor: AccountOwner): Promise<void> {
  await transact(ctx, actor, 'cancelEmailChange', async (tx) => {
    await stopEmailChange(ctx, tx, actor.account)
  })
}
