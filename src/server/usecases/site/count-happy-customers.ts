import { countCustomersOfClosedRentals } from '#store/figures.ts'
import type { Context } from '../context.ts'

/** It reads every rental there ever was, and nobody needs it to the minute. */
const KEPT_MS = 10 * 60_000

/** @returns a function that counts at most every ten minutes, however many ask */
export function happyCustomers(ctx: Context): () => Promise<number> {
  let kept: { readonly until: number; readonly count: Promise<number> } | undefined
  return () => {
    const now = ctx.now().getTime()
    if (!kept || kept.until <= now) {
      const count = ctx.read(countCustomersOfClosedRentals)
      kept = { until: now + KEPT_MS, count }
      // A failure is not kept: the next one to ask has it counted again.
      count.catch(() => (kept = undefined))
    }
    return kept.count
  }
}
