const MINUTE_MS = 60_000

/** The stored settings of handover, no-show and late return, in minutes. */
export interface YardRules {
  earlyHandoverMinutes: number
  noShowMinutes: number
  overdueAheadMinutes: number
  graceMinutes: number
}

interface Times {
  starts_at: Date
  ends_at: Date
}

const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)

/** Earliest handover of a car. It may be early, because no other rental fits into the short time before the start. */
export const handoverFrom = ({ starts_at: start }: Times, rules: YardRules): Date =>
  after(start, 0 - rules.earlyHandoverMinutes)

/** Why a car cannot be handed over at `now`: it is too early, or the rental's time is over. */
export function handoverProblem(rental: Times, now: Date, rules: YardRules): 'too_early' | 'period_over' | null {
  if (now < handoverFrom(rental, rules)) return 'too_early'
  return now >= rental.ends_at ? 'period_over' : null
}

/** Moment from which a customer who has not come counts as a no-show, and the car is free for others. */
export const noShowFrom = (
  { starts_at: start }: Pick<Times, 'starts_at'>,
  rules: Pick<YardRules, 'noShowMinutes'>,
): Date => after(start, rules.noShowMinutes)

/** End of the time of grace: a car that is out is overdue after it. */
export const graceEnd = ({ ends_at: end }: Pick<Times, 'ends_at'>, rules: Pick<YardRules, 'graceMinutes'>): Date =>
  after(end, rules.graceMinutes)

/** Whether a car that is out is late, after the time of grace. */
export const isOverdue = (rental: Times, now: Date, rules: YardRules): boolean => now > graceEnd(rental, rules)

const DAY_MINUTES = 1440

/**
 * Time until which an overdue car is counted as away: as long again as it is late already, but at least
 * `overdueAheadMinutes` and at most a day.
 */
export function awayUntil({ ends_at: end }: Times, now: Date, rules: YardRules): Date {
  const late = (now.getTime() - end.getTime()) / MINUTE_MS
  return after(now, Math.min(Math.max(late, rules.overdueAheadMinutes), DAY_MINUTES))
}
