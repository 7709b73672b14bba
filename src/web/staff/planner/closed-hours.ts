import { hoursOn, type BranchCalendar } from '#domain/opening-hours.ts'
import type { LocalDate } from '#domain/period.ts'

/** Stretch of a day in its hours, with their fractions. */
interface HourSpan {
  readonly from: number
  readonly to: number
}

const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** Stretches of a day in which nobody is at a branch. */
export function closedHours(calendar: BranchCalendar, date: LocalDate): readonly HourSpan[] {
  const { ranges } = hoursOn(calendar, date)
  const starts = [0, ...ranges.map(({ closes }) => hourOf(closes))]
  const ends = [...ranges.map(({ opens }) => hourOf(opens)), 24]
  return starts.map((from, at) => ({ from, to: ends[at]! })).filter(({ from, to }) => from < to)
}
