import { canMove, isUnordered } from '#domain/booking-status.ts'
import { cancellationOutcome, freeCancelUntil, inTimeToCancel, type CancellationOutcome } from '#domain/cancellation.ts'
import { vehicleAmount } from '#domain/price.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { BookingRow } from '#store/booking.ts'

export interface CancellationPreview extends CancellationOutcome {
  /** The last moment of free cancelling, once it is a booking. */
  freeUntil: Date
  /** Whether it is free because we owe the car. */
  carOwed: boolean
}

/** Whether its customer took a request back, as opposed to cancelling a booking. */
export const isWithdrawn = (booking: BookingRow): boolean =>
  booking.status === 'cancelled' && booking.cancel_fee_minor === null

/** The last moment of free cancelling, once it is a booking. */
export const freeUntilOf = (booking: BookingRow, rules: BusinessRules): Date =>
  booking.free_cancel_until ?? freeCancelUntil(booking.starts_local, rules)

/**
 * What cancelling now would cost (D26), or null where it is too late or already over. What nobody ordered costs nothing:
 * a request, and our offer (D31).
 */
export function previewCancellation(booking: BookingRow, now: Date, rules: BusinessRules): CancellationPreview | null {
  if (!canMove(booking.status, 'cancelled')) return null
  const carOwed = owesCar(booking)
  if (!inTimeToCancel(booking.starts_at, now, carOwed)) return null
  const freeUntil = freeUntilOf(booking, rules)
  if (isUnordered(booking.status))
    return { free: true, feeMinor: 0, refundMinor: PAID_MINOR, dueMinor: 0, freeUntil, carOwed }
  return { ...cancellationOutcome({ ...costsOf(booking), carOwed }, now, freeUntil), freeUntil, carOwed }
}

/** Whether we have no car for what was ordered, or one that comes late (terms, section 1). */
export const owesCar = ({ status, car_owed: owed }: BookingRow): boolean =>
  owed && (status === 'confirmed' || status === 'pending_payment')

/** What cancelling costs once the free time is over; whoever does not come owes the same (D26). */
export function lateFee(booking: BookingRow): number {
  const { starts_at: start } = booking
  return cancellationOutcome(costsOf(booking), new Date(start.getTime() + 1), start).feeMinor
}

/** Nothing is taken before pick-up as long as no payment provider is configured (D29). */
const PAID_MINOR = 0

function costsOf({ price, cancel_fee_floor_minor: floor }: BookingRow) {
  return {
    totalMinor: price.totalMinor,
    vehicleMinor: vehicleAmount(price),
    days: price.days,
    paidMinor: PAID_MINOR,
    owedBeforeMinor: floor ?? 0,
  }
}
