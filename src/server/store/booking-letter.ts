import { sql } from 'kysely'

import type { Language } from '#domain/language.ts'
import type { Db, Tx } from './db.ts'

/** Letter to the customer of a booking. */
export interface BookingLetterRow {
  id: string
  kind: string
  language: Language
  data: unknown
  written_at: Date
  /** Null until the mail server has it. */
  sent_at: Date | null
}

/** Keeps the content of letters about bookings. The caller has taken out the tokens of links. */
export async function keepBookingLetters(
  tx: Tx,
  letters: readonly { id: string; bookingId: number; kind: string; language: Language; data: object }[],
  at: Date,
): Promise<void> {
  if (letters.length === 0) return
  const rows = letters.map(({ bookingId, data, ...letter }) => ({
    ...letter,
    booking_id: bookingId,
    data: JSON.stringify(data),
    written_at: at,
  }))
  await tx.insertInto('booking_letter').values(rows).execute()
}

export async function markBookingLetterSent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('booking_letter').set({ sent_at: at }).where('id', '=', id).execute()
}

const columns = ['id', 'kind', 'language', 'data', 'written_at', 'sent_at'] as const

/** Letters of a booking, the newest first. */
export async function listBookingLetters(db: Db | Tx, bookingId: number): Promise<BookingLetterRow[]> {
  return await db
    .selectFrom('booking_letter')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

export async function findBookingLetter(
  db: Db | Tx,
  bookingId: number,
  id: string,
): Promise<BookingLetterRow | undefined> {
  return await db
    .selectFrom('booking_letter')
    .select(columns)
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Removes letters about rentals that were over before a moment (D35). @returns their number */
export async function forgetBookingLetters(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    delete from booking_letter l using booking_over o
    where o.booking_id = l.booking_id and o.at < ${before}`.execute(tx)
  return Number(result.numAffectedRows)
}
