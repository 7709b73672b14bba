import { sql, type Selectable } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

export type SecondFactorRow = Selectable<Tables['second_factor']>

export async function findSecondFactor(db: Db | Tx, accountId: AccountId): Promise<SecondFactorRow | undefined> {
  return await db.selectFrom('second_factor').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Like `findSecondFactor`, and locks the factor. The caller has locked the account. */
export async function lockSecondFactor(tx: Tx, accountId: AccountId): Promise<SecondFactorRow | undefined> {
  return await tx
    .selectFrom('second_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Begins anew with an unproven secret. @returns false if a factor is in force */
export async function beginSecondFactor(tx: Tx, accountId: AccountId, sealed: Buffer, at: Date): Promise<boolean> {
  const result = await tx
    .insertInto('second_factor')
    .values({ account_id: accountId, secret_sealed: sealed, begun_at: at })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret_sealed: sealed, begun_at: at, failures: 0, failed_at: null })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function putInForce(tx: Tx, accountId: AccountId, at: Date): Promise<void> {
  await tx.updateTable('second_factor').set({ confirmed_at: at }).where('account_id', '=', accountId).execute()
}

/** Notes a right code, after which no code of its step or an earlier one is accepted. */
export async function noteStep(tx: Tx, accountId: AccountId, step: number): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ last_step: step, failures: 0, failed_at: null })
    .where('account_id', '=', accountId)
    .execute()
}

export async function noteFailure(tx: Tx, accountId: AccountId, at: Date): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ failures: sql`failures + 1`, failed_at: at })
    .where('account_id', '=', accountId)
    .execute()
}

/** Deletes the factor with its recovery codes. @returns false if none was in force */
export async function deleteSecondFactor(tx: Tx, accountId: AccountId): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return gone !== undefined && gone.confirmed_at !== null
}

/** Replaces all recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: AccountId,
  fingerprints: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_code')
    .values(fingerprints.map((fingerprint) => ({ fingerprint, account_id: accountId })))
    .execute()
}

/** Uses up a recovery code; of two simultaneous calls, one succeeds. */
export async function takeRecoveryCode(tx: Tx, accountId: AccountId, fingerprint: Buffer, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable('recovery_code')
    .set({ used_at: at })
    .where('fingerprint', '=', fingerprint)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Number of recovery codes that can still be used. */
export async function countRecoveryCodes(db: Db | Tx, accountId: AccountId): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('codes'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.codes
}
