import { sql } from 'kysely'

import type { Read } from './db.ts'

/** Whose rental was carried through to its end; whoever rented twice is one. */
export async function countCustomersOfClosedRentals(db: Read): Promise<number> {
  const { customers } = await db
    .selectFrom('booking')
    .where('status', '=', 'closed')
    .select(sql<number>`count(distinct lower(email))::int`.as('customers'))
    .executeTakeFirstOrThrow()
  return customers
}
