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

/** The same, or null where it is over at `now`: whoever orders then pays a fee for cancelling, and is told so before. */
export function freeCancelPromise(start: LocalDateTime, now: Date, rules: CancellationRules): Date | null {
  const until = freeCancelUntil(start, rules)
  return until > now ? until : null
}

/** What cancelling depends on: amounts in minor units. */
export interface CancelledBooking {
  totalMinor: Minor
  vehicleMinor: Minor
  days: number
  paidMinor: Minor
  /** What cancelling would have cost when it was changed after its free time; 0 where it was not. */
  owedBeforeMinor?: Minor
  /** Whether we have no car for it, or one that comes late: whoever we let down pays nothing (terms, section 1). */
  carOwed?: boolean
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

/** Whether it is not too late to cancel: until pick-up, and at any time while we owe the car. */
export const inTimeToCancel = (start: Date, now: Date, carOwed: boolean): boolean => carOwed || now < start

/**
 * What cancelling at `now` costs: nothing while we owe the car, nor until `freeUntil` (at exactly that time it is still free), later one rental
 * day of the vehicle price, rounded, never more than the total (D26). Throws RangeError if `days` is not positive.
 */
export function cancellationOutcome(booking: CancelledBooking, now: Date, freeUntil: Date): CancellationOutcome {
  const free = booking.carOwed === true || now <= freeUntil
  const oneDay = proportion(booking.vehicleMinor, 1, booking.days)
  // Whoever owes a fee does not owe less for having changed to something cheaper.
  const feeMinor = free ? 0 : Math.max(Math.min(oneDay, booking.totalMinor), booking.owedBeforeMinor ?? 0)
  return {
    feeMinor,
    refundMinor: Math.max(0, booking.paidMinor - feeMinor),
    dueMinor: Math.max(0, feeMinor - booking.paidMinor),
    free,
  }
}
