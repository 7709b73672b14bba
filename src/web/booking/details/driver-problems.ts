import { driver as driverSchema } from '#contract/booking.ts'
import { driverProblems as eligibility, orderFields } from '#domain/driver.ts'
import type { LocalDate, Period } from '#domain/period.ts'
import type { AdditionalDriverPath } from '#domain/additional-driver.ts'
import type { BookingsState } from '#domain/rules.ts'
import { refusedNamed, type NamedProblems } from '../drivers/additional-driver-problems.ts'
import { splitCity } from './city.ts'
import { driverFields, type DriverField, type DriverValues } from './driver-fields.ts'

export type FieldProblem = 'missing' | 'wrong' | 'under_age' | 'licence_expires'
export type DriverFieldProblems = { readonly [Field in DriverField]?: FieldProblem }

/** Whether a request may leave this field out (D31). */
export const isOptional = (field: DriverField, bookings: BookingsState): boolean =>
  bookings === 'soon' && (orderFields as readonly DriverField[]).includes(field)

/** Problems of the personal details, one per field: first its form, then whether the person may drive (D27). */
export function driverFieldProblems(
  values: DriverValues,
  period: Period,
  today: LocalDate,
  { minAge, bookings }: { readonly minAge: number; readonly bookings: BookingsState },
): DriverFieldProblems {
  const found: { [Field in DriverField]?: FieldProblem } = {}
  for (const field of driverFields) {
    // A postal code without a town is not enough.
    if ((field === 'city' ? splitCity(values.city).town : values[field]).trim() === '') {
      if (!isOptional(field, bookings)) found[field] = 'missing'
    } else if (!driverSchema.shape[field].safeParse(values[field]).success) found[field] = 'wrong'
  }
  for (const problem of eligibility({ ...values, licenseExpiry: values.licenseExpiry || null, period }, today, {
    minAge,
  })) {
    if (problem === 'under_age') found.dateOfBirth ??= 'under_age'
    else if (problem === 'licence_expires') found.licenseExpiry ??= 'licence_expires'
    else if (problem === 'invalid_date_of_birth') found.dateOfBirth ??= 'wrong'
    else found.licenseExpiry ??= 'wrong'
  }
  return found
}

const known = ['missing', 'under_age', 'licence_expires'] as const satisfies readonly FieldProblem[]

/** Problems of the third step: in the customer's fields, in those of the additional drivers, and in the flight. */
export type Problems = DriverFieldProblems & NamedProblems & { readonly flight?: 'wrong' }
/** Path of a field with a problem. */
export type ProblemPath = DriverField | AdditionalDriverPath | 'flight'

/** Problems for the codes that the server gives for fields such as `driver.email`. */
export function refusedFields(fields: Readonly<Record<string, string>>): Problems {
  const entries = Object.entries(fields).flatMap(([path, problem]) => {
    const field = driverFields.find((name) => path === `driver.${name}`)
    if (field === undefined) return []
    return [[field, known.find((one) => one === problem) ?? 'wrong'] as const]
  })
  return { ...Object.fromEntries(entries), ...refusedNamed(fields), ...(fields['flight'] && { flight: 'wrong' }) }
}
