import type { AccountDriver } from '#contract/driver.ts'
import { additionalDriverFields } from '#domain/additional-driver.ts'
import { AdditionalDrivers } from '../drivers/additional-drivers.tsx'
import { pathOf, type NamedDriver } from '../drivers/named-driver.ts'
import { updateNamed } from '../drivers/named-draft.ts'
import { useFlow } from '../flow/flow.tsx'
import { useMemberData } from '#api/server-state.tsx'
import type { ProblemPath, Problems } from './driver-problems.ts'

interface OtherDriversProps {
  readonly shown: Problems
  readonly onType: (...paths: readonly ProblemPath[]) => void
  readonly onLeave: (path: ProblemPath, value: string) => void
}

/** Additional drivers, if the extra was booked: typed, or chosen from those on the account. */
export function OtherDrivers({ shown, onType, onLeave }: OtherDriversProps) {
  const { site, trip, driver } = useFlow()
  const { others, values: main } = driver
  const known = useMemberData('getDrivers').data?.drivers ?? []
  const taken = [main, ...others]
  const slots = others.map((values) => {
    const free = known.filter((one) => taken.every((other) => other === values || !isSame(one, other)))
    return {
      values,
      fields: additionalDriverFields,
      choices: free.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
      chosen: free.find((one) => isSame(one, values))?.id ?? '',
      dropped: values.hadNumber === true,
    }
  })
  return (
    <AdditionalDrivers
      lead={site.bookings === 'soon' ? 'leadRequest' : 'lead'}
      slots={slots}
      optional={site.bookings === 'soon'}
      rental={{ end: trip.end, minAge: site.rules.minAge }}
      problems={shown}
      onType={(index, field, value) => {
        updateNamed(index, { [field]: value })
        onType(pathOf(index, field))
      }}
      onLeave={(index, field) => onLeave(pathOf(index, field), others[index]?.[field] ?? '')}
      onChoose={(index, id) => {
        updateNamed(index, personOf(known.find((one) => one.id === id)), 'replace')
        onType(...additionalDriverFields.map((field) => pathOf(index, field)))
      }}
    />
  )
}

type Person = Pick<NamedDriver, 'firstName' | 'lastName' | 'dateOfBirth'>

const isSame = (one: AccountDriver, other: Person): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.dateOfBirth === other.dateOfBirth

const personOf = (person: AccountDriver | undefined): NamedDriver => {
  if (person === undefined) return {}
  const { id: _id, ...fields } = person
  return fields
}
