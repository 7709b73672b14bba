import { tell } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
import type { Tx } from './db.ts'

/** Details that a customer may change without changing the agreement. */
export type Contact = Partial<Pick<BookingRow, 'flight' | 'phone'>>

/** Sets flight or phone of a booking. The log says which of them changed, but not to what. */
export async function setContact(tx: Tx, booking: BookingRow, contact: Contact): Promise<BookingRow> {
  await tx.updateTable('booking').set(contact).where('id', '=', booking.id).execute()
  for (const event of Object.keys(contact)) await tell(tx, { ...storyOf(booking), event })
  return { ...booking, ...contact }
}
