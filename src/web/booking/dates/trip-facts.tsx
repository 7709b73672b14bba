import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { rentalDays } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useTrip } from '../flow/trip-context.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'

/** Consequences of places and times in a line: number of days, and the fee of a one-way rental; points may follow. */
export function TripFacts({ points }: { readonly points?: readonly string[] }) {
  const t = useTranslations('booking.dates')
  const { site, trip, dateProblems } = useTrip()
  const money = useMoney(site.currency)
  const words = useWords()
  const { pickup, dropoff, start, end } = trip
  const oneWay = pickup !== undefined && dropoff !== undefined && pickup !== dropoff
  const whole = start !== undefined && end !== undefined && !dateProblems.start && !dateProblems.end
  const facts = [
    ...(whole ? [words.days(rentalDays({ start, end }, site.rules.graceMinutes))] : []),
    ...(oneWay ? [t('oneWay', { fee: money.brief(site.rules.oneWayFeeMinor) })] : []),
  ]
  return (
    <div className={classes('mt-8 border-t border-line pt-5 text-small', !points && facts.length === 0 && 'hidden')}>
      <output className="block font-semibold not-empty:mb-3 last:mb-0!">{facts.join(' · ')}</output>
      {points && (
        <ul className="space-y-2 text-ink-700">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-petrol-600" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
