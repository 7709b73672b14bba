import { transact } from '#store/db.ts'
import type { AccountOwner } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { deleteSessionsOf } from '#store/session.ts'
import type { Context } from '../context.ts'

/** Signs the owner of an account out everywhere, or everywhere but in the session that `keep` names. */
export async function endSessions(ctx: Context, actor: AccountOwner, input: { keep: string | null }): Promise<void> {
  await transact(ctx, actor, 'endSessions', async (tx) => {
    const ended = await deleteSessionsOf(tx, actor.account, input.keep)
    if (ended > 0) await recordAccountEvent(tx, actor.account, 'signed_out', {})
  })
}
