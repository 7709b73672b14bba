import { tell, tellNothing } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
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

/** Writes down readings that were not known before, and says so in the log. */
export async function setKilometres(
  tx: Tx,
  booking: BookingRow,
  { kmOut, kmIn }: { kmOut: number; kmIn: number },
): Promise<void> {
  const before = { kmOut: booking.km_out, kmIn: booking.km_in }
  if (before.kmOut === kmOut && before.kmIn === kmIn) {
    tellNothing(tx)
    return
  }
  await tx.updateTable('booking').set({ km_out: kmOut, km_in: kmIn }).where('id', '=', booking.id).execute()
  await tell(tx, { ...storyOf(booking), event: 'read_odometer', before, after: { kmOut, kmIn } })
}
