import { useTranslations } from 'use-intl'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440

/** A length of time in few words: '33 min', '3 h 10', '4 Tage', which after „seit“ become '4 Tagen'. */
export function useSpanWords(): (ms: number, after?: 'since') => string {
  const t = useTranslations('staff.bookings.left')
  return (ms, after) => {
    const whole = Math.max(0, Math.floor(ms / MINUTE_MS))
    if (whole < 60) return t('minutes', { minutes: String(whole) })
    if (whole < 2 * DAY_MINUTES)
      return t('hours', { hours: String(Math.floor(whole / 60)), minutes: String(whole % 60).padStart(2, '0') })
    return t(after === 'since' ? 'daysSince' : 'days', { days: Math.floor(whole / DAY_MINUTES) })
  }
}
