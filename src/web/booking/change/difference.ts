import { useTranslations } from 'use-intl'

import { useMoney } from '#rental/rental-words.ts'

/** What a new total is more or less than the one before, in words. */
export function useDifference(currency: string): (before: number, now: number) => string {
  const t = useTranslations('booking.change')
  const money = useMoney(currency)
  return (before, now) => {
    if (now === before) return t('same')
    return t(now > before ? 'more' : 'less', { amount: money.brief(Math.abs(now - before)) })
  }
}
