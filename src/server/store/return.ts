import type { BookingStatus } from '#domain/booking-status.ts'
import type { Db, Tx } from './db.ts'

/** When a booking came to a status; undefined if it has not. */
export async function reachedAt(db: Db | Tx, bookingId: number, status: BookingStatus): Promise<Date | undefined> {
  const row = await db
    .selectFrom('booking_event')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('to_status', '=', status)
    // A change of what is agreed keeps the status.
    .where('from_status', '<>', status)
    .orderBy('id')
    .executeTakeFirst()
  return row?.at
}

/** Writes down readings that were not known before. */
export async function setKilometres(
  tx: Tx,
  id: number,
  { kmOut, kmIn }: { kmOut: number; kmIn: number },
): Promise<void> {
  await tx.updateTable('booking').set({ km_out: kmOut, km_in: kmIn }).where('id', '=', id).execute()
}
