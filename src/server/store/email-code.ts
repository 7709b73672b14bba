import { sql } from 'kysely'

import type { Db, Tx } from './db.ts'

/** Stores the only valid code of an address and voids the previous one. */
export async function putEmailCode(
  tx: Tx,
  row: { address: Buffer; code: Buffer; tries_left: number; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('email_code')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute()
}

/** Counts an attempt before judging it, so that simultaneous ones gain nothing. @returns whether the code is right */
export async function tryEmailCode(db: Db, address: Buffer, code: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    update email_code set tries_left = tries_left - 1
    where address = ${address} and tries_left > 0 and expires_at > ${now}
    returning code = ${code} as found`.execute(db)
  return rows[0]?.found ?? false
}

/** @returns false if it was spent before */
export async function spendEmailCode(tx: Tx, address: Buffer): Promise<boolean> {
  const result = await tx.deleteFrom('email_code').where('address', '=', address).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** @returns the number of deleted codes */
export async function deleteEmailCodesBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('email_code').where('expires_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
