import { useState } from 'react'

import type { RentalOffer } from '../../../contract/rental-offer.ts'
import type { SiteData } from '../../../contract/site.ts'
import type { AdditionalDriverPath } from '../../../domain/additional-driver.ts'
import { dateOf, toLocal } from '../../../domain/period.ts'
import { updateNamed, useDraft, type NamedDraft } from '../details/draft.ts'
import { AdditionalDrivers } from '../drivers/additional-drivers.tsx'
import { bookedDrivers } from '../drivers/booked.ts'
import { nameOf, pathOf, toldOf, type NamedDriver } from '../drivers/named.ts'
import { namedProblems, type NamedProblems } from '../drivers/problems.ts'

interface MissingDriversProps {
  readonly offer: RentalOffer
  readonly site: SiteData
  readonly now: Date
  readonly problems: NamedProblems
  /** Whether somebody tried to order. */
  readonly tried: boolean
}

/** What the request left out of whoever drives beside the customer. */
export function MissingDrivers({ offer, site, now, problems, tried }: MissingDriversProps) {
  const { drivers } = useDraft()
  const [left, setLeft] = useState<readonly AdditionalDriverPath[]>([])
  const booked = bookedDrivers(offer)
  if (booked.every(({ missing }) => missing.length === 0)) return null
  const slots = booked.map((one, index) => {
    const values: NamedDraft = drivers[index] ?? {}
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
        rental={{ end: offer.end, minAge: site.rules.minAge, now }}
        problems={shown}
        onType={(index, field, value) => updateNamed(index, { [field]: value })}
        onLeave={(index, field) => drivers[index]?.[field] && setLeft([...left, pathOf(index, field)])}
        onChoose={() => undefined}
      />
    </div>
  )
}

/** What an order tells of them: only what is missing. */
export const toldMissing = (offer: RentalOffer, drivers: readonly NamedDriver[]): NamedDriver[] =>
  bookedDrivers(offer).map(({ missing }, index) => {
    const told = toldOf(drivers[index] ?? {})
    return Object.fromEntries(missing.flatMap((field) => (told[field] ? [[field, told[field]]] : [])))
  })

/** What is wrong with that, as in step 3. */
export function missingProblems(
  offer: RentalOffer,
  drivers: readonly NamedDriver[],
  { site, now }: { readonly site: SiteData; readonly now: Date },
): NamedProblems {
  const booked = bookedDrivers(offer)
  const known = toldMissing(offer, drivers).map((told, index) => ({ ...toldOf(booked[index]!), ...told }))
  const found = namedProblems(known, {
    // The server knows when the customer was born, and says so if it is the same person.
    main: { firstName: '', lastName: '', dateOfBirth: null },
    period: { start: offer.start, end: offer.end },
    today: dateOf(toLocal(now)),
    minAge: site.rules.minAge,
    required: true,
  })
  const asked = new Set<string>(booked.flatMap(({ missing }, index) => missing.map((field) => pathOf(index, field))))
  return Object.fromEntries(Object.entries(found).filter(([path]) => asked.has(path)))
}
