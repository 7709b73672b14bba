import { email, optionalPaperNumber, phone, text } from '#contract/values.ts'
import { driverProblems, type DriverProblem } from '#domain/driver.ts'
import type { LocalDate, Period } from '#domain/period.ts'
import type { DeskPerson } from './desk-person.ts'

export type PersonField = keyof DeskPerson
export type PersonProblem = 'missing' | 'reach' | 'offer' | 'wrong' | 'under_age' | 'licence_expires'
export type PersonProblems = { readonly [Field in PersonField]?: PersonProblem }

/** Rental that a person has to be old enough for. */
export interface PersonRental {
  readonly period: Period
  readonly today: LocalDate
  readonly minAge: number
}

const name = text(80)
/** Details that are texts, as the contract has them; days are checked with the rental. */
const texts = [
  ['firstName', name],
  ['lastName', name],
  ['phone', phone],
  ['email', email],
  ['licenseNumber', optionalPaperNumber],
] as const

const atDriver: Record<DriverProblem, PersonProblems> = {
  invalid_date_of_birth: { dateOfBirth: 'wrong' },
  under_age: { dateOfBirth: 'under_age' },
  invalid_licence_expiry: { licenseExpiry: 'wrong' },
  licence_expires: { licenseExpiry: 'licence_expires' },
}

/** Problems of a person's details, one per field: first as the contract has them, then whether they may drive (D27). */
export function personProblems(person: DeskPerson, { period, today, minAge }: PersonRental): PersonProblems {
  const { dateOfBirth, licenseExpiry } = person
  const isEmpty = (field: PersonField) => person[field].trim() === ''
  const wrong = texts.filter(([field, schema]) => !isEmpty(field) && !schema.safeParse(person[field]).success)
  const driver = { dateOfBirth: dateOfBirth || null, licenseExpiry: licenseExpiry || null, period }
  return Object.assign(
    Object.fromEntries(wrong.map(([field]) => [field, 'wrong'])),
    isEmpty('firstName') && { firstName: 'missing' },
    isEmpty('lastName') && { lastName: 'missing' },
    isEmpty('dateOfBirth') && { dateOfBirth: 'missing' },
    isEmpty('phone') && isEmpty('email') && { phone: 'reach' },
    ...driverProblems(driver, today, { minAge }).map((problem) => atDriver[problem]),
  ) as PersonProblems
}

/** Problems for the codes that the server gives for fields such as `person.email` and `driver.dateOfBirth`. */
export function refusedDetails(codes: Readonly<Record<string, string>>): PersonProblems {
  const fields = [...texts.map(([field]) => field), 'dateOfBirth', 'licenseExpiry'] as const
  const named = fields.flatMap((field): [PersonField, PersonProblem][] => {
    const code = codes[`person.${field}`] ?? codes[`driver.${field}`]
    return code === undefined ? [] : [[field, problemOf(field, code)]]
  })
  return Object.fromEntries(named)
}

function problemOf(field: PersonField, code: string): PersonProblem {
  if (code === 'missing') return field === 'phone' ? 'reach' : 'missing'
  return code === 'under_age' || code === 'licence_expires' ? code : 'wrong'
}
