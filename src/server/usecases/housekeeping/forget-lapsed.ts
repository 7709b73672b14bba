import type { System } from '#domain/actor.ts'
import { transact } from '#store/db.ts'
import { forgetOldKeys } from '#store/idempotency.ts'
import { deleteOldQuotes } from '#store/quote.ts'
import type { Context } from '../context.ts'

const AT_A_TIME = 500

/**
 * Removes quotes that were over a day ago, and the keys of calls as old; as long as a key is kept, a retry gets its answer. @returns how many quotes
 */
export async function forgetLapsed(ctx: Context, actor: System): Promise<number> {
  await transact(ctx, actor, 'forgetLapsed', forgetOldKeys)
  for (let removed = 0; ;) {
    const some = await deleteOldQuotes(ctx.db, AT_A_TIME)
    removed += some
    if (some < AT_A_TIME) return removed
  }
}
