import type { Insertable, Selectable } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type AccountDriverRow = Selectable<Tables['account_driver']>
export type DriverValues = Omit<Insertable<Tables['account_driver']>, 'id' | 'customer_id' | 'created_at'>

/** The drivers that a customer keeps at hand, in the order in which they were added. */
export async function listDrivers(db: Db | Tx, customerId: CustomerId): Promise<AccountDriverRow[]> {
  return await db
    .selectFrom('account_driver')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertDriver(tx: Tx, customerId: CustomerId, values: DriverValues): Promise<AccountDriverRow> {
  return await tx
    .insertInto('account_driver')
    .values({ ...values, customer_id: customerId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes an existing driver. The caller has locked the customer. */
export async function updateDriver(tx: Tx, id: string, values: DriverValues): Promise<AccountDriverRow> {
  return await tx
    .updateTable('account_driver')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes a driver. The caller has locked the customer. @returns false if the customer has no such driver */
export async function deleteDriver(tx: Tx, customerId: CustomerId, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('account_driver')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}
