import type { AccountId } from '#domain/ids.ts'
import type { Db } from './db.ts'

/** Filter that a colleague saved under a name. */
export interface FilterRow {
  id: string
  name: string
  query: string
}

/** Number of filters that a colleague may save. */
export const MOST_FILTERS = 30

export async function listFilters(db: Db, account: AccountId): Promise<FilterRow[]> {
  return await db
    .selectFrom('staff_filter')
    .select(['id', 'name', 'query'])
    .where('account_id', '=', account)
    .orderBy('name')
    .execute()
}

/** Saves a filter; one of the same name is replaced. */
export async function putFilter(db: Db, account: AccountId, { name, query }: Omit<FilterRow, 'id'>): Promise<void> {
  await db
    .insertInto('staff_filter')
    .values({ account_id: account, list: 'bookings', name, query })
    .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ query }))
    .execute()
}

export async function deleteFilter(db: Db, account: AccountId, id: string): Promise<void> {
  await db.deleteFrom('staff_filter').where('account_id', '=', account).where('id', '=', id).execute()
}
