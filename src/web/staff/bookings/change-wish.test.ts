import { expect, test } from 'vitest'

import { isReadable } from './change-wish.ts'

const times = { start: '2026-12-04T10:00', end: '2026-12-06T17:30' }
const driver = { firstName: 'Ida', lastName: 'Irgendwer', dateOfBirth: '1985-03-04', licenseExpiry: '', kept: false }

test('a change is tried once all days in it are days', () => {
  expect(isReadable(times, [driver])).toBe(true)
  expect(isReadable({ ...times, end: '31.11.T17:30' }, [])).toBe(false)
  expect(isReadable({ ...times, start: '31.11.T10:00' }, [])).toBe(false)
  expect(isReadable(times, [driver, { ...driver, dateOfBirth: '31.11.1985' }])).toBe(false)
  expect(isReadable(times, [{ ...driver, licenseExpiry: '31.11.2030' }])).toBe(false)
})
