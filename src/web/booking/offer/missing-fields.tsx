import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import type { DriverField } from '../details/driver-fields.ts'
import { DriverInput } from '../details/driver-input.tsx'
import type { DriverFieldProblems } from '../details/driver-problems.ts'
import { updateDriver, type Driver } from '../details/driver-values.ts'

interface MissingFieldsProps {
  readonly offer: RentalOffer
  readonly site: SiteData
  readonly driver: Driver
  readonly problems: DriverFieldProblems
  /** Whether the customer has tried to order. */
  readonly tried: boolean
}

/** Fields of step 3 that the request left out and the rental agreement needs. */
export function MissingFields({ offer, site, driver, problems, tried }: MissingFieldsProps) {
  const t = useTranslations('booking.offer.missing')
  const { values, dropped } = driver
  const [left, setLeft] = useState<readonly DriverField[]>([])
  if (offer.missing.length === 0) return null
  return (
    <fieldset className="mb-10 min-w-0">
      <legend className="heading-3">{t('heading')}</legend>
      <p className="mt-1 mb-4 text-ink-700">{t('lead')}</p>
      <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
        {offer.missing.map((field) => (
          <DriverInput
            key={field}
            field={field}
            value={values[field]}
            problem={tried || left.includes(field) ? problems[field] : undefined}
            rental={{ end: offer.end, minAge: site.rules.minAge, dropped }}
            onType={(value) => updateDriver(field, value)}
            onLeave={() => values[field] !== '' && setLeft([...left, field])}
          />
        ))}
      </div>
      <p className="mt-4 text-small text-ink-700">{t('privacy')}</p>
    </fieldset>
  )
}
