import type { Staff } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import { lockSession } from '#store/session.ts'
import type { Context } from '../context.ts'

/**
 * Locks the session of a colleague who leaves the counter: nobody who comes by can use it, not even with its token.
 * It stays locked when the page is loaded again.
 */
export async function lockScreen(ctx: Context, actor: Staff, session: string): Promise<void> {
  assertMay(actor, 'lockScreen')
  await transact(ctx, actor, 'lockScreen', async (tx) => {
    // Each tab tells of the lock, and again after a connection was lost.
    if (await lockSession(tx, session, ctx.now()))
      await tell(tx, { event: 'screen_locked', subject: ['staff', actor.account] })
  })
}
