import { useState } from 'react'

import type { Booking } from '../../../contract/booking.ts'
import type { SiteData } from '../../../contract/site.ts'
import { additionalDriverFields, type AdditionalDriverField } from '../../../domain/additional-driver.ts'
import { dateOf, toLocal } from '../../../domain/period.ts'
import { ADDITIONAL_DRIVER } from '../../../domain/price.ts'
import { bookedDrivers } from '../drivers/booked.ts'
import { nameOf, pathOf, toldOf, type NamedDriver } from '../drivers/named.ts'
import { namedProblems, type NamedProblems } from '../drivers/problems.ts'
import type { Trip } from '../flow/trip.ts'

/** Somebody who is to drive: with an id one who was booked, with what is new about them. */
interface Named {
  readonly id?: string | undefined
  readonly values: NamedDriver
  /** Whether the licence of somebody who stays is entered anew. */
  readonly renewed?: boolean
}

export interface ChangedDriver extends Named {
  /** What is asked of them. */
  readonly fields: readonly AdditionalDriverField[]
  /** What they are called, as far as that is known. */
  readonly name: string
}

export interface ChangedDrivers {
  readonly list: readonly ChangedDriver[]
  readonly same: boolean
  readonly problems: NamedProblems
  readonly put: (index: number, named: Named) => void
}

/** Who is to drive beside the customer: at first whoever was booked, of fewer the first. */
export function useChangedDrivers(booking: Booking, trip: Trip, site: SiteData, now: Date): ChangedDrivers {
  const before = bookedDrivers(booking)
  const [entered, setEntered] = useState<Readonly<Record<number, Named>>>({})
  const list = Array.from({ length: trip.extras[ADDITIONAL_DRIVER] ?? 0 }, (_, index): ChangedDriver => {
    const named: Named = entered[index] ?? { id: before[index]?.id, values: {} }
    const known = booking.drivers.find(({ id }) => id === named.id)
    const licence = named.renewed === true ? (['licenseNumber', 'licenseExpiry'] as const) : []
    const fields = known === undefined ? additionalDriverFields : [...new Set([...known.missing, ...licence])]
    return { ...named, fields, name: nameOf({ ...(known && toldOf(known)), ...toldOf(named.values) }) }
  })
  const asStored = list.every(
    ({ id, values }, index) => id === before[index]?.id && Object.keys(toldOf(values)).length === 0,
  )
  return {
    list,
    same: list.length === before.length && asStored,
    problems: problemsOf(list, { booking, trip, site, now }),
    put: (index, named) => setEntered({ ...entered, [index]: named }),
  }
}

interface About {
  readonly booking: Booking
  readonly trip: Trip
  readonly site: SiteData
  readonly now: Date
}

/** Of what is asked here. What was told before is the server's to judge. */
function problemsOf(list: readonly ChangedDriver[], { booking, trip, site, now }: About): NamedProblems {
  const { start, end } = trip
  if (start === undefined || end === undefined) return {}
  const known = list.map(({ id, values }) => ({
    ...toldOf(booking.drivers.find((one) => one.id === id) ?? {}),
    ...toldOf(values),
  }))
  const found = namedProblems(known, {
    main: { firstName: '', lastName: '', dateOfBirth: null },
    period: { start, end },
    today: dateOf(toLocal(now)),
    minAge: site.rules.minAge,
    required: booking.status !== 'requested',
  })
  const asked = new Set<string>(list.flatMap(({ fields }, index) => fields.map((field) => pathOf(index, field))))
  return Object.fromEntries(Object.entries(found).filter(([path]) => asked.has(path)))
}

/** As the call has it. */
export const toldChange = (list: readonly ChangedDriver[]) =>
  list.map(({ id, values, fields }) => {
    const told = toldOf(values)
    const asked = fields.flatMap((field) => (told[field] ? [[field, told[field]]] : []))
    return { ...(id !== undefined && { id }), ...(Object.fromEntries(asked) as NamedDriver) }
  })
