import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** Gives an account a role. @returns false if it has one already */
export async function insertStaff(
  tx: Tx,
  row: { customer_id: string; name: string; role: Tables['staff']['role'] },
): Promise<boolean> {
  const result = await tx
    .insertInto('staff')
    .values(row)
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** The role of an account, if it is one of staff. */
export async function findRole(db: Db | Tx, customerId: string): Promise<Tables['staff']['role'] | undefined> {
  const row = await db.selectFrom('staff').select('role').where('customer_id', '=', customerId).executeTakeFirst()
  return row?.role
}
