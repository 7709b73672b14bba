import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { countCustomersOfClosedRentals } from '#store/figures.ts'
import type { Context } from '../context.ts'

/** Time in ms for which the number is cached: counting reads every rental, and nobody needs it to the minute. */
const KEPT_MS = 10 * 60_000

const kept = new WeakMap<Context, { readonly until: number; readonly count: Promise<number> }>()

/** Counts the customers of closed rentals, at most every ten minutes, however many callers ask. */
export async function happyCustomers(ctx: Context, actor: Caller): Promise<number> {
  assertMay(actor, 'happyCustomers')
  const now = ctx.now().getTime()
  const known = kept.get(ctx)
  if (known !== undefined && known.until > now) return await known.count
  const count = ctx.read(countCustomersOfClosedRentals)
  kept.set(ctx, { until: now + KEPT_MS, count })
  // A failure is not cached: the next call counts again.
  count.catch(() => kept.delete(ctx))
  return await count
}
