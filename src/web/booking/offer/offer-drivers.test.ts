import { expect, test } from 'vitest'

import { enteredFor, missingProblems, missingDriverPayloads } from './offer-drivers.ts'

const bodo = { id: '1', firstName: 'Bodo', lastName: 'Beispiel', missing: ['licenseNumber', 'licenseExpiry'] as const }
const offer = {
  extras: [{ code: 'additional_driver', quantity: 2 }],
  drivers: [{ ...bodo, missing: [...bodo.missing] }],
  start: '2026-12-02T10:00',
  end: '2026-12-04T10:00',
}
const site = { rules: { minAge: 18 } } as Parameters<typeof missingProblems>[2]['site']
const now = new Date('2026-11-23T10:00:00Z')
const licence = { licenseNumber: 'B072RRE2I55', licenseExpiry: '2030-01-01' }
const erika = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  dateOfBirth: '1988-04-05',
  ...licence,
  licenseNumber: 'N0000000000',
}

test('input for another person is not sent for the driver in the request', () => {
  expect(enteredFor(offer, [erika, erika])).toEqual([{}, erika])
  expect(missingDriverPayloads(offer, [erika, erika])).toEqual([{}, erika])
})

test('only the missing fields of each driver are sent and checked', () => {
  const drafts = [{ firstName: 'Bodo', dateOfBirth: '2020-01-01', ...licence }, erika]
  expect(missingDriverPayloads(offer, drafts)).toEqual([licence, erika])
  expect(missingProblems(offer, drafts, { site, now })).toEqual({})
  expect(missingProblems(offer, drafts, { site, now, licenseNumber: erika.licenseNumber })).toEqual({
    'drivers.1.licenseNumber': 'same_licence',
  })
  const expired = [
    { ...licence, licenseExpiry: '2026-12-03' },
    { ...erika, lastName: '' },
  ]
  expect(missingProblems(offer, expired, { site, now })).toEqual({
    'drivers.0.licenseExpiry': 'licence_expires',
    'drivers.1.lastName': 'missing',
  })
})
