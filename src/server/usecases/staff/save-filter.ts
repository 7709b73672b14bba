import type { Staff } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { assertMay } from '#domain/rights.ts'
import { listFilters, MOST_FILTERS, putFilter, type FilterRow } from '#store/staff-filter.ts'
import type { Context } from '../context.ts'

/** Saves a filter under a name; one of the same name is replaced. */
export async function saveFilter(
  ctx: Context,
  actor: Staff,
  filter: Omit<FilterRow, 'id'>,
): Promise<Outcome<FilterRow[], { code: 'too_many_filters' }>> {
  assertMay(actor, 'saveFilter')
  const before = await listFilters(ctx.db, actor.account)
  const known = before.some(({ name }) => name === filter.name)
  if (!known && before.length >= MOST_FILTERS) return { ok: false, refusal: { code: 'too_many_filters' } }
  await putFilter(ctx.db, actor.account, filter)
  return { ok: true, value: await listFilters(ctx.db, actor.account) }
}
