const MINUTE_MS = 60_000

/** The stored settings of when a car leaves the yard and when it is given up, in minutes. */
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

/** From when a car may be handed over: nobody else can be given it in the little time before the agreed one. */
export const handoverFrom = ({ starts_at: start }: Times, rules: YardRules): Date =>
  after(start, 0 - rules.earlyHandoverMinutes)

/** What speaks against handing over at `now`: it is not yet time, or the whole rental is over. */
export function handoverProblem(rental: Times, now: Date, rules: YardRules): 'too_early' | 'period_over' | null {
  if (now < handoverFrom(rental, rules)) return 'too_early'
  return now >= rental.ends_at ? 'period_over' : null
}

/** From when whoever has not come has not come, and the car is somebody else's. */
export const noShowFrom = ({ starts_at: start }: Times, rules: YardRules): Date => after(start, rules.noShowMinutes)

/** Whether a car that is out should have been back, the time of grace included. */
export const isOverdue = ({ ends_at: end }: Times, now: Date, rules: YardRules): boolean =>
  now > after(end, rules.graceMinutes)

const DAY_MINUTES = 1440

/**
 * Until when a car that is out beyond its time is counted as away: as long again as it is late already, but at least
 * `overdueAheadMinutes`, and at most a day.
 */
export function awayUntil({ ends_at: end }: Times, now: Date, rules: YardRules): Date {
  const late = (now.getTime() - end.getTime()) / MINUTE_MS
  return after(now, Math.min(Math.max(late, rules.overdueAheadMinutes), DAY_MINUTES))
}
