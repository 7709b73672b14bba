import type { Insertable } from 'kysely'

import type { Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** Tables whose rows get their id from the call that makes them (`idOfCall`). */
type Table = 'business' | 'newsletter_issue' | 'privacy_request'

/** Adds a row, unless an earlier try of the same call has. @returns whether it was added */
export async function insertOnce<T extends Table>(tx: Tx, table: T, row: Insertable<Tables[T]>): Promise<boolean> {
  const result = await tx
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
