import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Branch, SiteData } from '#contract/site.ts'
import { lateArrival } from '#domain/late-arrival.ts'
import { dateOf, type LocalDateTime } from '#domain/period.ts'
import { useWallClock } from '#rental/wall-clock.ts'

interface LateLandingProps {
  readonly branch: Branch
  readonly start: LocalDateTime
  readonly rules: SiteData['rules']
  /** Whether it is a booking, for which a fee is due if nobody comes. */
  readonly ordered: boolean
}

/** Rules for a customer whose plane is late: a call, the hour at which the desk closes, and what is lost after that. */
export function LateLanding({ branch, start, rules, ordered }: LateLandingProps) {
  const t = useTranslations('booking.arrival.late')
  const clock = useWallClock()
  const { closes, expectedUntil } = lateArrival(start, branch.calendar, rules)
  const until = dateOf(expectedUntil) === dateOf(start) ? clock.time(expectedUntil) : clock.said(expectedUntil)
  const phone = (words: ReactNode) => (
    <a href={branch.phone.href} className="figures font-semibold text-petrol-600 underline underline-offset-4">
      {words}
    </a>
  )
  return (
    <p className="max-w-[62ch]">
      {t.rich('call', { number: branch.phone.text, phone })} {closes !== null && t('closes', { closes })}{' '}
      {t('until', { until })} {ordered && t('fee')} {t('keyBox')}
    </p>
  )
}
