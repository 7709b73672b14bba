import { toInstant, toLocal } from './berlin-time.ts'
import { hoursOn, pickupSlot, type BranchCalendar } from './opening-hours.ts'
import { dateOf, type LocalDateTime } from './period.ts'
import { noShowFrom, type YardRules } from './yard-times.ts'

/** Times that matter to a customer who comes later than agreed, for instance because their plane is late. */
export interface LateArrival {
  /** Time at which the desk closes on the day of the pickup; null if the pickup is outside its hours. */
  closes: string | null
  /** Moment from which the customer counts as not having come, as Berlin wall-clock time. */
  expectedUntil: LocalDateTime
}

/** @param calendar calendar of the branch of pickup */
export function lateArrival(
  start: LocalDateTime,
  calendar: BranchCalendar,
  rules: Pick<YardRules, 'noShowMinutes'>,
): LateArrival {
  const staffed = pickupSlot(calendar, start).status === 'open'
  const last = hoursOn(calendar, dateOf(start)).ranges.map(({ closes }) => closes)
  return {
    closes: staffed ? last.reduce((one, other) => (one > other ? one : other)) : null,
    expectedUntil: toLocal(noShowFrom({ starts_at: toInstant(start) }, rules)),
  }
}
