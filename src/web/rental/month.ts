import { addDays, weekday } from '#domain/period.ts'
import type { LocalDate } from '#domain/period.ts'

/** A month as 'YYYY-MM'. */
export type Month = string

export const monthOf = (date: LocalDate): Month => date.slice(0, 7)

/** The first day of the month that lies so many months away. */
function firstDay(month: Month, away = 0): LocalDate {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + away
  const year = String(Math.floor(index / 12)).padStart(4, '0')
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`
}

export const addMonth = (month: Month, away: number): Month => monthOf(firstDay(month, away))

/** The weeks of a month from Monday on; null where another month's day would stand. */
export function weeksOf(month: Month): (LocalDate | null)[][] {
  const first = firstDay(month)
  const weeks: (LocalDate | null)[][] = []
  for (let monday = addDays(first, 0 - weekday(first)); monthOf(monday) <= month; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(days.map((date) => (monthOf(date) === month ? date : null)))
  }
  return weeks
}

/** The same day of another month, or its last day. */
function sameDayIn(date: LocalDate, away: number): LocalDate {
  const month = addMonth(monthOf(date), away)
  const last = addDays(firstDay(month, 1), -1)
  const same = `${month}-${date.slice(8)}`
  return same > last ? last : same
}

/** Where a key leads from a day, as the calendar pattern of the ARIA guide has it; null for other keys. */
export function dayAfterKey(date: LocalDate, key: string, shift: boolean): LocalDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, 0 - weekday(date))
    case 'End':
      return addDays(date, 6 - weekday(date))
    case 'PageUp':
      return sameDayIn(date, shift ? -12 : -1)
    case 'PageDown':
      return sameDayIn(date, shift ? 12 : 1)
    default:
      return null
  }
}

/** The nearest day within bounds. */
export const within = (date: LocalDate, min: LocalDate, max: LocalDate): LocalDate =>
  date < min ? min : date > max ? max : date
