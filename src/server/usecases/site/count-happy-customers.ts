import { countCustomersOfClosedRentals } from '#store/figures.ts'
import type { Context } from '../context.ts'

/** Time in ms for which the number is cached: counting reads every rental, and nobody needs it to the minute. */
const KEPT_MS = 10 * 60_000

/** @returns a function that counts at most every ten minutes, however many callers ask */
export function happyCustomers(ctx: Context): () => Promise<number> {
  let kept: { readonly until: number; readonly count: Promise<number> } | undefined
  return () => {
    const now = ctx.now().getTime()
    if (!kept || kept.until <= now) {
      const count = ctx.read(countCustomersOfClosedRentals)
      kept = { until: now + KEPT_MS, count }
      // A failure is not cached: the next call counts again.
      count.catch(() => (kept = undefined))
    }
    return kept.count
  }
}
