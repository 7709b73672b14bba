import { sql, type Selectable } from 'kysely'

import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type SecondFactorRow = Selectable<Tables['second_factor']>

export async function findSecondFactor(db: Db | Tx, customerId: string): Promise<SecondFactorRow | undefined> {
  return await db.selectFrom('second_factor').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

/** Like `findSecondFactor`, and locks the factor. The caller has locked the customer. */
export async function lockSecondFactor(tx: Tx, customerId: string): Promise<SecondFactorRow | undefined> {
  return await tx
    .selectFrom('second_factor')
    .selectAll()
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Begins anew with an unproven secret. @returns false if a factor is in force */
export async function beginSecondFactor(tx: Tx, customerId: string, sealed: Buffer, at: Date): Promise<boolean> {
  const result = await tx
    .insertInto('second_factor')
    .values({ customer_id: customerId, secret_sealed: sealed, begun_at: at })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ secret_sealed: sealed, begun_at: at, failures: 0, failed_at: null })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function putInForce(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx.updateTable('second_factor').set({ confirmed_at: at }).where('customer_id', '=', customerId).execute()
}

/** Notes a right code, after which no code of its step or an earlier one is accepted. */
export async function noteStep(tx: Tx, customerId: string, step: number): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ last_step: step, failures: 0, failed_at: null })
    .where('customer_id', '=', customerId)
    .execute()
}

export async function noteFailure(tx: Tx, customerId: string, at: Date): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ failures: sql`failures + 1`, failed_at: at })
    .where('customer_id', '=', customerId)
    .execute()
}

/** Deletes the factor with its recovery codes. @returns false if none was in force */
export async function deleteSecondFactor(tx: Tx, customerId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_factor')
    .where('customer_id', '=', customerId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return gone !== undefined && gone.confirmed_at !== null
}

/** Replaces all recovery codes of a customer. */
export async function replaceRecoveryCodes(tx: Tx, customerId: string, fingerprints: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute()
  await tx
    .insertInto('recovery_code')
    .values(fingerprints.map((fingerprint) => ({ fingerprint, customer_id: customerId })))
    .execute()
}

/** Uses up a recovery code; of two simultaneous calls, one succeeds. */
export async function takeRecoveryCode(tx: Tx, customerId: string, fingerprint: Buffer, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('fingerprint', '=', fingerprint)
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Number of recovery codes that can still be used. */
export async function countRecoveryCodes(db: Db | Tx, customerId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('codes'))
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.codes
}
