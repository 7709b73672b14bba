import { expect, test } from 'vitest'

import { checkDriver } from './check-driver.ts'

const now = new Date('2026-06-01T10:00:00Z')
const bodo = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '' }
const problems = (patch: object) => {
  const result = checkDriver({ ...bodo, ...patch }, now, 18)
  return result.ok ? {} : result.problems
}

test('a driver has a name and is old enough today; the licence may be unknown', () => {
  expect(checkDriver(bodo, now, 18)).toEqual({ ok: true, values: bodo })
  expect(problems({ firstName: ' ', dateOfBirth: '' })).toEqual({ firstName: 'missing', dateOfBirth: 'missing' })
  expect(problems({ dateOfBirth: '2008-06-01' })).toEqual({})
  expect(problems({ dateOfBirth: '2008-06-02' })).toEqual({ dateOfBirth: 'underAge' })
  expect(problems({ dateOfBirth: '1850-01-01' })).toEqual({ dateOfBirth: 'invalid' })
  expect(problems({ licenseExpiry: '2026-06-01' })).toEqual({})
  expect(problems({ licenseExpiry: '2026-05-31' })).toEqual({ licenseExpiry: 'inPast' })
  expect(problems({ licenseExpiry: '2035-02-30' })).toEqual({ licenseExpiry: 'invalid' })
})
