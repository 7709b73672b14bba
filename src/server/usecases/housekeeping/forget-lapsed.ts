import type { System } from '#domain/actor.ts'
import { transact } from '#store/db.ts'
import { forgetOldKeys } from '#store/idempotency.ts'
import { deleteOldQuotes } from '#store/quote.ts'
import type { Context } from '../context.ts'

const AT_A_TIME = 500

/**
 * Removes quotes that ended more than a day ago, and equally old keys of calls, whose retries are no longer answered.
 * @returns number of quotes
 */
export async function forgetLapsed(ctx: Context, actor: System): Promise<number> {
  await transact(ctx, actor, 'forgetLapsed', forgetOldKeys)
  for (let removed = 0; ;) {
    const some = await deleteOldQuotes(ctx.db, AT_A_TIME)
    removed += some
    if (some < AT_A_TIME) return removed
  }
}
