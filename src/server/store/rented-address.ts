import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'

/**
 * Remembers that somebody with this address has rented; the fingerprint says nothing to whoever has not the key.
 * @param customerId the account that leaves it; where another one did before, it is that of neither
 */
export async function rememberRented(tx: Tx, fingerprint: Buffer, customerId: string, at: Date): Promise<void> {
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

/** @param but an account whose own rentals do not count: they are known anyway */
export async function hasRented(tx: Tx, fingerprint: Buffer, but: string | null = null): Promise<boolean> {
  const query = tx.selectFrom('rented_address').select('fingerprint').where('fingerprint', '=', fingerprint)
  const row = await (but === null ? query : query.where('customer_id', 'is distinct from', but)).executeTakeFirst()
  return row !== undefined
}

/** When an account left addresses with which it had rented. */
export async function listLeftAddresses(tx: Tx, customerId: string): Promise<Date[]> {
  const rows = await tx
    .selectFrom('rented_address')
    .select('at')
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
}

const flagsOf = (tx: Tx, customerId: string) =>
  tx.selectFrom('customer').select(['rented_before', 'welcome']).where('id', '=', customerId).executeTakeFirstOrThrow()

/** Whether the account is known to have rented, or somebody before it with its address, whatever its bookings say. */
export async function rentedBefore(tx: Tx, customerId: string): Promise<boolean> {
  return (await flagsOf(tx, customerId)).rented_before
}

/** Whether the account was opened while the welcome offer stood, by somebody who is not known to have rented before. */
export async function isWelcome(tx: Tx, customerId: string): Promise<boolean> {
  const { rented_before: before, welcome } = await flagsOf(tx, customerId)
  return welcome && !before
}

/** @returns how many */
export async function deleteRentedBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('rented_address').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
