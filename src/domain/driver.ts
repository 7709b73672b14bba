import { dateOf, parseDate } from './period.ts'
import type { LocalDate, Period } from './period.ts'

export type DriverProblem = 'under_age' | 'licence_expires' | 'invalid_date_of_birth' | 'invalid_licence_expiry'

export interface Driver {
  /** Null if unknown, like the licence's expiry: a request may omit it (D31), and later it is removed (D27). */
  dateOfBirth: string | null
  licenseExpiry: string | null
  period: Period
}

/**
 * Full years of age on a day; negative before birth. In common years, people born on 29 February
 * turn a year older on 1 March. Throws RangeError for an invalid date.
 */
export function ageOn(dateOfBirth: LocalDate, date: LocalDate): number {
  if (!parseDate(dateOfBirth) || !parseDate(date)) {
    throw new RangeError('an age needs two dates')
  }
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Highest plausible age in years; anything above is a mistyped year. */
const OLDEST = 120

/** Why a person born on a day cannot have an account (D27), or null if they can. Throws RangeError for no date. */
export function birthProblem(
  dateOfBirth: LocalDate,
  today: LocalDate,
  minAge: number,
): 'under_age' | 'invalid_date' | null {
  const age = ageOn(dateOfBirth, today)
  if (age < minAge) return 'under_age'
  return age > OLDEST ? 'invalid_date' : null
}

/**
 * Why this person cannot drive this rental (D27): `minAge` on the day of pick-up, whatever the
 * age is today, and a licence valid through the day of return. A birth in the future or before
 * 1900 is no date of birth.
 */
export function driverProblems(driver: Driver, today: LocalDate, rules: { minAge: number }): DriverProblem[] {
  const problems: DriverProblem[] = []
  if (driver.dateOfBirth !== null) {
    const born = parseDate(driver.dateOfBirth)
    if (!born || born > today) problems.push('invalid_date_of_birth')
    else if (ageOn(born, dateOf(driver.period.start)) < rules.minAge) problems.push('under_age')
  }
  if (driver.licenseExpiry === null) return problems
  const expiry = parseDate(driver.licenseExpiry)
  if (!expiry) problems.push('invalid_licence_expiry')
  else if (expiry < dateOf(driver.period.end)) problems.push('licence_expires')
  return problems
}

/** Fields that a request may omit and an order needs (D31). */
export const orderFields = ['passportNumber', 'licenseNumber', 'licenseExpiry', 'address'] as const
export type OrderField = (typeof orderFields)[number]

/** The fields of an order that are still missing. */
export const missingToOrder = (given: { readonly [Field in OrderField]?: string | null | undefined }): OrderField[] =>
  orderFields.filter((field) => (given[field] ?? '') === '')
