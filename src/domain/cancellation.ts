import { proportion } from './money.ts'
import type { Minor } from './money.ts'
import { toInstant } from './period.ts'
import type { LocalDateTime } from './period.ts'

const HOUR_MS = 3_600_000

/** The stored settings of D26, in real hours. */
export interface CancellationRules {
  freeCancelHours: number
  freeCancelAfterConfirmHours: number
}

/**
 * The last moment at which cancelling a booking is free (D26): `freeCancelHours` before pick-up. Where staff confirmed
 * it as a request, its customer could not cancel it as a booking before: then `freeCancelAfterConfirmHours` after the
 * confirmation, if that is later, but never after pick-up.
 * @param requestConfirmedAt null for a booking that was none of that
 */
export function freeCancelUntil(start: LocalDateTime, requestConfirmedAt: Date | null, rules: CancellationRules): Date {
  const pickup = toInstant(start).getTime()
  const before = pickup - rules.freeCancelHours * HOUR_MS
  if (requestConfirmedAt === null) return new Date(before)
  const after = requestConfirmedAt.getTime() + rules.freeCancelAfterConfirmHours * HOUR_MS
  return new Date(Math.max(before, Math.min(after, pickup)))
}

/**
 * What can be promised about free cancelling: until a moment; until that moment or the end of the hours after the
 * confirmation, whichever is later; for the hours after the confirmation; or that it is too late for it.
 */
export type FreeCancelPromise =
  | { kind: 'until' | 'untilOrAfter'; until: Date }
  | { kind: 'after' | 'never'; until: null }

/** What holds for a booking that is confirmed at `now`, at once. */
export function promiseForBooking(start: LocalDateTime, now: Date, rules: CancellationRules): FreeCancelPromise {
  const until = freeCancelUntil(start, null, rules)
  return until > now ? { kind: 'until', until } : { kind: 'never', until: null }
}

/** What holds for a request once it is confirmed, whenever that will be from `now` to `decisionBy`. */
export function promiseForRequest(
  { start, decisionBy }: { start: LocalDateTime; decisionBy: Date },
  now: Date,
  rules: CancellationRules,
): FreeCancelPromise {
  const promise = promiseForBooking(start, now, rules)
  const later = freeCancelUntil(start, decisionBy, rules) > freeCancelUntil(start, null, rules)
  if (!later || rules.freeCancelAfterConfirmHours === 0) return promise
  return promise.kind === 'until' ? { ...promise, kind: 'untilOrAfter' } : { kind: 'after', until: null }
}

/** What cancelling depends on: amounts in minor units. */
export interface CancelledBooking {
  totalMinor: Minor
  vehicleMinor: Minor
  days: number
  paidMinor: Minor
  /** What cancelling would have cost when it was changed after its free time; 0 where it was not. */
  owedBeforeMinor?: Minor
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
 * What cancelling at `now` costs: nothing until `freeUntil` (at exactly that time it is still free), later one rental
 * day of the vehicle price, rounded, never more than the total (D26). Throws RangeError if `days` is not positive.
 */
export function cancellationOutcome(booking: CancelledBooking, now: Date, freeUntil: Date): CancellationOutcome {
  const free = now <= freeUntil
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
