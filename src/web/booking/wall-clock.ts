import { useTranslations } from 'use-intl'

import { dateOf, timeOf, toLocal } from '../../domain/period.ts'
import type { LocalDateTime } from '../../domain/period.ts'
import { useDayText, type DayStyle } from '../calendar/day-text.ts'

export interface WallClock {
  readonly date: (local: LocalDateTime, style?: DayStyle) => string
  readonly time: (local: LocalDateTime) => string
  /** Day and time of day. */
  readonly both: (local: LocalDateTime) => string
  /** A moment that the server gave as an instant, in Berlin's time. */
  readonly moment: (instant: string) => string
}

export function useWallClock(): WallClock {
  const t = useTranslations('booking.words')
  const date = useDayText()
  const time = (local: LocalDateTime) => t('clock', { time: timeOf(local) })
  return {
    date,
    time,
    both: (local) => t('time', { date: date(dateOf(local)), time: timeOf(local) }),
    moment: (instant) => {
      const local = toLocal(new Date(instant))
      return t('time', { date: date(local), time: timeOf(local) })
    },
  }
}
