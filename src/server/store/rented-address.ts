import type { Db, Tx } from './db.ts'

/** Remembers that somebody with this address has rented; the fingerprint says nothing to whoever has not the key. */
export async function rememberRented(tx: Tx, fingerprint: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('rented_address')
    .values({ fingerprint, at })
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ at }))
    .execute()
}

export async function hasRented(tx: Tx, fingerprint: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('rented_address')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody had an account with this address before, and rented with it. */
export async function rentedBefore(tx: Tx, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .select('rented_before')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return row.rented_before
}

/** @returns how many */
export async function deleteRentedBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('rented_address').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
