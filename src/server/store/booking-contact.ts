import { tell } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
import type { Tx } from './db.ts'

/** Details of a booking's customer that change without a change of what is agreed. */
export type Contact = Partial<Pick<BookingRow, 'flight' | 'phone' | 'email'>>

/** Sets flight, phone or mail address of a booking. The log says which of them changed, but not to what. */
export async function setContact(tx: Tx, booking: BookingRow, contact: Contact): Promise<BookingRow> {
  await tx.updateTable('booking').set(contact).where('id', '=', booking.id).execute()
  for (const event of Object.keys(contact)) await tell(tx, { ...storyOf(booking), event })
  return { ...booking, ...contact }
}

export type CustomerName = Pick<BookingRow, 'first_name' | 'last_name'>

/** Sets the name of a booking's customer, who is its main driver. The caller sees to the agreement, which has the name. */
export async function setCustomerName(tx: Tx, booking: BookingRow, name: CustomerName): Promise<BookingRow> {
  await tx.updateTable('booking').set(name).where('id', '=', booking.id).execute()
  await tx
    .updateTable('booking_driver')
    .set(name)
    .where('booking_id', '=', booking.id)
    .where('position', '=', 0)
    .execute()
  await tell(tx, { ...storyOf(booking), event: 'name' })
  return { ...booking, ...name }
}
