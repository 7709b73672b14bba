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
