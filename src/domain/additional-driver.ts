import type { BookingStatus } from './booking-status.ts'
import { driverProblems, type DriverProblem } from './driver.ts'
import { sameNumber } from './paper-number.ts'
import type { LocalDate, Period } from './period.ts'
import { ADDITIONAL_DRIVER } from './price.ts'

/** Details of each additional driver that the rental agreement needs. */
export const additionalDriverFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'licenseNumber',
  'licenseExpiry',
] as const
export type AdditionalDriverField = (typeof additionalDriverFields)[number]

/** Additional driver as entered. A request may leave fields empty (D31). */
export type AdditionalDriver = { readonly [Field in AdditionalDriverField]: string }

/** Place of a problem: the driver's index, from 0 on, and the field. */
export type AdditionalDriverPath = `drivers.${number}.${AdditionalDriverField}`
export type AdditionalDriverProblem = DriverProblem | 'missing' | 'same_person' | 'same_licence'

interface Person {
  firstName: string
  lastName: string
  /** Null once it has been removed. */
  dateOfBirth: string | null
}

interface AboutRental {
  /** Customer, who drives as well; without the licence number if it is not known here. */
  main: Person & { licenseNumber?: string | undefined }
  period: Period
  today: LocalDate
  minAge: number
  /** Whether every field is required; a request may leave out any. */
  required: boolean
}

/** Number of additional drivers that were booked. */
export const countDrivers = (extras: readonly { readonly code: string; readonly quantity: number }[]): number =>
  extras.find(({ code }) => code === ADDITIONAL_DRIVER)?.quantity ?? 0

const CAN_BE_NAMED: ReadonlySet<string> = new Set<BookingStatus>([
  'requested',
  'offered',
  'pending_payment',
  'confirmed',
])

/**
 * The additional drivers in their order; null stands for one who has no name yet. After the handover, or once the
 * booking is over, drivers can no longer be named, so none is missing.
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

/** Reasons why these people cannot drive this rental, one for each field (D27). */
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
    // One person has one licence. The same person named twice is already reported above.
    else if (numbers.some((number) => sameNumber(number, driver.licenseNumber)))
      found[at('licenseNumber')] = 'same_licence'
    known.add(key)
    numbers.push(driver.licenseNumber)
  }
  return found
}

const fieldOf = (problem: DriverProblem): AdditionalDriverField =>
  problem === 'under_age' || problem === 'invalid_date_of_birth' ? 'dateOfBirth' : 'licenseExpiry'

/** Key that identifies a person; null if it is not known. Two people with one name and birthday are too rare to matter. */
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
