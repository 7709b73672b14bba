import type { Board } from '#contract/staff-board.ts'
import { dateOf, timeOf } from '#domain/period.ts'

/** Hour of the day with its fraction: 12.25 for a quarter past twelve. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/**
 * First and last full hour of the line of a day: the opening hours with an hour before them, and whatever lies outside.
 * @param clock Berlin's clock, if the day is today
 */
export function hoursOfLine(
  { hours, pickups, returns, day }: Pick<Board, 'hours' | 'pickups' | 'returns' | 'day'>,
  clock: string | null,
): [number, number] {
  const times = [...pickups, ...returns].filter(({ at }) => dateOf(at) === day).map(({ at }) => timeOf(at))
  const shown = [...times, ...(clock === null ? [] : [clock])].map(hourOf)
  const opens = hours.ranges.map((range) => hourOf(range.opens) - 1)
  const closes = hours.ranges.map((range) => hourOf(range.closes))
  const first = Math.floor(Math.min(8, ...opens, ...shown))
  const last = Math.ceil(Math.max(18, ...closes, ...shown))
  return [Math.max(0, first), Math.min(24, last)]
}
