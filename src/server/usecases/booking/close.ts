import { normaliseReference } from '#domain/reference.ts'
import { lockByReference, moveBooking, type BookingRow } from '#store/booking.ts'
import { listCharges, totalOf } from '#store/charge.ts'
import { transaction, type Outcome } from '#store/db.ts'
import type { Context } from '../context.ts'
import { creditRental } from './steps/credit.ts'
import { closedRental } from './steps/return-charges.ts'
import { closingLetter } from './steps/tell.ts'

export interface Closing {
  reference: string
  /** The sum of charges that was shown, in minor units. */
  chargesMinor: number
  actor: string
}

export type ClosingRefusal = { code: 'booking_not_found' | 'not_possible' | 'odometer_missing' | 'charges_changed' }

/**
 * Closes a settled rental at the charges that were shown: its customer is told, and its member gets the points for what
 * was agreed (D28). Charges after the return are no reason for points.
 */
export async function closeRental(ctx: Context, input: Closing): Promise<Outcome<BookingRow, ClosingRefusal>> {
  const reference = normaliseReference(input.reference)
  if (reference === null) return { ok: false, refusal: { code: 'booking_not_found' } }
  const catalogue = await ctx.catalogue()
  return await transaction(ctx.db, async (tx): Promise<Outcome<BookingRow, ClosingRefusal>> => {
    const booking = await lockByReference(tx, reference, null)
    if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    if (booking.status !== 'returned') return { ok: false, refusal: { code: 'not_possible' } }
    if (booking.km_out === null || booking.km_in === null) return { ok: false, refusal: { code: 'odometer_missing' } }
    const charges = await listCharges(tx, [booking.id])
    if (totalOf(charges) !== input.chargesMinor) return { ok: false, refusal: { code: 'charges_changed' } }
    const closed = await moveBooking(tx, booking, 'closed', { actor: input.actor, reason: null })
    await creditRental(tx, closed, catalogue.rules, ctx.now())
    const end = await closedRental(tx, closed, charges, catalogue.rules)
    await ctx.post(tx, closingLetter(closed, end, catalogue))
    return { ok: true, value: closed }
  })
}
