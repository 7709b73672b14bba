import type { BookingRow } from '#store/booking.ts'
import { listBookingDrivers } from '#store/booking-driver.ts'
import type { Tx } from '#store/db.ts'
import { openPapers } from '../../booking/steps/seal-papers.ts'
import type { Context } from '../../context.ts'
import { marksOf } from './marks.ts'

/** Marks of the person of a booking, by its address and the main driver's licence. */
export async function marksOfGuest(ctx: Context, tx: Tx, { id, email }: BookingRow): Promise<Buffer[]> {
  const [main] = await listBookingDrivers(tx, id)
  const licence = main === undefined ? '' : (openPapers(ctx, main).licenseNumber ?? '')
  return marksOf(ctx, { emails: [email], licences: [licence] })
}
