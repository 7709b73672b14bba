import { describe, expect, test } from 'vitest'

import type { DriverValues } from './driver-fields.ts'
import { driverFieldProblems, refusedFields } from './driver-problems.ts'

const period = { start: '2026-12-02T10:00', end: '2026-12-04T10:00' }
const good: DriverValues = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  dateOfBirth: '1990-05-17',
  email: 'erika@example.org',
  phone: '+49 30 1234567',
  passportNumber: 'C01X00T47',
  address: 'Hauptstraße 1',
  city: '12099 Berlin',
  country: 'Deutschland',
  licenseNumber: 'B072RRE2I55',
  licenseExpiry: '2033-01-19',
}
const problems = (patch: Partial<DriverValues>, bookings: 'soon' | 'open' = 'open') =>
  driverFieldProblems({ ...good, ...patch }, period, '2026-11-01', { minAge: 18, bookings })

describe('driverFieldProblems', () => {
  test('good details have none, spaces around them do not matter', () => {
    expect(problems({})).toEqual({})
    expect(problems({ email: ' erika@example.org ', firstName: ' Erika ' })).toEqual({})
  })

  test.each([
    [{ firstName: ' ' }, { firstName: 'missing' }],
    [{ email: 'erika@' }, { email: 'wrong' }],
    [{ phone: 'call me' }, { phone: 'wrong' }],
    [{ city: 'x'.repeat(81) }, { city: 'wrong' }],
    [{ passportNumber: 'keiner' }, { passportNumber: 'wrong' }],
    [{ licenseNumber: 'B072; B073' }, { licenseNumber: 'wrong' }],
    [{ dateOfBirth: '' }, { dateOfBirth: 'missing' }],
    [{ dateOfBirth: '2027-01-01' }, { dateOfBirth: 'wrong' }],
    [{ licenseExpiry: '2026-02-30' }, { licenseExpiry: 'wrong' }],
  ] as const)('%o', (patch, expected) => expect(problems(patch)).toEqual(expected))

  test('a request may leave out the papers and the address, but says nothing wrong of them (D31)', () => {
    const nothing = { passportNumber: '', licenseNumber: ' ', licenseExpiry: '', address: '' }
    expect(problems(nothing, 'soon')).toEqual({})
    expect(Object.keys(problems(nothing))).toEqual(['passportNumber', 'address', 'licenseNumber', 'licenseExpiry'])
    expect(problems({ licenseExpiry: '2026-12-03' }, 'soon')).toEqual({ licenseExpiry: 'licence_expires' })
    expect(problems({ city: '' }, 'soon')).toEqual({ city: 'missing' })
  })

  test('18 on the day of pick-up, not before', () => {
    expect(problems({ dateOfBirth: '2008-12-02' })).toEqual({})
    expect(problems({ dateOfBirth: '2008-12-03' })).toEqual({ dateOfBirth: 'under_age' })
  })

  test('the licence is valid through the return', () => {
    expect(problems({ licenseExpiry: '2026-12-04' })).toEqual({})
    expect(problems({ licenseExpiry: '2026-12-03' })).toEqual({ licenseExpiry: 'licence_expires' })
  })
})

test("the server's words become problems of fields", () => {
  const fields = {
    'driver.dateOfBirth': 'under_age',
    'driver.email': 'invalid_email',
    quoteId: 'invalid',
    'driver.zz': 'invalid',
  }
  expect(refusedFields(fields)).toEqual({ dateOfBirth: 'under_age', email: 'wrong' })
})
