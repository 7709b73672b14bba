import type { Booking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { additionalDriverFields, type AdditionalDriverField } from '#domain/additional-driver.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { ADDITIONAL_DRIVER } from '#domain/price.ts'
import { useDraft, type NamedDraft } from '../details/booking-draft.ts'
import { bookedDrivers } from '../drivers/booked-drivers.ts'
import { nameOf, driverPayload } from '../drivers/named-driver.ts'
import { updateChanged } from '../drivers/named-draft.ts'
import { partialDriverProblems, type NamedProblems } from '../drivers/additional-driver-problems.ts'
import type { Trip } from '../flow/trip.ts'

/** Somebody who is to drive: with an id one who is booked, with what is new about them. */
export interface ChangedDriver extends NamedDraft {
  /** Fields to fill in. */
  readonly fields: readonly AdditionalDriverField[]
  /** Name, if known. */
  readonly name: string
}

export interface ChangedDrivers {
  readonly list: readonly ChangedDriver[]
  readonly same: boolean
  readonly problems: NamedProblems
  readonly put: (index: number, named: NamedDraft) => void
}

/** Additional drivers after the change, at first those of the booking, cut to the new number. A reload keeps them. */
export function useChangedDrivers(booking: Booking, trip: Trip, site: SiteData, now: Date): ChangedDrivers {
  const { reference } = booking
  const { change } = useDraft()
  const entered = change?.reference === reference ? change.named : []
  const before = bookedDrivers(booking)
  const list = Array.from({ length: trip.extras[ADDITIONAL_DRIVER] ?? 0 }, (_, index): ChangedDriver => {
    const named = stillKnown(entered[index], booking) ?? { id: before[index]?.id }
    const known = booking.drivers.find(({ id }) => id === named.id)
    const licence = named.renewed === true ? (['licenseNumber', 'licenseExpiry'] as const) : []
    const fields = known === undefined ? additionalDriverFields : [...new Set([...known.missing, ...licence])]
    return { ...named, fields, name: nameOf({ ...(known && driverPayload(known)), ...driverPayload(named) }) }
  })
  const asStored = list.every(
    (one, index) => one.id === before[index]?.id && Object.keys(driverPayload(one)).length === 0,
  )
  return {
    list,
    same: list.length === before.length && asStored,
    problems: problemsOf(list, { booking, trip, site, now }),
    put: (index, named) => updateChanged(reference, index, named),
  }
}

/** Somebody who was booked may have been exchanged elsewhere meanwhile. */
const stillKnown = (named: NamedDraft | null | undefined, { drivers }: Booking): NamedDraft | null =>
  named?.id === undefined || drivers.some(({ id }) => id === named.id) ? (named ?? null) : null

interface About {
  readonly booking: Booking
  readonly trip: Trip
  readonly site: SiteData
  readonly now: Date
}

/** Problems of the fields that are asked for here. The server checks the earlier ones. */
function problemsOf(list: readonly ChangedDriver[], { booking, trip, site, now }: About): NamedProblems {
  const { start, end } = trip
  if (start === undefined || end === undefined) return {}
  const known = list.map((driver) => ({
    ...driverPayload(booking.drivers.find(({ id }) => id === driver.id) ?? {}),
    ...driverPayload(driver),
  }))
  const asked = list.map(({ fields }) => fields)
  return partialDriverProblems(known, asked, {
    period: { start, end },
    today: dateOf(toLocal(now)),
    minAge: site.rules.minAge,
    required: booking.status !== 'requested',
  })
}

/** Drivers in the form that the call takes. */
export const changedDriverPayloads = (list: readonly ChangedDriver[]) =>
  list.map((driver) => ({ ...(driver.id !== undefined && { id: driver.id }), ...driverPayload(driver, driver.fields) }))
