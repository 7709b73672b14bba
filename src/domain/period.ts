import { toInstant, toLocal } from './berlin-time.ts'
import { addMonths, dateOf, parseLocal, timeOf, wallMinutes } from './local-time.ts'
import type { LocalDate, LocalDateTime } from './local-time.ts'

export { toInstant, toLocal } from './berlin-time.ts'
export { addDays, dateOf, parseDate, parseLocal, timeOf, weekday } from './local-time.ts'
export type { LocalDate, LocalDateTime } from './local-time.ts'

/** A rental from pick-up to drop-off, in Berlin's wall-clock time. */
export interface Period {
  start: LocalDateTime
  end: LocalDateTime
}

/** Times of day that are offered: 06:00 to 23:30 in steps of 30 minutes. */
export const TIME_OPTIONS: readonly string[] = Array.from({ length: 36 }, (_, step) => {
  const hour = String(6 + Math.floor(step / 2)).padStart(2, '0')
  return `${hour}:${step % 2 === 0 ? '00' : '30'}`
})

/** The time of day a form starts with. */
export const DEFAULT_TIME = '10:00'

const DAY_MINUTES = 1440

/**
 * Number of rental days, at least one (D23): each is 24 hours of wall-clock time that have begun,
 * with up to `graceMinutes` free beyond a full day. Throws RangeError for an invalid time.
 */
export function rentalDays(period: Period, graceMinutes: number): number {
  const minutes = wallMinutes(period.start, period.end) - graceMinutes
  return Math.max(1, Math.ceil(minutes / DAY_MINUTES))
}

export type PeriodProblem =
  | 'invalid_start'
  | 'invalid_end'
  | 'not_offered_start'
  | 'not_offered_end'
  | 'in_past'
  | 'too_soon'
  | 'reversed'
  | 'too_long'
  | 'beyond_horizon'

/** Lead time for staff, in minutes: a customer at the desk may begin in the current half hour (D23). */
export const STAFF_LEAD_MINUTES = -30

/** The stored settings a period is measured against (D21, D23). */
export interface PeriodLimits {
  /** Least time until the start; negative if the start may be that long ago. */
  leadMinutes: number
  horizonMonths: number
  maxDays: number
  graceMinutes: number
}

/**
 * All reasons why this period cannot be booked at `now`; empty if it can. The lead time is in real
 * minutes; the horizon is the same day and time of the calendar, `horizonMonths` later (D21, D23).
 */
export function periodProblems(period: Period, now: Date, limits: PeriodLimits): PeriodProblem[] {
  const start = parseLocal(period.start)
  const end = parseLocal(period.end)
  const problems: PeriodProblem[] = []
  if (!start) problems.push('invalid_start')
  if (!end) problems.push('invalid_end')
  if (start && !isOffered(start)) problems.push('not_offered_start')
  if (end && !isOffered(end)) problems.push('not_offered_end')
  if (start) problems.push(...startProblems(start, now, limits))
  if (start && end) {
    // Compared as instants: around the hour skipped in March, the wall clock alone would accept a
    // period of no duration.
    if (toInstant(end) <= toInstant(start)) problems.push('reversed')
    else if (rentalDays({ start, end }, limits.graceMinutes) > limits.maxDays) problems.push('too_long')
  }
  return problems
}

const isOffered = (local: LocalDateTime): boolean => TIME_OPTIONS.includes(timeOf(local))

function startProblems(start: LocalDateTime, now: Date, limits: PeriodLimits): PeriodProblem[] {
  const untilStart = toInstant(start).getTime() - now.getTime()
  if (untilStart < Math.min(0, limits.leadMinutes) * 60_000) return ['in_past']
  if (untilStart < limits.leadMinutes * 60_000) return ['too_soon']
  const today = toLocal(now)
  const horizon = `${addMonths(dateOf(today), limits.horizonMonths)}T${timeOf(today)}`
  return start > horizon ? ['beyond_horizon'] : []
}

/** A period as a form holds it while it is being filled in. */
export interface PeriodDraft {
  start?: LocalDateTime | undefined
  end?: LocalDateTime | undefined
}

/**
 * Moves the pick-up to another day and keeps its time. A drop-off date before it becomes the
 * pick-up date, also at its own time (specification, section 5).
 */
export function moveStart(draft: PeriodDraft, newStartDate: LocalDate): PeriodDraft {
  const start = `${newStartDate}T${draft.start ? timeOf(draft.start) : DEFAULT_TIME}`
  if (!draft.end) return { start }
  const end = dateOf(draft.end) < newStartDate ? `${newStartDate}T${timeOf(draft.end)}` : draft.end
  return { start, end }
}

/** Midnight in Berlin on the same day of the month, `months` earlier. */
export function monthsBefore(now: Date, months: number): Date {
  return toInstant(`${addMonths(dateOf(toLocal(now)), 0 - months)}T00:00`)
}
