import { recordAccountEvent } from '#store/account-event.ts'
import { deleteSessionsOf } from '#store/session.ts'
import type { Context } from '../context.ts'

/** Signs a customer out everywhere, or everywhere but in the session that `keep` names. */
export async function endSessions(ctx: Context, input: { customerId: string; keep: string | null }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const ended = await deleteSessionsOf(tx, input.customerId, input.keep)
    if (ended > 0) await recordAccountEvent(tx, input.customerId, 'signed_out', {})
  })
}
