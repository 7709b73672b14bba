import { datePartsOf, dateOfText } from '#forms/date-text.ts'
import { addDays, parseDate, type LocalDate } from '#domain/period.ts'

/** The one that is meant by a day without its year: from today on, until today, or the one that is less far away. */
export type MeantDay = 'next' | 'last' | 'nearest'

/** Day from which one without a year is counted, and the way. */
export interface Near {
  readonly today: LocalDate
  readonly meant: MeantDay
}

const daysAway = /^[+-]\d{1,3}$/
const wholeDay = /^\d{4}-\d{2}-\d{2}$/

/** Names of the months in both languages, of which three letters or more are enough. */
const monthNames = [
  'januar january',
  'februar february',
  'märz march',
  'april',
  'mai may',
  'juni june',
  'juli july',
  'august',
  'september',
  'oktober october',
  'november',
  'dezember december',
].map((names) => names.split(' '))
/** A day as the office writes it, with or without its day of the week and its year: „Mo., 30. Nov. 2026“. */
const namedDay = /^(?:\p{L}+[.,]*\s+)?(\d{1,2})[.\s]*(\p{L}{3,})[.,]?(?:\s+(\d{4}|\d{2}))?$/u

/** Years in which 29 February comes round, also across a century. */
const LEAP_YEARS = 8
/** Years ahead of today in which '35' is 2035, as on a driving licence; beyond them it is 1935. */
const YEARS_AHEAD = 20

/** Whether a text names a day to its end, so that it need not wait until the field is left. */
export const isWholeDay = (text: string): boolean => wholeDay.test(dateOfText(inDigits(text)))

/** Whether a field that may stay empty has a day, or is empty. Anything else that was typed the field itself refuses. */
export const isDayOrEmpty = (value: string): boolean => value === '' || parseDate(value) !== null

/** A day with the name of its month as one with its number; other text as it is. */
function inDigits(text: string): string {
  const trimmed = text.trim()
  const [, day, name = '', year = ''] = namedDay.exec(trimmed.toLowerCase()) ?? []
  const month = monthNames.findIndex((names) => names.some((one) => one.startsWith(name)))
  return day === undefined || month < 0 ? trimmed : `${day}.${month + 1}.${year}`
}

/**
 * The day that colleagues mean by a text, or null: 27.11.2026, 27.11.26, 27112026, 27 Nov 2026, 27.11. or 27. Nov.
 * (`meant` says of which year), +3 (days from today).
 */
export function readDay(text: string, near: Near): LocalDate | null {
  const trimmed = inDigits(text)
  if (daysAway.test(trimmed)) return addDays(near.today, Number(trimmed))
  const parts = datePartsOf(trimmed)
  if (parts === null) return parseDate(trimmed)
  const { day, month, year } = parts
  const inYear = (full: number) => parseDate(`${String(full).padStart(4, '0')}-${month}-${day}`)
  if (year === undefined) return yearless(inYear, near)
  return inYear(year.length === 4 ? Number(year) : fullYear(Number(year), near))
}

const yearOf = (day: LocalDate): number => Number(day.slice(0, 4))

function yearless(inYear: (year: number) => LocalDate | null, { today, meant }: Near): LocalDate | null {
  const find = (step: 1 | -1): LocalDate | null => {
    for (let away = 0; away <= LEAP_YEARS; away++) {
      const day = inYear(yearOf(today) + step * away)
      if (day !== null && (step < 0 ? day <= today : day >= today)) return day
    }
    return null
  }
  if (meant !== 'nearest') return find(meant === 'last' ? -1 : 1)
  const distance = (day: LocalDate) => Math.abs(Date.parse(day) - Date.parse(today))
  const both = [find(-1), find(1)].filter((day) => day !== null)
  return both.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

function fullYear(year: number, { today, meant }: Near): number {
  const latest = yearOf(today) + (meant === 'last' ? 0 : YEARS_AHEAD)
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
