import { proportion } from './money.ts'
import type { Minor } from './money.ts'
import { toInstant } from './period.ts'
import type { LocalDateTime } from './period.ts'

const HOUR_MS = 3_600_000

/** The stored settings of D26, in real hours. */
export interface CancellationRules {
  freeCancelHours: number
}

/** The last moment at which cancelling a booking is free (D26): `freeCancelHours` before pick-up. */
export const freeCancelUntil = (start: LocalDateTime, { freeCancelHours }: CancellationRules): Date =>
  new Date(toInstant(start).getTime() - freeCancelHours * HOUR_MS)

/** The same, or null if that moment has passed at `now`: customers are told of the fee before they order. */
export function freeCancelPromise(start: LocalDateTime, now: Date, rules: CancellationRules): Date | null {
  const until = freeCancelUntil(start, rules)
  return until > now ? until : null
}

/** The facts about a booking that decide the cost of cancelling; amounts in minor units. */
export interface CancelledBooking {
  totalMinor: Minor
  vehicleMinor: Minor
  days: number
  paidMinor: Minor
  /** Cancellation fee that was due when the booking was changed; 0 if it was never changed after its free time. */
  owedBeforeMinor?: Minor
  /** Whether we have no car for it, or only a late one: customers whom we let down pay nothing (terms, section 1). */
  carOwed?: boolean
}

export interface CancellationOutcome {
  /** Fee that the company keeps. */
  feeMinor: Minor
  /** Amount of the payment that the customer gets back. */
  refundMinor: Minor
  /** Part of the fee that the customer has not paid yet. */
  dueMinor: Minor
  free: boolean
}

/** Whether a booking can still be cancelled: until pick-up, and at any time while we owe the car. */
export const inTimeToCancel = (start: Date, now: Date, carOwed: boolean): boolean => carOwed || now < start

/**
 * The cost of cancelling at `now` (D26): nothing while we owe the car, and nothing up to and including `freeUntil`.
 * After that, one rental day of the vehicle price, rounded, and never more than the total. Throws RangeError if `days`
 * is not positive.
 */
export function cancellationOutcome(booking: CancelledBooking, now: Date, freeUntil: Date): CancellationOutcome {
  const free = booking.carOwed === true || now <= freeUntil
  const oneDay = proportion(booking.vehicleMinor, 1, booking.days)
  // A change to something cheaper does not lower a fee that was already due.
  const feeMinor = free ? 0 : Math.max(Math.min(oneDay, booking.totalMinor), booking.owedBeforeMinor ?? 0)
  return {
    feeMinor,
    refundMinor: Math.max(0, booking.paidMinor - feeMinor),
    dueMinor: Math.max(0, feeMinor - booking.paidMinor),
    free,
  }
}
