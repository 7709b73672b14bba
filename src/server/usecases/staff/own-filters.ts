import type { Staff } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listFilters, type FilterRow } from '#store/staff-filter.ts'
import type { Context } from '../context.ts'

/** Filters that a colleague saved, by name. */
export async function ownFilters(ctx: Context, actor: Staff): Promise<FilterRow[]> {
  assertMay(actor, 'ownFilters')
  return await listFilters(ctx.db, actor.account)
}
