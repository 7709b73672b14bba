import { addDays, parseDate, type LocalDate } from '#domain/period.ts'

/** Day from which one without a year is counted, and the way. */
export interface Near {
  readonly today: LocalDate
  /** Whether days that have been are meant, as in a log or a date of birth. */
  readonly past: boolean
}

const dayFirst = /^(\d{1,2})\s*[./\s-]\s*(\d{1,2})(?:\s*[./\s-]\s*(\d{4}|\d{2})?)?$/
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/
const daysAway = /^[+-]\d{1,3}$/
const wholeDay = /^(\d{4}-\d{2}-\d{2}|\d{1,2}\s*[./\s-]\s*\d{1,2}\s*[./\s-]\s*\d{4}|\d{8})$/

/** Years in which 29 February comes round, also across a century. */
const LEAP_YEARS = 8
/** Years ahead of today in which '35' is 2035, as on a driving licence; beyond them it is 1935. */
const YEARS_AHEAD = 20

/** Whether a text names a day to its end, so that it need not wait until the field is left. */
export const isWholeDay = (text: string): boolean => wholeDay.test(text.trim())

/**
 * The day that colleagues mean by a text, or null: 27.11.2026, 27.11.26, 27112026, 27.11. (the next such day, or the last
 * one of the past), +3 (days from today).
 */
export function readDay(text: string, near: Near): LocalDate | null {
  const trimmed = text.trim()
  if (daysAway.test(trimmed)) return addDays(near.today, Number(trimmed))
  const parts = dayFirst.exec(trimmed) ?? digitsAlone.exec(trimmed)
  if (parts === null) return parseDate(trimmed)
  const [, day = '', month = '', year] = parts
  const inYear = (full: number) =>
    parseDate(`${String(full).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year === undefined) return nearest(inYear, near)
  return inYear(year.length === 4 ? Number(year) : fullYear(Number(year), near))
}

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4))

function nearest(inYear: (year: number) => LocalDate | null, { today, past }: Near): LocalDate | null {
  for (let away = 0; away <= LEAP_YEARS; away++) {
    const day = inYear(yearOf(today) + (past ? -away : away))
    if (day !== null && (past ? day <= today : day >= today)) return day
  }
  return null
}

function fullYear(year: number, { today, past }: Near): number {
  const latest = yearOf(today) + (past ? 0 : YEARS_AHEAD)
  return 2000 + year > latest ? 1900 + year : 2000 + year
}

/** The day after or before; the same one at the ends of the calendar. */
export function stepDay(day: LocalDate, by: number): LocalDate {
  try {
    return addDays(day, by)
  } catch {
    return day
  }
}
