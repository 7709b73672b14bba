import type { BookingStatus } from '#domain/booking-status.ts'
import { findJourney, keepJourney } from '#store/assignment.ts'
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
 * transfer; others whom the plan only put on this car are planned anew. Where cars that staff fixed leave no other plan,
 * the journey is kept as well: nobody is refused the end of their booking. The caller has locked the booking, and the
 * stock only if the booking was never certain.
 */
export async function release(
  tx: Tx,
  booking: BookingRow,
  to: Ending,
  reason: string | null = null,
): Promise<BookingRow> {
  const scope = bringsCar(rentalOf(booking)) ? await scopeWithout(tx, booking.class_id, { rental: booking.id }) : null
  if (scope !== null) await lockStock(tx, scope, atItsBranches(booking))
  const journey = scope === null ? undefined : await findJourney(tx, booking.id)
  const ended = await moveBooking(tx, booking, to, { reason })
  await keepAgreedCharges(tx, ended, to)
  // The member gets back the points for free days that they did not use (D28).
  if (booking.price.points !== undefined) await giveBackPoints(tx, booking.id)
  if (scope !== null && (await planClass(tx, scope)) === undefined && journey !== undefined)
    await keepJourney(tx, journey)
  return ended
}
