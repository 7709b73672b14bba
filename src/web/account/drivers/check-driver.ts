import { driverFields, type DriverFields } from '#contract/driver.ts'
import { birthProblem } from '#domain/driver.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { check, type Checked, type Typed } from '#forms/check-typed.ts'

/** Checks a typed driver as the server does. @returns the driver or the problems */
export function checkDriver(typed: Typed, now: Date, minAge: number): Checked<DriverFields> {
  const result = check<DriverFields>(driverFields, typed)
  if (!result.ok) return result
  const today = dateOf(toLocal(now))
  const { dateOfBirth, licenseExpiry } = result.values
  const birth = birthProblem(dateOfBirth, today, minAge)
  if (birth !== null) return { ok: false, problems: { dateOfBirth: birth === 'under_age' ? 'underAge' : 'invalid' } }
  if (licenseExpiry !== '' && licenseExpiry < today) return { ok: false, problems: { licenseExpiry: 'inPast' } }
  return result
}
