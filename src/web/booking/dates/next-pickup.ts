import { addMonths } from '#domain/local-time.ts'
import { nextOpening, type BranchCalendar } from '#domain/opening-hours.ts'
import { addDays, dateOf, timeOf, toLocal, type PeriodLimits } from '#domain/period.ts'
import type { LocalDate, LocalDateTime } from '#domain/period.ts'
import type { Trip } from '../flow/trip.ts'
import type { DateProblem } from './date-problems.ts'

/** Problems that another pick-up solves. */
const solved: ReadonlySet<DateProblem> = new Set(['closed', 'closed_day', 'in_past', 'too_soon'])

export const isSolvedByLater = (problem: DateProblem): boolean => solved.has(problem)

interface Site {
  readonly branches: readonly { readonly id: number; readonly calendar: BranchCalendar }[]
  readonly rules: PeriodLimits
}

const minute = 60_000

/** The next possible pick-up at the chosen branch, with the drop-off moved along; null if there is none. */
export function nextPickup(trip: Trip, site: Site, now: Date): Pick<Trip, 'start' | 'end'> | null {
  const { pickup, start, end } = trip
  const branch = site.branches.find(({ id }) => id === pickup)
  if (!branch || start === undefined) return null
  // Rounded up to a minute, because a pick-up is refused even if it is too soon by seconds.
  const soonest = toLocal(new Date(now.getTime() + site.rules.leadMinutes * minute + minute - 1))
  const lastDay = addMonths(dateOf(toLocal(now)), site.rules.horizonMonths)
  const next = nextOpening(branch.calendar, start < soonest ? soonest : start, lastDay)
  return next === null ? null : { start: next, end: end && later(end, start, next) }
}

/** The drop-off stays if it can; if it would be too early, the rental keeps its number of days. */
function later(end: LocalDateTime, start: LocalDateTime, next: LocalDateTime): LocalDateTime {
  if (end > next) return end
  const days = Math.max(1, daysBetween(dateOf(start), dateOf(end)))
  return `${addDays(dateOf(next), days)}T${timeOf(end)}`
}

const daysBetween = (from: LocalDate, until: LocalDate): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
