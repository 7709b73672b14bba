import type { BookingStatus } from './booking-status.ts'
import { driverProblems, type DriverProblem } from './driver.ts'
import { sameNumber } from './paper-number.ts'
import type { LocalDate, Period } from './period.ts'
import { ADDITIONAL_DRIVER } from './price.ts'

/** What the rental agreement needs of everybody who drives beside the one who rents. */
export const additionalDriverFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'licenseNumber',
  'licenseExpiry',
] as const
export type AdditionalDriverField = (typeof additionalDriverFields)[number]

/** '' is what a request has not told yet (D31). */
export type AdditionalDriver = { readonly [Field in AdditionalDriverField]: string }

/** Where something is wrong: which of them, from 0 on, and in which field. */
export type AdditionalDriverPath = `drivers.${number}.${AdditionalDriverField}`
export type AdditionalDriverProblem = DriverProblem | 'missing' | 'same_person' | 'same_licence'

interface Person {
  firstName: string
  lastName: string
  /** null where it is not kept any more. */
  dateOfBirth: string | null
}

interface AboutRental {
  /** Who rents and drives; the number is left out where it is not known here. */
  main: Person & { licenseNumber?: string | undefined }
  period: Period
  today: LocalDate
  minAge: number
  /** Whether everything has to be told: a request may leave out what it likes. */
  required: boolean
}

/** How many drivers were booked beside the one who rents. */
export const countDrivers = (extras: readonly { readonly code: string; readonly quantity: number }[]): number =>
  extras.find(({ code }) => code === ADDITIONAL_DRIVER)?.quantity ?? 0

const CAN_BE_NAMED: ReadonlySet<string> = new Set<BookingStatus>([
  'requested',
  'offered',
  'pending_payment',
  'confirmed',
])

/**
 * Everybody who drives beside the customer, in their order; null is somebody who is not named yet. From the handover on,
 * or once the booking has come to nothing, nobody can be named any more, so nobody is missing.
 * @param status also 'withdrawn', as the pages call it
 */
export function whoElseDrives<Named extends Pick<Person, 'firstName' | 'lastName'>>({
  status,
  extras,
  drivers,
}: {
  readonly status: string
  readonly extras: Parameters<typeof countDrivers>[0]
  readonly drivers: readonly Named[]
}): (Named | null)[] {
  const named = drivers.map((one) => (`${one.firstName}${one.lastName}`.trim() === '' ? null : one))
  if (!CAN_BE_NAMED.has(status)) return named.filter((one) => one !== null)
  const count = Math.max(countDrivers(extras), named.length)
  return Array.from({ length: count }, (_, index) => named[index] ?? null)
}

export const missingOfDriver = (driver: AdditionalDriver): AdditionalDriverField[] =>
  additionalDriverFields.filter((field) => driver[field].trim() === '')

/** Why these people cannot drive this rental, one reason for each field (D27). */
export function additionalDriverProblems(
  drivers: readonly AdditionalDriver[],
  { main, period, today, minAge, required }: AboutRental,
): Record<AdditionalDriverPath, AdditionalDriverProblem> {
  const found: Record<AdditionalDriverPath, AdditionalDriverProblem> = {}
  const known = new Set([keyOf(main)])
  const numbers = [main.licenseNumber ?? '']
  for (const [index, driver] of drivers.entries()) {
    const at = (field: AdditionalDriverField): AdditionalDriverPath => `drivers.${index}.${field}`
    if (required) for (const field of missingOfDriver(driver)) found[at(field)] = 'missing'
    const { dateOfBirth, licenseExpiry } = driver
    const told = { dateOfBirth: dateOfBirth || null, licenseExpiry: licenseExpiry || null, period }
    for (const problem of driverProblems(told, today, { minAge })) found[at(fieldOf(problem))] = problem
    const key = keyOf(driver)
    if (key !== null && known.has(key)) found[at('firstName')] = 'same_person'
    // One person has one licence; of one who is there twice that is said above.
    else if (numbers.some((number) => sameNumber(number, driver.licenseNumber)))
      found[at('licenseNumber')] = 'same_licence'
    known.add(key)
    numbers.push(driver.licenseNumber)
  }
  return found
}

const fieldOf = (problem: DriverProblem): AdditionalDriverField =>
  problem === 'under_age' || problem === 'invalid_date_of_birth' ? 'dateOfBirth' : 'licenseExpiry'

/** Who somebody is; null where that is not told. Two people of one name and birthday are too rare to be told apart. */
function keyOf({ firstName, lastName, dateOfBirth }: Person): string | null {
  const names = [firstName, lastName].map((name) =>
    name
      .normalize('NFC')
      .replaceAll(/\p{DI}/gu, '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .toLowerCase(),
  )
  const all = [...names, dateOfBirth ?? '']
  return all.includes('') ? null : all.join('\n')
}
