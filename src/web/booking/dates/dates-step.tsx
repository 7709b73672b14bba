import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useTransferDays } from '#api/site.ts'
import { useFlow } from '../flow/flow.tsx'
import { showErrors } from '../flow/focus.ts'
import { StepFrame } from '../flow/step-frame.tsx'
import { Chosen } from './chosen.tsx'
import { EndFields } from './end-fields.tsx'
import { solvable, withoutMissing } from './date-problems.ts'
import { TripFacts } from './trip-facts.tsx'
import { useDropoff, usePickup } from './use-dates.ts'

/** Step 1, Booking Dates: places, times and the means of payment, because ordering begins here (BGB § 312j (1)). */
export function DatesStep() {
  const t = useTranslations('booking.dates')
  const payment = useTranslations('site')
  const { dateProblems, go, site } = useFlow()
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
      <Chosen />
      <div className="grid gap-x-10 gap-y-10 md:grid-cols-2">
        <EndFields which="pickup" end={pickup} problems={shown} />
        <EndFields which="dropoff" end={dropoff} problems={shown} />
      </div>
      <TripFacts
        points={[t('age', { age: String(site.rules.minAge) }), payment('payment', { days: useTransferDays() })]}
      />
    </StepFrame>
  )
}
