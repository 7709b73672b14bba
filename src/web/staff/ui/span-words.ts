import { useTranslations } from 'use-intl'

const MINUTE_MS = 60_000

/** A length of time in few words: '33 min', '3 h 10', '1 Tag 2 h', '4 Tage', which after „seit“ become '4 Tagen'. */
export function useSpanWords(): (ms: number, after?: 'since') => string {
  const t = useTranslations('staff.bookings.left')
  return (ms, after) => {
    const whole = Math.max(0, Math.floor(ms / MINUTE_MS))
    const hours = Math.floor(whole / 60)
    if (hours === 0) return t('minutes', { minutes: String(whole) })
    if (hours < 24) return t('hours', { hours: String(hours), minutes: String(whole % 60).padStart(2, '0') })
    if (hours < 48 && hours > 24) return t('dayAndHours', { hours: String(hours - 24) })
    return t(after === 'since' ? 'daysSince' : 'days', { days: Math.floor(hours / 24) })
  }
}
