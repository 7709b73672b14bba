import { randomUUID } from 'node:crypto'

import {
  additionalDriverFields,
  additionalDriverProblems,
  countDrivers,
  type AdditionalDriver,
  type AdditionalDriverField,
} from '#domain/additional-driver.ts'
import { dateOf, toLocal, type Period } from '#domain/period.ts'
import type { BusinessRules } from '#domain/rules.ts'
import type { BookingRow } from '#store/booking.ts'
import { listBookingDrivers, type NewDriver } from '#store/booking-driver.ts'
import type { Db, Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'

/** What somebody says of a driver now. With `id` it is about one of the booking: what is not said stays. */
export type ToldDriver = { id?: string | undefined } & { [Field in AdditionalDriverField]?: string | undefined }

/** A driver of a booking; without an id a new one. */
export type NamedDriver = AdditionalDriver & { id?: string }

export interface DriversRefusal {
  code: 'invalid_input' | 'driver_not_eligible'
  fields: Record<string, string>
}

export const ownerOfDriver = (id: string): string => `booking-driver:${id}`

/** Who drives beside the customer, with the numbers of their licences. */
export async function openDrivers(ctx: Context, db: Db | Tx, bookingId: number): Promise<Required<NamedDriver>[]> {
  const rows = await listBookingDrivers(db, bookingId)
  return rows.map(({ id, documents_sealed: sealed, ...row }) => ({
    id,
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth ?? '',
    licenseNumber:
      sealed === null ? '' : (ctx.sealer.open(sealed, ownerOfDriver(id)) as { licenseNumber: string }).licenseNumber,
    licenseExpiry: row.license_expiry ?? '',
  }))
}

/** As a booking keeps them. */
export const sealDrivers = (ctx: Context, drivers: readonly NamedDriver[]): NewDriver[] =>
  drivers.map(({ id = randomUUID(), firstName, lastName, dateOfBirth, licenseNumber, licenseExpiry }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth || null,
    documents_sealed: licenseNumber === '' ? null : ctx.sealer.seal({ licenseNumber }, ownerOfDriver(id)),
    license_expiry: licenseExpiry || null,
  }))

const nobody = Object.fromEntries(additionalDriverFields.map((field) => [field, ''])) as AdditionalDriver

/** What is known of a driver and what is said now. */
export function mergeDriver(known: NamedDriver = nobody, told: ToldDriver = {}): NamedDriver {
  const said = additionalDriverFields.flatMap((field) => (told[field] === undefined ? [] : [[field, told[field]]]))
  return { ...known, ...(Object.fromEntries(said) as Partial<AdditionalDriver>) }
}

/** As many as were booked: whoever is not named yet is there without a name. */
export const fillUp = (drivers: readonly NamedDriver[], count: number): NamedDriver[] => [
  ...drivers,
  ...Array.from({ length: count - drivers.length }, () => nobody),
]

type MainDriver = Parameters<typeof additionalDriverProblems>[1]['main']

/** Who rents and drives, as the booking has them. @param licenseNumber it lies sealed in the booking, or is told just now */
export const mainDriver = (booking: BookingRow, licenseNumber: string | undefined): MainDriver => ({
  firstName: booking.first_name,
  lastName: booking.last_name,
  dateOfBirth: booking.date_of_birth,
  licenseNumber,
})

interface AboutRental {
  main: MainDriver
  extras: Parameters<typeof countDrivers>[0]
  period: Period
  /** Whether everything has to be told (D31). */
  required: boolean
}

/** What speaks against these drivers, each field by its name. */
export function refusalOfDrivers(
  drivers: readonly NamedDriver[],
  { extras, ...about }: AboutRental,
  { minAge }: Pick<BusinessRules, 'minAge'>,
  now: Date,
): DriversRefusal | undefined {
  if (drivers.length > countDrivers(extras)) return { code: 'invalid_input', fields: { drivers: 'surplus' } }
  const fields = additionalDriverProblems(drivers, { ...about, minAge, today: dateOf(toLocal(now)) })
  const problems = Object.values(fields)
  if (problems.length === 0) return undefined
  return { code: problems.every((problem) => problem === 'missing') ? 'invalid_input' : 'driver_not_eligible', fields }
}
