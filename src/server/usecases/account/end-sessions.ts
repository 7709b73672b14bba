import { deleteSessionsOf } from '../../store/session.ts'
import type { Context } from '../context.ts'

/** Signs a customer out everywhere, or everywhere but in the session that `keep` names. */
export async function endSessions(ctx: Context, input: { customerId: string; keep: string | null }): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await deleteSessionsOf(tx, input.customerId, input.keep)
  })
}
