import { toInstant } from './period.ts'
import type { LocalDateTime } from './period.ts'

const HOUR_MS = 3_600_000

/**
 * Until when a request sent at `now` is decided, or it expires: after `requestHours` real hours, and never beyond its
 * pick-up (D25).
 */
export function decisionBy(now: Date, start: LocalDateTime, requestHours: number): Date {
  return new Date(Math.min(now.getTime() + requestHours * HOUR_MS, toInstant(start).getTime()))
}

/** The stored settings of D31, in real hours. */
export interface OfferRules {
  offerHours: number
  offerEndsBeforePickupHours: number
}

/**
 * Until when our answer to a request keeps its car (D31): for `hours`, but never later than some hours before the pick-up.
 * @returns null where it is too late for an offer
 */
export function offerUntil(
  now: Date,
  start: LocalDateTime,
  hours: number,
  { offerEndsBeforePickupHours }: Pick<OfferRules, 'offerEndsBeforePickupHours'>,
): Date | null {
  const latest = toInstant(start).getTime() - offerEndsBeforePickupHours * HOUR_MS
  return latest <= now.getTime() ? null : new Date(Math.min(now.getTime() + hours * HOUR_MS, latest))
}
