import { sql, type Insertable, type Selectable } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { bookingColumns, type BookingRow } from './booking.ts'
import type { Db } from './db.ts'
import type { Tables } from './tables.ts'

/** A rental agreement; the PDF is a file of its own. */
export type AgreementRow = Omit<Selectable<Tables['rental_agreement']>, 'id'>

/** Statuses of bookings that have an agreement, even if it is not written yet. */
export const agreedStatuses = ['confirmed', 'active', 'returned', 'closed'] as const satisfies BookingStatus[]

/**
 * Writes an agreement unless there is one: if several processes write at once, the first wins. Its file may be noted
 * afterwards, in the same transaction. @returns whether it was written
 */
export async function insertAgreement(tx: Db, row: Insertable<Tables['rental_agreement']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('rental_agreement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['booking_id', 'revision']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function hasAgreement(db: Db, bookingId: number, revision: number): Promise<boolean> {
  const row = await db
    .selectFrom('rental_agreement')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row !== undefined
}

const columns = [
  'booking_id',
  'revision',
  'language',
  'terms_version',
  'file_name',
  'bytes',
  'sha256',
  'file_id',
  'written_at',
] as const

/** All versions of the agreements of some bookings, the newest first. */
export async function listAgreements(db: Db, bookingIds: readonly number[]): Promise<AgreementRow[]> {
  if (bookingIds.length === 0) return []
  return await db
    .selectFrom('rental_agreement')
    .select(columns)
    .where('booking_id', 'in', bookingIds)
    .orderBy('revision', 'desc')
    .execute()
}

const isWritten = sql<boolean>`exists (
  select from rental_agreement r where r.booking_id = booking.id and r.revision = booking.revision)`

/** Bookings to come or under way whose agreement is not written, the newest first. They have an index of their own. */
export async function listWithoutAgreement(db: Db, limit: number): Promise<BookingRow[]> {
  return await bookingColumns(db)
    .where('status', 'in', ['confirmed', 'active', 'returned'])
    .where(sql<boolean>`not ${isWritten}`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * A page of the bookings of an account that have an agreement, the newest first; cancelled ones only if it was written before.
 * Bookings made without signing in are left out: an agreement reveals more about a person than their letters do
 * (decision 030).
 * @param after last booking of the previous page
 * @param only number of the only booking wanted
 */
export async function listOwnedAgreed(
  db: Db,
  account: AccountId,
  { after, only, limit }: { after: BookingRow | null; only?: string | undefined; limit: number },
): Promise<BookingRow[]> {
  let query = bookingColumns(db)
    .where('customer_id', '=', (eb) =>
      eb.selectFrom('customer as c').select('c.id').where('c.account_id', '=', account),
    )
    .where((eb) =>
      eb.or([
        eb('status', 'in', agreedStatuses),
        sql<boolean>`exists (select from rental_agreement r where r.booking_id = booking.id)`,
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
  if (after !== null) query = query.where('id', '<', after.id)
  if (only !== undefined) query = query.where('reference', '=', only)
  return await query.execute()
}
