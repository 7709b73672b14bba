import type { Staff } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { deleteFilter, listFilters, type FilterRow } from '#store/staff-filter.ts'
import type { Context } from '../context.ts'

/** Removes a filter of a colleague. @returns those that are left */
export async function removeFilter(ctx: Context, actor: Staff, id: string): Promise<FilterRow[]> {
  assertMay(actor, 'removeFilter')
  await deleteFilter(ctx.db, actor.account, id)
  return await listFilters(ctx.db, actor.account)
}
