import type { BookingStatus } from '#domain/booking-status.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import { addCancellation } from '#store/charge.ts'
import type { Tx } from '#store/db.ts'
import { giveBackPoints } from '#store/points.ts'
import { scopeWithout } from '#store/plan-scope.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import { keepAgreedCharges } from './agreed-charges.ts'
import { bringsCar, planClass } from './assign-car.ts'
import { rentalOf } from './rental.ts'

type Ending = Extract<BookingStatus, 'expired' | 'declined' | 'cancelled' | 'no_show'>

/**
 * Ends a booking and gives its car back. Where others rely on the arrival of its car, the database keeps the way
 * there as a transfer; where they do not, but the plan put them on this car, they are planned anew.
 * The caller holds the booking, and stock only if it was never certain. @throws if cars fixed by staff leave the others without a plan
 */
export async function release(
  tx: Tx,
  booking: BookingRow,
  to: Ending,
  change: { reason?: string | null; feeMinor?: number } = {},
): Promise<BookingRow> {
  const scope = bringsCar(rentalOf(booking)) ? await scopeWithout(tx, booking.class_id, { rental: booking.id }) : null
  if (scope !== null) await lockStock(tx, scope, atItsBranches(booking))
  const set = change.feeMinor === undefined ? {} : { cancel_fee_minor: change.feeMinor }
  const ended = await moveBooking(tx, booking, to, { reason: change.reason ?? null, set })
  await keepAgreedCharges(tx, ended, to)
  if (change.feeMinor !== undefined) await addCancellation(tx, ended, change.feeMinor)
  // Points that paid free days which nobody drove come back (D28).
  if (booking.price.points !== undefined) await giveBackPoints(tx, booking.id)
  if (scope !== null && (await planClass(tx, scope)) === undefined) {
    throw new Error(`no plan is left for class ${booking.class_id} without booking ${booking.id}`)
  }
  return ended
}
