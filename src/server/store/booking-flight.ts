import { tell } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
import type { Tx } from './db.ts'

/** Sets the flight of a booking. The log says that it changed, but not which flight it is. */
export async function setFlight(tx: Tx, booking: BookingRow, flight: string | null): Promise<BookingRow> {
  await tx.updateTable('booking').set({ flight }).where('id', '=', booking.id).execute()
  await tell(tx, { ...storyOf(booking), event: 'flight' })
  return { ...booking, flight }
}
