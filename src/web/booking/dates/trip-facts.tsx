import { useTranslations } from 'use-intl'

import { rentalDays } from '#domain/period.ts'
import { useTrip } from '../flow/trip-context.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'

/** Consequences of places and times: number of days, and the fee of a one-way rental. */
export function TripFacts() {
  const t = useTranslations('booking.dates')
  const { site, trip, dateProblems } = useTrip()
  const money = useMoney(site.currency)
  const words = useWords()
  const { pickup, dropoff, start, end } = trip
  const oneWay = pickup !== undefined && dropoff !== undefined && pickup !== dropoff
  const whole = start !== undefined && end !== undefined && !dateProblems.start && !dateProblems.end
  return (
    <output className="mt-8 block space-y-1 border-t border-line pt-5 text-small text-ink-700">
      {whole && (
        <span className="block font-semibold text-ink-900">
          {t('length', { days: words.days(rentalDays({ start, end }, site.rules.graceMinutes)) })}
        </span>
      )}
      {oneWay && <span className="block">{t('oneWay', { fee: money.brief(site.rules.oneWayFeeMinor) })}</span>}
      <span className="block">{t('berlin')}</span>
    </output>
  )
}
