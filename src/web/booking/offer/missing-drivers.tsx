import { useState } from 'react'

import type { RentalOffer } from '#contract/rental-offer.ts'
import type { SiteData } from '#contract/site.ts'
import type { AdditionalDriverPath } from '#domain/additional-driver.ts'
import { useDraft } from '../details/booking-draft.ts'
import { AdditionalDrivers } from '../drivers/additional-drivers.tsx'
import { bookedDrivers } from '../drivers/booked-drivers.ts'
import { nameOf, pathOf } from '../drivers/named-driver.ts'
import { updateNamed } from '../drivers/named-draft.ts'
import type { NamedProblems } from '../drivers/additional-driver-problems.ts'
import { enteredFor } from './offer-drivers.ts'

interface MissingDriversProps {
  readonly offer: RentalOffer
  readonly site: SiteData
  readonly problems: NamedProblems
  /** Whether the customer has tried to order. */
  readonly tried: boolean
}

/** Fields for the details of additional drivers that the request left out. */
export function MissingDrivers({ offer, site, problems, tried }: MissingDriversProps) {
  const { drivers } = useDraft()
  const [left, setLeft] = useState<readonly AdditionalDriverPath[]>([])
  const booked = bookedDrivers(offer)
  const entered = enteredFor(offer, drivers)
  if (booked.every(({ missing }) => missing.length === 0)) return null
  const slots = booked.map((one, index) => {
    const values = entered[index]!
    return {
      values,
      fields: one.missing,
      name: nameOf(one) || undefined,
      choices: [],
      chosen: '',
      dropped: values.hadNumber === true,
    }
  })
  const shown = tried ? problems : Object.fromEntries(left.map((path) => [path, problems[path]]))
  return (
    <div className="mb-10">
      <AdditionalDrivers
        lead="leadOffer"
        slots={slots}
        rental={{ end: offer.end, minAge: site.rules.minAge }}
        problems={shown}
        onType={(index, field, value) => updateNamed(index, { ...entered[index], [field]: value }, 'replace')}
        onLeave={(index, field) => entered[index]![field] && setLeft([...left, pathOf(index, field)])}
        onChoose={() => undefined}
      />
    </div>
  )
}
