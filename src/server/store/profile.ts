import { sql, type Selectable } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** Columns of a customer that they may change themselves. */
const ownColumns = [
  'first_name',
  'last_name',
  'date_of_birth',
  'phone',
  'street_name',
  'house_no',
  'postal_code',
  'city',
  'country',
  'additional_info',
] as const
export type OwnColumns = Pick<Selectable<Tables['customer']>, (typeof ownColumns)[number]>

const columns = [...ownColumns, 'picture', 'documents_sealed', 'profile_version'] as const
export type ProfileRow = Pick<Selectable<Tables['customer']>, (typeof columns)[number]>

const byId = (db: Db | Tx, id: CustomerId) => db.selectFrom('customer').select(columns).where('id', '=', id)

/** Reads a customer's profile. @throws if there is no such customer */
export async function readProfile(db: Db, id: CustomerId): Promise<ProfileRow> {
  return await byId(db, id).executeTakeFirstOrThrow()
}

/** Like `readProfile`, and locks the customer for the rest of the transaction. */
export async function lockProfile(tx: Tx, id: CustomerId): Promise<ProfileRow> {
  return await byId(tx, id).forUpdate().executeTakeFirstOrThrow()
}

/** @param documents given if they changed: their sealed numbers or none, and since when */
export async function updateProfile(
  tx: Tx,
  id: CustomerId,
  own: OwnColumns,
  documents?: { sealed: Buffer | null; at: Date },
): Promise<ProfileRow> {
  return await tx
    .updateTable('customer')
    .set({
      ...own,
      ...(documents && {
        documents_sealed: documents.sealed,
        documents_given_at: documents.sealed === null ? null : documents.at,
      }),
      profile_version: sql`profile_version + 1`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
