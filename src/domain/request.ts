import { toInstant } from './period.ts'
import type { LocalDateTime } from './period.ts'

const HOUR_MS = 3_600_000

/**
 * Deadline for deciding on a request sent at `now`, after which it expires: `requestHours` real hours later, and never
 * beyond its pick-up (D25).
 */
export function decisionBy(now: Date, start: LocalDateTime, requestHours: number): Date {
  return new Date(Math.min(now.getTime() + requestHours * HOUR_MS, toInstant(start).getTime()))
}

/** The stored settings of D31, in real hours. */
export interface OfferRules {
  offerHours: number
  offerEndsBeforePickupHours: number
}

/** Moment at which every offer ends, however long it was to hold. */
export const latestOfferEnd = (
  start: LocalDateTime,
  { offerEndsBeforePickupHours }: Pick<OfferRules, 'offerEndsBeforePickupHours'>,
): Date => new Date(toInstant(start).getTime() - offerEndsBeforePickupHours * HOUR_MS)

/**
 * End of an offer, until which it keeps its car (D31): after `hours`, but at the latest `offerEndsBeforePickupHours`
 * before the pick-up.
 * @returns null if it is too late for an offer
 */
export function offerUntil(
  now: Date,
  start: LocalDateTime,
  hours: number,
  rules: Pick<OfferRules, 'offerEndsBeforePickupHours'>,
): Date | null {
  const latest = latestOfferEnd(start, rules)
  return latest <= now ? null : new Date(Math.min(now.getTime() + hours * HOUR_MS, latest.getTime()))
}
