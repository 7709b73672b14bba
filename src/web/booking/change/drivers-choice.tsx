import { useState } from 'react'

import type { AdditionalDriverPath } from '#domain/additional-driver.ts'
import { AdditionalDrivers } from '../drivers/additional-drivers.tsx'
import { nameOf, pathOf } from '../drivers/named-driver.ts'
import type { NamedProblems } from '../drivers/additional-driver-problems.ts'
import { useMemberData } from '#api/server-state.tsx'
import type { Change } from './use-change.ts'

interface DriversChoiceProps {
  readonly form: Change
  /** Problems found by the server. */
  readonly refused: NamedProblems
  /** Whether the customer has tried to send the form. */
  readonly tried: boolean
}

/** Drivers who stay and new ones. Those of the booking and of the account can be chosen. */
export function DriversChoice({ form, refused, tried }: DriversChoiceProps) {
  const [left, setLeft] = useState<readonly AdditionalDriverPath[]>([])
  const { booking, site, trip, drivers } = form
  const saved = useMemberData('getDrivers').data?.drivers ?? []
  const { list, put } = drivers
  const named = booking.drivers.filter((one) => nameOf(one) !== '')
  const slots = list.map((slot) => {
    const others = list.filter((one) => one !== slot)
    const free = [
      ...named.filter(({ id }) => others.every((one) => one.id !== id)),
      ...saved.filter(
        (one) =>
          named.every((other) => nameOf(other) !== nameOf(one)) && others.every(({ name }) => name !== nameOf(one)),
      ),
    ]
    return {
      values: slot,
      dropped: slot.hadNumber === true,
      fields: slot.fields,
      name: slot.id === undefined ? undefined : slot.name || undefined,
      choices: free.map((one) => ({ id: one.id, name: nameOf(one) })),
      chosen: free.find((one) => one.id === slot.id || (slot.id === undefined && nameOf(one) === slot.name))?.id ?? '',
    }
  })
  const choose = (index: number, id: string) => {
    if (named.some((one) => one.id === id)) return put(index, { id })
    const { id: _id, ...values } = saved.find((one) => one.id === id) ?? { id }
    put(index, values)
  }
  const problems = { ...refused, ...drivers.problems }
  const shown = tried ? problems : Object.fromEntries(left.map((path) => [path, problems[path]]))
  return (
    <div className="mt-10">
      <AdditionalDrivers
        lead="leadChange"
        slots={slots}
        optional={booking.status === 'requested'}
        rental={{ end: trip.end, minAge: site.rules.minAge }}
        problems={shown}
        onType={(index, field, value) => {
          const { fields: _fields, name: _name, ...person } = list[index]!
          put(index, { ...person, [field]: value })
        }}
        onLeave={(index, field) => list[index]![field] && setLeft([...left, pathOf(index, field)])}
        onChoose={choose}
        onUpdate={(index) => put(index, { id: list[index]!.id, renewed: true })}
      />
    </div>
  )
}
