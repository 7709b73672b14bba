import { useTranslations } from 'use-intl'

import { useMoney } from '#rental/rental-words.ts'

/** Difference between a new total and the previous one, in words. */
export function useDifference(currency: string): (before: number, now: number) => string {
  const t = useTranslations('booking.change')
  const money = useMoney(currency)
  return (before, now) => {
    if (now === before) return t('same')
    return t(now > before ? 'more' : 'less', { amount: money.brief(Math.abs(now - before)) })
  }
}
