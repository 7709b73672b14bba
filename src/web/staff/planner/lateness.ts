import type { PlanBar } from '#contract/staff-plan.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { isUnplaced } from './layout.ts'

/** Whether a car should be back from its rental, or at the end of its drive, and nobody has said that it is. */
export const isDue = ({ overdueFrom, ends }: PlanBar, now: LocalDateTime): boolean =>
  overdueFrom !== null && ends !== null && ends < now

/** Whether a car is due, and the time of grace is over. */
export const isOverdue = ({ overdueFrom }: PlanBar, now: LocalDateTime): boolean =>
  overdueFrom !== null && overdueFrom < now

/** Whether a car is ready for its rental, the time of the pickup is over, and nobody has come. */
export const isAwaited = (bar: PlanBar, now: LocalDateTime): boolean =>
  bar.state === 'certain' && bar.since < now && !isUnplaced(bar)
