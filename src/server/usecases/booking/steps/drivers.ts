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
import { isMain, listBookingDrivers, type NewDriver } from '#store/booking-driver.ts'
import type { Db, Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { openPapers, sealPapers, type Papers } from './seal-papers.ts'

/** Details of a driver as sent now. With `id` it is one of the booking's drivers, whose missing fields stay as they are. */
export type ToldDriver = { id?: string | undefined } & { [Field in AdditionalDriverField]?: string | undefined }

/** Driver of a booking; a new one has no id. */
export type NamedDriver = AdditionalDriver & { id?: string }

export interface DriversRefusal {
  code: 'invalid_input' | 'driver_not_eligible'
  fields: Record<string, string>
}

interface OpenedDrivers {
  /** Numbers of the main driver's papers. */
  papers: Papers
  /** Additional drivers, with the numbers of their licences. */
  others: Required<NamedDriver>[]
}

/** Drivers of a booking with the numbers of their papers. */
export async function openDrivers(ctx: Context, db: Db | Tx, bookingId: number): Promise<OpenedDrivers> {
  const rows = await listBookingDrivers(db, bookingId)
  const main = rows.find(isMain)
  return {
    papers: main === undefined ? {} : openPapers(ctx, main),
    others: rows
      .filter((row) => !isMain(row))
      .map((row) => ({
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        dateOfBirth: row.date_of_birth ?? '',
        licenseNumber: openPapers(ctx, row).licenseNumber ?? '',
        licenseExpiry: row.license_expiry ?? '',
      })),
  }
}

/** Additional drivers as a booking stores them. */
export const sealDrivers = (ctx: Context, drivers: readonly NamedDriver[]): NewDriver[] =>
  drivers.map(({ id = randomUUID(), firstName, lastName, dateOfBirth, licenseNumber, licenseExpiry }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    date_of_birth: dateOfBirth || null,
    documents_sealed: sealPapers(ctx, id, { licenseNumber }),
    license_expiry: licenseExpiry || null,
  }))

const nobody = Object.fromEntries(additionalDriverFields.map((field) => [field, ''])) as AdditionalDriver

/** Combines the known details of a driver with those sent now. */
export function mergeDriver(known: NamedDriver = nobody, told: ToldDriver = {}): NamedDriver {
  const said = additionalDriverFields.flatMap((field) => (told[field] === undefined ? [] : [[field, told[field]]]))
  return { ...known, ...(Object.fromEntries(said) as Partial<AdditionalDriver>) }
}

/** Adds drivers without a name up to the number that was booked. */
export const fillUp = (drivers: readonly NamedDriver[], count: number): NamedDriver[] => [
  ...drivers,
  ...Array.from({ length: count - drivers.length }, () => nobody),
]

type MainDriver = Parameters<typeof additionalDriverProblems>[1]['main']

/** The main driver by the booking. @param licenseNumber opened from the booking, or sent just now */
export const mainDriver = ({ main_driver: main }: BookingRow, licenseNumber: string | undefined): MainDriver => ({
  firstName: main?.firstName ?? '',
  lastName: main?.lastName ?? '',
  dateOfBirth: main?.dateOfBirth ?? null,
  licenseNumber,
})

interface AboutRental {
  main: MainDriver
  extras: Parameters<typeof countDrivers>[0]
  period: Period
  /** Whether every field is required (D31). */
  required: boolean
}

/** Refusal of these drivers with the problems by field, if there are any. */
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
