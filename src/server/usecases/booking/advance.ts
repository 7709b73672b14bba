import { canMove } from '../../../domain/booking-status.ts'
import { dateOf, toLocal } from '../../../domain/period.ts'
import { normaliseReference } from '../../../domain/reference.ts'
import { findCar, setMileage } from '../../store/assignment.ts'
import { lockByReference, moveBooking, type BookingRow } from '../../store/booking.ts'
import { transaction, type Outcome } from '../../store/db.ts'
import type { Context } from '../context.ts'
import { creditRental } from './steps/credit.ts'

export interface Advance {
  reference: string
  to: 'active' | 'returned' | 'closed'
  /** What the odometer says, in km; null where nobody looks at it. */
  odometerKm: number | null
  actor: string
}

export type AdvanceRefusal =
  | { code: 'booking_not_found' | 'not_possible' | 'too_early' }
  | { code: 'odometer'; km: number }

/** Handover, return and closing of a rental by staff (D25); closing credits the member's points (D28). */
export async function advanceRental(ctx: Context, input: Advance): Promise<Outcome<BookingRow, AdvanceRefusal>> {
  const reference = normaliseReference(input.reference)
  if (reference === null) return { ok: false, refusal: { code: 'booking_not_found' } }
  const { rules } = await ctx.catalogue()
  return await transaction(ctx.db, async (tx): Promise<Outcome<BookingRow, AdvanceRefusal>> => {
    const booking = await lockByReference(tx, reference, null)
    if (booking === undefined) return { ok: false, refusal: { code: 'booking_not_found' } }
    const { to, odometerKm, actor } = input
    if (!canMove(booking.status, to)) return { ok: false, refusal: { code: 'not_possible' } }
    const today = dateOf(toLocal(ctx.now()))
    if (to === 'active' && today < dateOf(booking.starts_local)) return { ok: false, refusal: { code: 'too_early' } }
    const car = (await findCar(tx, booking.id))!
    if (odometerKm !== null && odometerKm < car.mileage_km) {
      return { ok: false, refusal: { code: 'odometer', km: car.mileage_km } }
    }
    if (odometerKm !== null) await setMileage(tx, car.id, odometerKm)
    const set = to === 'active' ? { km_out: odometerKm } : to === 'returned' ? { km_in: odometerKm } : {}
    const moved = (await moveBooking(tx, booking, to, { actor, reason: null, set }))!
    if (to === 'closed') await creditRental(tx, moved, rules, ctx.now())
    return { ok: true, value: moved }
  })
}
