import type { Db, Tx } from './db.ts'

/** Note that staff pinned to a booking. */
export interface NoteRow {
  id: number
  note: string
  author: string
  at: Date
}

/** Notes that are still pinned, the oldest first. */
export async function listNotes(db: Db | Tx, bookingId: number): Promise<NoteRow[]> {
  return await db
    .selectFrom('booking_note')
    .select(['id', 'note', 'author', 'at'])
    .where('booking_id', '=', bookingId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** @returns the note's number */
export async function insertNote(tx: Tx, bookingId: number, note: Omit<NoteRow, 'id'>): Promise<number> {
  const { id } = await tx
    .insertInto('booking_note')
    .values({ ...note, booking_id: bookingId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes a note off. @returns false if it is not pinned to this booking */
export async function takeOffNote(tx: Tx, bookingId: number, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_note')
    .set({ removed_at: at })
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Pins a note again. @returns false if none was taken off this booking */
export async function putBackNote(tx: Tx, bookingId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('booking_note')
    .set({ removed_at: null })
    .where('booking_id', '=', bookingId)
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
