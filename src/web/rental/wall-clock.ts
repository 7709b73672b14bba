import { useTranslations } from 'use-intl'

import { unbrokenDate } from '#content/unbroken.ts'
import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import type { LocalDateTime } from '#domain/period.ts'
import { useFormat, type dateStyles } from './use-format.ts'

export interface WallClock {
  readonly date: (local: LocalDateTime, style?: keyof typeof dateStyles) => string
  readonly time: (local: LocalDateTime) => string
  /** Day and time of day, for a place of its own: 'Mi., 25. Nov., 10:00'. */
  readonly both: (local: LocalDateTime) => string
  /** The same in a sentence: 'Mi., 25. Nov., 10:00 Uhr'. */
  readonly said: (local: LocalDateTime) => string
  /** A moment that the server gave as an instant, in Berlin's time and in a sentence. */
  readonly moment: (instant: string) => string
  /** Parts of a headline: 'Freitag, 4. Dezember', the time '09:00', and as `hour` '9', or '9:30' within an hour. */
  readonly headline: (local: LocalDateTime) => Readonly<Record<'date' | 'hour' | 'time', string>>
}

/** Days and times of rentals; in sentences with the word of the booking pages: '10:00 Uhr'. */
export function useWallClock(): WallClock {
  const { date, wallClock } = useFormat()
  const t = useTranslations('booking.words')
  const said = (local: LocalDateTime) => t('clock', { time: wallClock(local) })
  return {
    date,
    time: (local) => t('clock', { time: timeOf(local) }),
    both: wallClock,
    said,
    moment: (instant) => said(toLocal(new Date(instant))),
    headline: (local) => {
      const time = timeOf(local)
      const day = dateOf(local)
      return { date: unbrokenDate(date(day, 'long')), hour: time.replace(/^0|:00$/g, ''), time }
    },
  }
}
