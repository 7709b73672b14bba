import { transact } from '#store/db.ts'
import type { AccountOwner } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { deleteOwnSession } from '#store/session.ts'
import type { Context } from '../context.ts'

/** Ends the session on the server (D4). Succeeds also if it has ended already. */
export async function logout(ctx: Context, actor: AccountOwner): Promise<void> {
  await transact(ctx, actor, 'logout', async (tx) => {
    const ended = await deleteOwnSession(tx, actor.account, actor.session)
    if (ended) await recordAccountEvent(tx, actor.account, 'signed_out', {})
  })
}
