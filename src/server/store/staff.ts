import { sql, type Insertable } from 'kysely'

import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

/** @returns false if the address has a staff account already */
export async function insertStaff(db: Db, row: Insertable<Tables['staff']>): Promise<boolean> {
  const result = await db
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
