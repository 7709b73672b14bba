import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { rentalDays } from '../../../domain/period.ts'
import { useFlow } from '../flow/flow.tsx'
import { showErrors } from '../flow/focus.ts'
import { StepFrame } from '../flow/step-frame.tsx'
import { useMoney, useWords } from '../words.ts'
import { EndFields } from './end-fields.tsx'
import { solvable, withoutMissing } from './problems.ts'
import { useDropoff, usePickup } from './use-dates.ts'

/** Step 1, Booking Dates: where and when. */
export function DatesStep() {
  const t = useTranslations('booking.dates')
  const { dateProblems, go } = useFlow()
  const pickup = usePickup()
  const dropoff = useDropoff()
  const [tried, setTried] = useState(false)
  const shown = tried ? solvable(dateProblems) : withoutMissing(dateProblems)
  const next = (form: HTMLFormElement) => {
    if (Object.keys(dateProblems).length > 0) showErrors(form, () => setTried(true))
    else go('vehicle')
  }
  return (
    <StepFrame step="dates" lead={t('lead')} onNext={next}>
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
        <EndFields which="pickup" end={pickup} problems={shown} />
        <EndFields which="dropoff" end={dropoff} problems={shown} />
      </div>
      <TripFacts />
    </StepFrame>
  )
}

function TripFacts() {
  const t = useTranslations('booking.dates')
  const { site, trip, dateProblems } = useFlow()
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
