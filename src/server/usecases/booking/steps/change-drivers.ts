import { additionalDriverFields, countDrivers } from '#domain/additional-driver.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Change } from './change.ts'
import { fillUp, mergeDriver, type DriversRefusal, type NamedDriver, type ToldDriver } from './drivers.ts'

/** Additional drivers after a change: those whom the customer names or else the previous ones, cut to the new number. */
export function changedDrivers(
  known: readonly Required<NamedDriver>[],
  { drivers: told, change }: { drivers?: ToldDriver[] | undefined; change: Change },
  booking: BookingRow,
): Outcome<NamedDriver[], DriversRefusal> {
  const count = countDrivers(change.extras)
  if (told === undefined) {
    // A customer who adds drivers has to name them; drivers who were booked without names stay without.
    const more = count > countDrivers(booking.extras)
    return { ok: true, value: more ? fillUp(known, count) : known.slice(0, count) }
  }
  const strange = told.findIndex(
    ({ id }, index) =>
      id !== undefined && (!known.some((one) => one.id === id) || told.findIndex((one) => one.id === id) < index),
  )
  if (strange >= 0)
    return { ok: false, refusal: { code: 'invalid_input', fields: { [`drivers.${strange}.id`]: 'invalid' } } }
  const named = told.map((one) =>
    mergeDriver(
      known.find(({ id }) => id === one.id),
      one,
    ),
  )
  return { ok: true, value: fillUp(named, count) }
}

/** Whether the drivers are the same as before, ids aside, because a second try after a lost answer names new ones again. */
export const sameDrivers = (known: readonly NamedDriver[], drivers: readonly NamedDriver[]): boolean =>
  known.length === drivers.length &&
  drivers.every((driver, index) => additionalDriverFields.every((field) => driver[field] === known[index]![field]))
