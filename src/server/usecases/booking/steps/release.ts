import type { BookingStatus } from '#domain/booking-status.ts'
import { findJourney, keepJourney } from '#store/assignment.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { Tx } from '#store/db.ts'
import { giveBackPoints } from '#store/points.ts'
import { scopeWithout, type PlanScope } from '#store/plan-scope.ts'
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
  const scope = bringsCar(rentalOf(booking)) ? await lockRelying(tx, booking) : null
  const journey = scope === null ? undefined : await findJourney(tx, booking.id)
  const ended = await moveBooking(tx, booking, to, { reason })
  await keepAgreedCharges(tx, ended, to)
  // The member gets back the points for free days that they did not use (D28).
  if (booking.price.points !== undefined) await giveBackPoints(tx, booking.id)
  if (scope !== null && (await planClass(tx, scope)) === undefined && journey !== undefined)
    await keepJourney(tx, journey)
  return ended
}

/** Locks the stock of those who rely on the car of a booking. @returns the scope of a new plan for them */
async function lockRelying(tx: Tx, booking: BookingRow): Promise<PlanScope> {
  const find = () => scopeWithout(tx, booking.class_id, { rental: booking.id })
  await lockStock(tx, await find(), atItsBranches(booking))
  // While this one waited, another transaction may have planned somebody on the car.
  const scope = await find()
  await lockStock(tx, scope)
  return scope
}
