import type { BookingStatus } from '#domain/booking-status.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { Tx } from '#store/db.ts'
import { giveBackPoints } from '#store/points.ts'
import { scopeWithout } from '#store/plan-scope.ts'
import { atItsBranches, lockStock } from '#store/stock.ts'
import { keepAgreedCharges } from './agreed-charges.ts'
import { bringsCar, planClass } from './assign-car.ts'
import { rentalOf } from './rental.ts'

type Ending = Extract<BookingStatus, 'expired' | 'declined' | 'withdrawn' | 'cancelled' | 'no_show'>

/**
 * Ends a booking and releases its car. If others rely on the arrival of its car, the database keeps the journey as a
 * transfer; others whom the plan only put on this car are planned anew. The caller has locked the booking, and the stock
 * only if the booking was never certain. @throws if cars fixed by staff leave the others without a plan
 */
export async function release(
  tx: Tx,
  booking: BookingRow,
  to: Ending,
  reason: string | null = null,
): Promise<BookingRow> {
  const scope = bringsCar(rentalOf(booking)) ? await scopeWithout(tx, booking.class_id, { rental: booking.id }) : null
  if (scope !== null) await lockStock(tx, scope, atItsBranches(booking))
  const ended = await moveBooking(tx, booking, to, { reason })
  await keepAgreedCharges(tx, ended, to)
  // The member gets back the points for free days that they did not use (D28).
  if (booking.price.points !== undefined) await giveBackPoints(tx, booking.id)
  if (scope !== null && (await planClass(tx, scope)) === undefined) {
    throw new Error(`no plan is left for class ${booking.class_id} without booking ${booking.id}`)
  }
  return ended
}
