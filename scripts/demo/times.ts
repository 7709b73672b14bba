import { hoursOn, type BranchCalendar } from '#domain/opening-hours.ts'
import { addDays, TIME_OPTIONS, timeOf, toLocal, type LocalDate, type LocalDateTime } from '#domain/period.ts'

const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)

/** Half hours of a day at which the branch is staffed. */
function openTimes(calendar: BranchCalendar, day: LocalDate): string[] {
  const { ranges } = hoursOn(calendar, day)
  return TIME_OPTIONS.filter((time) => ranges.some(({ opens, closes }) => opens <= time && time < closes))
}

/** The first half hour from a moment on at which the branch is staffed. @returns null if there is none for a fortnight */
export function nextOpen(calendar: BranchCalendar, from: Date): LocalDateTime | null {
  const local = toLocal(from)
  const first = local.slice(0, 10)
  for (let day = first, looked = 0; looked < 14; day = addDays(day, 1), looked++) {
    const time = openTimes(calendar, day).find((one) => day > first || one >= timeOf(local))
    if (time !== undefined) return `${day}T${time}`
  }
  return null
}

/** The first half hour offered in the list from a moment on; at night that is in the morning. */
export function nextOffered(from: Date): LocalDateTime {
  const local = toLocal(from)
  const time = TIME_OPTIONS.find((one) => one >= timeOf(local))
  const day = local.slice(0, 10)
  return time === undefined ? `${addDays(day, 1)}T${TIME_OPTIONS[0]}` : `${day}T${time}`
}

/** The last half hour offered in the list before a moment. */
export function lastOffered(before: Date): LocalDateTime {
  const local = toLocal(before)
  const time = TIME_OPTIONS.findLast((one) => one <= timeOf(local))
  const day = local.slice(0, 10)
  return time === undefined ? `${addDays(day, -1)}T${TIME_OPTIONS.at(-1)}` : `${day}T${time}`
}
