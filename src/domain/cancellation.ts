import { proportion } from './money.ts'
import type { Minor } from './money.ts'
import { toInstant } from './period.ts'
import type { LocalDateTime } from './period.ts'

/** What cancelling depends on: amounts in minor units, the pick-up in Berlin's time. */
export interface CancelledBooking {
  totalMinor: Minor
  vehicleMinor: Minor
  days: number
  paidMinor: Minor
  start: LocalDateTime
}

export interface CancellationOutcome {
  /** What the company keeps. */
  feeMinor: Minor
  /** What goes back of what was paid. */
  refundMinor: Minor
  /** What is still owed of the fee. */
  dueMinor: Minor
  free: boolean
}

/**
 * What cancelling at `now` costs: nothing until `freeUntilHours` real hours before pick-up (at
 * exactly that time it is still free), later one rental day of the vehicle price, rounded, never
 * more than the total (D26). Throws RangeError if `days` is not positive.
 */
export function cancellationOutcome(booking: CancelledBooking, now: Date, freeUntilHours: number): CancellationOutcome {
  const hoursLeft = (toInstant(booking.start).getTime() - now.getTime()) / 3_600_000
  const free = hoursLeft >= freeUntilHours
  const oneDay = proportion(booking.vehicleMinor, 1, booking.days)
  const feeMinor = free ? 0 : Math.min(oneDay, booking.totalMinor)
  return {
    feeMinor,
    refundMinor: Math.max(0, booking.paidMinor - feeMinor),
    dueMinor: Math.max(0, feeMinor - booking.paidMinor),
    free,
  }
}
