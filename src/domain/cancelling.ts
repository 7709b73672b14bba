import { calledOff, isUnordered, type BookingStatus } from './booking-status.ts'
import { cancellationOutcome, freeCancelUntil, inTimeToCancel } from './cancellation.ts'
import type { CancellationOutcome, CancellationRules } from './cancellation.ts'
import type { Minor } from './money.ts'
import type { LocalDateTime } from './period.ts'
import { vehicleAmount, type Price } from './price.ts'

/** Facts about a booking that decide whether and at what cost it can be cancelled. */
interface Booked {
  readonly status: BookingStatus
  readonly starts_at: Date
  readonly starts_local: LocalDateTime
  readonly price: Price
  /** Whether we have no car for it, or only a late one. */
  readonly car_owed: boolean
  /** Moment promised at the last change; null if the booking was never changed after its free time. */
  readonly free_cancel_until: Date | null
  readonly cancel_fee_floor_minor: Minor | null
  /** Amount received for it, less refunds. */
  readonly paid_minor: Minor
}

export interface CancellationPreview extends CancellationOutcome {
  /** The last moment at which cancelling is free, for a confirmed booking. */
  freeUntil: Date
  /** Whether cancelling is free because we owe the car. */
  carOwed: boolean
}

/** The fee for which a booking was cancelled; null if it was not cancelled. */
export const feeOf = (booking: { readonly status: BookingStatus; readonly charges_minor: Minor }): Minor | null =>
  booking.status === 'cancelled' ? booking.charges_minor : null

/** The last moment at which cancelling is free, for a confirmed booking. */
export const freeUntilOf = (
  booking: Pick<Booked, 'free_cancel_until' | 'starts_local'>,
  rules: CancellationRules,
): Date => booking.free_cancel_until ?? freeCancelUntil(booking.starts_local, rules)

/**
 * The cost of cancelling now (D26), or null if it is too late or the booking is over. A request and our offer, which
 * are not ordered yet, cost nothing (D31).
 */
export function previewCancellation(booking: Booked, now: Date, rules: CancellationRules): CancellationPreview | null {
  if (calledOff(booking.status) === null) return null
  const carOwed = owesCar(booking)
  if (!inTimeToCancel(booking.starts_at, now, carOwed)) return null
  const freeUntil = freeUntilOf(booking, rules)
  if (isUnordered(booking.status))
    return { free: true, feeMinor: 0, refundMinor: booking.paid_minor, dueMinor: 0, freeUntil, carOwed }
  return { ...cancellationOutcome({ ...costsOf(booking), carOwed }, now, freeUntil), freeUntil, carOwed }
}

/** Whether we have no car for what was ordered, or only a late one (terms, section 1). */
export const owesCar = ({ status, car_owed: owed }: Pick<Booked, 'status' | 'car_owed'>): boolean =>
  owed && (status === 'confirmed' || status === 'pending_payment')

/** Fee for cancelling once the free time is over. A customer who does not come owes the same (D26). */
export function lateFee(booking: Costs & Pick<Booked, 'starts_at'>): Minor {
  const { starts_at: start } = booking
  return cancellationOutcome(costsOf(booking), new Date(start.getTime() + 1), start).feeMinor
}

type Costs = Pick<Booked, 'price' | 'cancel_fee_floor_minor' | 'paid_minor'>

function costsOf({ price, cancel_fee_floor_minor: floor, paid_minor: paid }: Costs) {
  return {
    totalMinor: price.totalMinor,
    vehicleMinor: vehicleAmount(price),
    days: price.days,
    paidMinor: paid,
    owedBeforeMinor: floor ?? 0,
  }
}
