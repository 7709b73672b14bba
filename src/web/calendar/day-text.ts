import { useLocale } from 'use-intl'

import type { LocalDateTime } from '../../domain/period.ts'

/**
 * Berlin's wall-clock time as if Berlin kept UTC. Formatted in UTC it shows exactly what the text says,
 * wherever the browser believes to be.
 */
export const asUtc = (local: LocalDateTime): Date => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)

const styles = {
  /** 12. Aug. 2026 */
  brief: { day: 'numeric', month: 'short', year: 'numeric' },
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

export type DayStyle = keyof typeof styles

/** A day in the page's language, wherever the browser believes to be. */
export function useDayText(): (local: LocalDateTime, style?: DayStyle) => string {
  const locale = useLocale()
  return (local, style = 'short') =>
    new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' }).format(asUtc(local))
}
