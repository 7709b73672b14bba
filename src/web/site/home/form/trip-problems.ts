import type { SiteData } from '#contract/site.ts'
import { dropoffSlot, hoursOn, pickupSlot } from '#domain/opening-hours.ts'
import { dateOf, periodProblems, toLocal, type PeriodLimits, type PeriodProblem } from '#domain/period.ts'
import type { Draft, PeriodField } from './trip-draft.ts'

export type Reason =
  | 'pickupDate'
  | 'dropoffDate'
  | 'closed'
  | Exclude<PeriodProblem, `invalid_${string}` | `not_offered_${string}`>

export interface Problem {
  readonly field: PeriodField
  readonly reason: Reason
}

/** Where the limits are not here yet, only what no limit can allow is refused; the server checks again. */
const unlimited: PeriodLimits = { leadMinutes: 0, horizonMonths: 1200, maxDays: 36_500, graceMinutes: 0 }

/** Everything that keeps the form from going on, in the order of its fields. */
export function problemsOf(draft: Draft, now: Date, site: SiteData | undefined): Problem[] {
  const { start, end } = draft.period
  const faults = periodProblems({ start: start ?? '', end: end ?? '' }, now, site?.rules ?? unlimited)
  const has = (fault: PeriodProblem) => faults.includes(fault)
  const found: Problem[] = []
  if (has('invalid_start') || !start) found.push({ field: 'startDate', reason: 'pickupDate' })
  else {
    const earlierDay = dateOf(start) < dateOf(toLocal(now))
    if (has('in_past')) found.push({ field: earlierDay ? 'startDate' : 'startTime', reason: 'in_past' })
    else if (has('too_soon')) found.push({ field: 'startTime', reason: 'too_soon' })
    else if (has('beyond_horizon')) found.push({ field: 'startDate', reason: 'beyond_horizon' })
    else found.push(...closedProblem(draft.pickup, start, site))
  }
  // Without a pickup date the drop-off cannot be filled in yet.
  if (!start) return found
  if (has('invalid_end') || !end) found.push({ field: 'endDate', reason: 'dropoffDate' })
  else if (has('reversed')) {
    found.push({ field: dateOf(start) === dateOf(end) ? 'endTime' : 'endDate', reason: 'reversed' })
  } else if (has('too_long')) found.push({ field: 'endDate', reason: 'too_long' })
  else {
    const last = site?.branches.find(({ id }) => id === (draft.dropoff ?? draft.pickup))?.calendar
    if (last && dropoffSlot(last, end).status === 'closed') found.push({ field: 'endDate', reason: 'closed' })
  }
  return found
}

function closedProblem(pickup: number, start: string, site: SiteData | undefined): Problem[] {
  const calendar = site?.branches.find(({ id }) => id === pickup)?.calendar
  if (!calendar || pickupSlot(calendar, start).status !== 'closed') return []
  const wholeDay = hoursOn(calendar, dateOf(start)).ranges.length === 0
  return [{ field: wholeDay ? 'startDate' : 'startTime', reason: 'closed' }]
}
