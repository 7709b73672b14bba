import { sql } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import { isFreeCustomer } from './restriction.ts'

/**
 * Remembers that a customer with this address has rented. The fingerprint reveals nothing without the key.
 * @param customerId whose account gives up the address; if another one did so before, neither is stored
 */
export async function rememberRented(tx: Tx, fingerprint: Buffer, customerId: CustomerId, at: Date): Promise<void> {
  await tx
    .insertInto('rented_address')
    .values({ fingerprint, at, customer_id: customerId })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        at,
        customer_id: sql`case when rented_address.customer_id = excluded.customer_id then excluded.customer_id end`,
      }),
    )
    .execute()
}

/** @param but customer whose own rentals do not count, because they are known anyway */
export async function hasRented(tx: Tx, fingerprint: Buffer, but: CustomerId | null = null): Promise<boolean> {
  const query = tx.selectFrom('rented_address').select('fingerprint').where('fingerprint', '=', fingerprint)
  const row = await (but === null ? query : query.where('customer_id', 'is distinct from', but)).executeTakeFirst()
  return row !== undefined
}

/** Moments at which the account of a customer gave up addresses with which they had rented. */
export async function listLeftAddresses(tx: Tx, customerId: CustomerId): Promise<Date[]> {
  const rows = await tx
    .selectFrom('rented_address')
    .select('at')
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
}

const flagsOf = (tx: Tx, customerId: CustomerId) =>
  tx.selectFrom('customer').select(['rented_before', 'welcome']).where('id', '=', customerId).executeTakeFirstOrThrow()

/** Whether a customer, or an earlier one with the same address, is known to have rented, whatever their bookings say. */
export async function rentedBefore(tx: Tx, customerId: CustomerId): Promise<boolean> {
  return (await flagsOf(tx, customerId)).rented_before
}

/** Whether a customer signed up during the welcome offer and is not known to have rented before. */
export async function isWelcome(tx: Tx, customerId: CustomerId): Promise<boolean> {
  const { rented_before: before, welcome } = await flagsOf(tx, customerId)
  return welcome && !before
}

/** @returns the number of deleted addresses */
export async function deleteRentedBefore(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('rented_address')
    .where('at', '<', before)
    .where(isFreeCustomer(sql.ref('rented_address.customer_id')))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
