import { now } from '#api/clock.ts'
import { unbrokenDate, withoutComma } from '#content/unbroken.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

/**
 * Berlin's wall-clock time, 'YYYY-MM-DDTHH:MM' or a day, as if Berlin kept UTC. Formatted in UTC it shows exactly what
 * the text says, wherever the browser believes to be.
 */
export const asUtc = (local: string): Date => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)

export const dateStyles = {
  /** Mi., 12. Aug.; with the year if it is another one */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Mittwoch, 12. August; with the year if it is another one */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 12. Aug.; with the year if it is another one */
  day: { day: 'numeric', month: 'short' },
  /** 12. August, in a headline; with the year if it is another one */
  dayLong: { day: 'numeric', month: 'long' },
  /** 12. Aug. 2026, for what is valid or counts over years */
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Mittwoch, 12. August 2026, where days stand without a month above them */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** August 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Mo */
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Styles that name the year only where a reader would take it for this one. */
const yearless: ReadonlySet<keyof typeof dateStyles> = new Set(['short', 'long', 'day', 'dayLong'])

/** Options of a style for a date of a year. */
export function styleFor(style: keyof typeof dateStyles, year: number): Intl.DateTimeFormatOptions {
  const other = yearless.has(style) && year !== yearOf(now())
  return other ? { ...dateStyles[style], year: 'numeric' } : dateStyles[style]
}

/** Year in which an instant falls in Berlin. */
const yearOf = (instant: Date): number => Number(toLocal(instant).slice(0, 4))

/**
 * Numbers and times in the page's language, times in Berlin's zone unless another is given. Our own few lines: one use of
 * use-intl's formatter would put it into the file that every page loads.
 */
export function useFormat() {
  const locale = useLanguageTag()
  const dateTime = (value: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', hourCycle: 'h23', ...options }).format(value)
  const date = (local: string, style: keyof typeof dateStyles = 'short') =>
    withoutComma(dateTime(asUtc(local), { ...styleFor(style, Number(local.slice(0, 4))), timeZone: 'UTC' }))
  const wallClock = (local: string) => `${unbrokenDate(date(local))}, ${timeOf(local)}`
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value),
    dateTime,
    date,
    /** A span of days: '4.–7. Dez.' */
    days: (from: string, to: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(
        asUtc(from),
        asUtc(to),
      ),
    /** A wall-clock time in the short style: 'Mi., 21. Nov., 10:20' */
    wallClock,
    /** The same for an instant from the server, as Berlin sees it. */
    moment: (instant: string) => wallClock(toLocal(new Date(instant))),
    /** The day of an instant, or a day: '21. Nov.' */
    day: (instant: string, style: 'day' | 'dated' = 'day') =>
      date(instant.length === 10 ? instant : toLocal(new Date(instant)), style),
  }
}
