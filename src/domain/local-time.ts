/** Wall-clock time in Berlin, 'YYYY-MM-DDTHH:MM' (D23). */
export type LocalDateTime = string
/** Calendar day in Berlin, 'YYYY-MM-DD'. */
export type LocalDate = string

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(1900, 0, 1)
const LAST_DAY = Date.UTC(9999, 11, 31)
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Midnight of a day as if Berlin kept UTC, in ms, or null. Only for counting days; it is not an instant. */
function readDay(text: string): number | null {
  const parts = DATE.exec(text)
  const [year, month, day] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])]
  if (!(year >= 1900)) return null
  const ms = Date.UTC(year, month - 1, day)
  // Date turns days and months that do not exist into ones of another month.
  return new Date(ms).getUTCMonth() === month - 1 ? ms : null
}

/** The text as a day, or null if it is not one, such as '2027-02-29', '1.2.2027' or a year before 1900. */
export function parseDate(text: string): LocalDate | null {
  return readDay(text) === null ? null : text
}

/** The text as a wall-clock time, or null if it is not exactly 'YYYY-MM-DDTHH:MM'. */
export function parseLocal(text: string): LocalDateTime | null {
  return text[10] === 'T' && parseDate(text.slice(0, 10)) && TIME.test(text.slice(11)) ? text : null
}

/** The day of a wall-clock time. */
export function dateOf(local: LocalDateTime): LocalDate {
  return local.slice(0, 10)
}

/** The time of day of a wall-clock time, 'HH:MM'. */
export function timeOf(local: LocalDateTime): string {
  return local.slice(11, 16)
}

function dayMs(date: LocalDate): number {
  const ms = readDay(date)
  if (ms === null) throw new RangeError(`not a date: ${date}`)
  return ms
}

function fromDayMs(ms: number): LocalDate {
  if (!(ms >= FIRST_DAY && ms <= LAST_DAY)) throw new RangeError('outside of the years 1900 to 9999')
  return new Date(ms).toISOString().slice(0, 10)
}

/** The day `days` later (or earlier, if negative). Throws RangeError for an invalid date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayMs(dayMs(date) + days * DAY_MS)
}

/** The same day of the month `months` later, or the last day of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const from = new Date(dayMs(date))
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  const day = Math.min(from.getUTCDate(), last.getUTCDate())
  return fromDayMs(first + (day - 1) * DAY_MS)
}

/** The day of the week, 0 = Monday to 6 = Sunday. Throws RangeError for an invalid date. */
export function weekday(date: LocalDate): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return ((new Date(dayMs(date)).getUTCDay() + 6) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6
}

/**
 * Minutes between two wall-clock times as the clock on the wall counts them: 24 h from 10:00 to
 * 10:00 on every day of the year (D23). Throws RangeError for an invalid time.
 */
export function wallMinutes(from: LocalDateTime, to: LocalDateTime): number {
  if (!parseLocal(from) || !parseLocal(to)) throw new RangeError(`not a time: ${from} or ${to}`)
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000
}
