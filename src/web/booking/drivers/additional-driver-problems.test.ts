import { expect, test } from 'vitest'

import { namedProblems, refusedNamed } from './additional-driver-problems.ts'

const bodo = {
  firstName: 'Bodo',
  lastName: 'Beispiel',
  dateOfBirth: '1991-02-03',
  licenseNumber: 'B072RRE2I55',
  licenseExpiry: '2033-01-19',
}
const about = {
  main: { firstName: 'Mara', lastName: 'Muster', dateOfBirth: '1990-05-17' },
  period: { start: '2026-12-02T10:00', end: '2026-12-04T10:00' },
  today: '2026-11-23',
  minAge: 18,
  required: true,
}

test('says of each field what the server would say', () => {
  expect(namedProblems([bodo], about)).toEqual({})
  expect(
    namedProblems([bodo, { firstName: 'x'.repeat(81), lastName: 'B\u202ed', dateOfBirth: '2015-01-01' }], about),
  ).toEqual({
    'drivers.1.firstName': 'wrong',
    'drivers.1.lastName': 'wrong',
    'drivers.1.dateOfBirth': 'under_age',
    'drivers.1.licenseNumber': 'missing',
    'drivers.1.licenseExpiry': 'missing',
  })
  expect(namedProblems([{ ...bodo, dateOfBirth: '2027-01-01', licenseExpiry: '2033-02-30' }], about)).toEqual({
    'drivers.0.dateOfBirth': 'wrong',
    'drivers.0.licenseExpiry': 'wrong',
  })
  expect(namedProblems([bodo, bodo], about)).toEqual({ 'drivers.1.firstName': 'same_person' })
  expect(namedProblems([bodo, { ...bodo, firstName: 'Jan' }], about)).toEqual({
    'drivers.1.licenseNumber': 'same_licence',
  })
  expect(namedProblems([{ ...bodo, licenseNumber: 'keine' }], about)).toEqual({ 'drivers.0.licenseNumber': 'wrong' })
})

test('an invisible name is none', () => {
  for (const firstName of ['\u200b\u200b', '\u3164', '\u2800', '\u00ad'])
    expect(namedProblems([{ ...bodo, firstName }], about)).toEqual({ 'drivers.0.firstName': 'wrong' })
  // Signs that join visible letters stay, as in Persian names.
  expect(namedProblems([{ ...bodo, firstName: 'علی\u200cرضا' }], about)).toEqual({})
})

test('a request asks for nothing', () => {
  expect(namedProblems([{}, { firstName: 'Bodo' }], { ...about, required: false })).toEqual({})
})

test('understands what the server refuses', () => {
  const fields = {
    'drivers.1.licenseExpiry': 'licence_expires',
    'drivers.0.firstName': 'too_big',
    'driver.email': 'missing',
    'drivers.0.id': 'invalid',
  }
  expect(refusedNamed(fields)).toEqual({ 'drivers.1.licenseExpiry': 'licence_expires', 'drivers.0.firstName': 'wrong' })
})
