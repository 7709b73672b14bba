import { useTranslations } from 'use-intl'

import { unbrokenDate } from '#content/unbroken.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { useFormat } from './format.ts'

/**
 * Berlin's wall-clock time as if Berlin kept UTC. Formatted in UTC it shows exactly what the text says,
 * wherever the browser believes to be.
 */
export const asUtc = (local: LocalDateTime): Date => new Date(local.length === 10 ? `${local}T00:00Z` : `${local}Z`)

const styles = {
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

export interface WallClock {
  readonly date: (local: LocalDateTime, style?: keyof typeof styles) => string
  readonly time: (local: LocalDateTime) => string
  /** Day and time of day. */
  readonly both: (local: LocalDateTime) => string
  /** A moment that the server gave as an instant, in Berlin's time. */
  readonly moment: (instant: string) => string
}

export function useWallClock(): WallClock {
  const format = useFormat()
  const t = useTranslations('booking.words')
  const date: WallClock['date'] = (local, style = 'short') =>
    format.dateTime(asUtc(local), { ...styles[style], timeZone: 'UTC' })
  const time = (local: LocalDateTime) => t('clock', { time: timeOf(local) })
  return {
    date,
    time,
    both: (local) => t('time', { date: unbrokenDate(date(dateOf(local))), time: timeOf(local) }),
    moment: (instant) => {
      const given = new Date(instant)
      const clock = format.dateTime(given, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      return t('time', { date: unbrokenDate(format.dateTime(given, styles.short)), time: clock })
    },
  }
}
