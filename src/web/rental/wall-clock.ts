import { useTranslations } from 'use-intl'

import { unbrokenDate } from '#content/unbroken.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { dateStyles, useFormat } from './use-format.ts'

export interface WallClock {
  readonly date: (local: LocalDateTime, style?: keyof typeof dateStyles) => string
  readonly time: (local: LocalDateTime) => string
  /** Day and time of day. */
  readonly both: (local: LocalDateTime) => string
  /** A moment that the server gave as an instant, in Berlin's time. */
  readonly moment: (instant: string) => string
}

/** Days and times as sentences about a rental say them, with the words of the booking pages: '10:00 Uhr'. */
export function useWallClock(): WallClock {
  const { date, dateTime } = useFormat()
  const t = useTranslations('booking.words')
  return {
    date,
    time: (local) => t('clock', { time: timeOf(local) }),
    both: (local) => t('time', { date: unbrokenDate(date(dateOf(local))), time: timeOf(local) }),
    moment: (instant) => {
      const given = new Date(instant)
      const time = dateTime(given, { hour: '2-digit', minute: '2-digit' })
      return t('time', { date: unbrokenDate(dateTime(given, dateStyles.short)), time })
    },
  }
}
