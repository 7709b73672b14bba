import { unbrokenDate } from '#content/unbroken.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

/**
 * Berlin's wall-clock time, 'YYYY-MM-DDTHH:MM' or a day, as if Berlin kept UTC. Formatted in UTC it shows exactly what
 * the text says, wherever the browser believes to be.
 */
export const asUtc = (local: string): Date => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)

export const dateStyles = {
  /** Mi., 12. Aug. 2026 */
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  /** Mittwoch, 12. August 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Mi., 12. Aug. */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 12. August 2026 */
  plain: { day: 'numeric', month: 'long', year: 'numeric' },
  /** August 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Mo */
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const minute = { dateStyle: 'medium', timeStyle: 'short' } as const

/**
 * Numbers and times in the page's language, times in Berlin's zone unless another is given. Our own few lines: one use of
 * use-intl's formatter would put it into the file that every page loads.
 */
export function useFormat() {
  const locale = useLanguageTag()
  const dateTime = (value: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Berlin', hourCycle: 'h23', ...options }).format(value)
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value),
    dateTime,
    /** The day of a wall-clock time. */
    date: (local: string, style: keyof typeof dateStyles = 'short') =>
      dateTime(asUtc(local), { ...dateStyles[style], timeZone: 'UTC' }),
    /** A wall-clock time: '21. Nov. 2026, 10:20' */
    wallClock: (local: string) => unbrokenDate(dateTime(asUtc(local), { ...minute, timeZone: 'UTC' })),
    /** The same for an instant from the server. */
    moment: (instant: string) => unbrokenDate(dateTime(new Date(instant), minute)),
    /** The day of an instant, or a day: '21.11.2026' */
    day: (instant: string) => dateTime(new Date(instant), { dateStyle: 'medium' }),
  }
}
