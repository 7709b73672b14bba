import { expect, test } from 'vitest'

import { checkProfile } from './check-profile.ts'

const now = new Date('2026-11-21T12:00:00Z')
const typed = {
  firstName: 'Mara',
  lastName: 'Muster',
  dob: '',
  phoneNumber: '',
  streetName: '',
  houseNo: '',
  postalCode: '',
  city: '',
  country: '',
  additionalInfo: '',
  passportNo: '',
  passportIssue: '',
  passportExpiry: '',
  idCardNo: '',
  idCardIssue: '',
  idCardExpiry: '',
  LicenseNo: '',
  licenseIssue: '',
  licenseExpiry: '',
  removePassport: false,
  removeIdCard: false,
  removeLicense: false,
}
const check = (change: object) => checkProfile({ ...typed, ...change }, now, 18)

test('a name is all that it takes, and numbers that are not typed stay as they are', () => {
  const result = check({})
  expect(result).toMatchObject({ ok: true, values: { firstName: 'Mara', dob: '' } })
  expect(result.ok && Object.keys(result.values).filter((name) => name.endsWith('No') && name !== 'houseNo')).toEqual(
    [],
  )
  expect(check({ lastName: ' ' })).toMatchObject({ ok: false })
})

test('a document that is to be removed takes its number and its days along, whatever is typed', () => {
  const result = check({ removeLicense: true, LicenseNo: 'B000000000', licenseIssue: '2099-01-01' })
  expect(result).toMatchObject({ ok: true, values: { LicenseNo: null, licenseIssue: '', licenseExpiry: '' } })
})

test.each([
  [{ dob: '2008-11-22' }, { dob: 'underAge' }],
  [{ dob: '1826-01-01' }, { dob: 'invalid' }],
  [{ dob: '2008-02-30' }, { dob: 'invalid' }],
  [{ licenseIssue: '2026-11-22' }, { licenseIssue: 'inFuture' }],
  [{ idCardIssue: '2020-01-02', idCardExpiry: '2020-01-01' }, { idCardExpiry: 'beforeIssue' }],
  [{ phoneNumber: 'call me' }, { phoneNumber: 'invalid' }],
  [{ city: 'x'.repeat(81) }, { city: 'tooLong' }],
  [{ idCardNo: 'verloren' }, { idCardNo: 'invalid' }],
  [
    { firstName: '', dob: '2020-01-01' },
    { firstName: 'missing', dob: 'underAge' },
  ],
])('%o is told at its field', (change, problems) => {
  expect(check(change)).toEqual({ ok: false, problems })
})

test('a person who turns 18 today may have an account', () => {
  expect(check({ dob: '2008-11-21' })).toMatchObject({ ok: true })
})
