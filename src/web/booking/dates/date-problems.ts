import { dropoffSlot, hoursOn, pickupSlot, type BranchCalendar } from '#domain/opening-hours.ts'
import { dateOf, periodProblems, type PeriodLimits, type PeriodProblem } from '#domain/period.ts'
import type { Trip } from '../flow/trip.ts'

type FieldName = 'pickup' | 'dropoff' | 'start' | 'end'
export type DateProblem =
  | `${FieldName}_missing`
  | 'in_past'
  | 'too_soon'
  | 'beyond_horizon'
  | 'reversed'
  | 'too_long'
  | 'closed'
  | 'closed_day'
  | 'refused'

/** At most one problem per field: the one to solve first. */
export type DateProblems = { readonly [Field in FieldName]?: DateProblem }

interface Branch {
  readonly id: number
  readonly calendar: BranchCalendar
}

const fieldOf: { readonly [Problem in PeriodProblem]: readonly [FieldName, DateProblem] } = {
  invalid_start: ['start', 'start_missing'],
  invalid_end: ['end', 'end_missing'],
  not_offered_start: ['start', 'refused'],
  not_offered_end: ['end', 'refused'],
  in_past: ['start', 'in_past'],
  too_soon: ['start', 'too_soon'],
  beyond_horizon: ['start', 'beyond_horizon'],
  reversed: ['end', 'reversed'],
  too_long: ['end', 'too_long'],
}

/**
 * Why this trip cannot be priced, field by field. The rules are the server's own (domain/), so most wrong
 * entries are told at once; the server checks them again.
 */
export function dateProblems(
  trip: Trip,
  site: { readonly branches: readonly Branch[]; readonly rules: PeriodLimits },
  now: Date,
): DateProblems {
  const found: { [Field in FieldName]?: DateProblem } = {}
  if (trip.pickup === undefined) found.pickup = 'pickup_missing'
  if (trip.dropoff === undefined) found.dropoff = 'dropoff_missing'
  for (const problem of periodProblems({ start: trip.start ?? '', end: trip.end ?? '' }, now, site.rules)) {
    const [field, name] = fieldOf[problem]
    found[field] ??= name
  }
  const branch = site.branches.find(({ id }) => id === trip.pickup)
  if (branch && trip.start) {
    const closed = closedProblem(branch.calendar, trip.start)
    if (closed) found.start ??= closed
  }
  const last = site.branches.find(({ id }) => id === trip.dropoff)
  if (last && trip.end && dropoffSlot(last.calendar, trip.end).status === 'closed') found.end ??= 'closed_day'
  return found
}

function closedProblem(calendar: BranchCalendar, start: string): DateProblem | null {
  if (pickupSlot(calendar, start).status !== 'closed') return null
  return hoursOn(calendar, dateOf(start)).ranges.length === 0 ? 'closed_day' : 'closed'
}

/** Problems to show once the visitor tried to go on. Without a pick-up the drop-off cannot be entered yet. */
export function solvable(problems: DateProblems): DateProblems {
  const { end, ...others } = problems
  return problems.start === 'start_missing' || end === undefined ? others : problems
}

/** Problems of the input so far, without those of fields that are still empty. */
export function withoutMissing(problems: DateProblems): DateProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => !problem.endsWith('_missing')))
}
