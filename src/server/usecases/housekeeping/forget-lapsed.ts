import { deleteLapsedHolds } from '#store/hold.ts'
import { forgetOldKeys } from '#store/idempotency.ts'
import type { Context } from '../context.ts'

const AT_A_TIME = 500

/**
 * Removes quotes that lapsed a day ago with all that was written about them, and the keys of calls as old; as long as a
 * key is kept, a retry gets its answer. @returns how many quotes
 */
export async function forgetLapsed(ctx: Context): Promise<number> {
  await ctx.db.transaction().execute(forgetOldKeys)
  for (let removed = 0; ;) {
    const some = await deleteLapsedHolds(ctx.db, AT_A_TIME)
    removed += some
    if (some < AT_A_TIME) return removed
  }
}
