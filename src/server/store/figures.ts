import { sql } from 'kysely'

import type { Read } from './db.ts'

/** Number of customers with a closed rental; a customer who rented twice counts once. */
export async function countCustomersOfClosedRentals(db: Read): Promise<number> {
  const { customers } = await db
    .selectFrom('booking')
    .where('status', '=', 'closed')
    .select(sql<number>`count(distinct lower(email))::int`.as('customers'))
    .executeTakeFirstOrThrow()
  return customers
}
