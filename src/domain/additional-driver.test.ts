import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { additionalDriverProblems, countDrivers, whoElseDrives, type AdditionalDriver } from './additional-driver.ts'

const bodo: AdditionalDriver = {
  firstName: 'Bodo',
  lastName: 'Beispiel',
  dateOfBirth: '1991-02-03',
  licenseNumber: 'B072RRE2I55',
  licenseExpiry: '2033-01-19',
}
const erika: AdditionalDriver = {
  ...bodo,
  firstName: 'Erika',
  lastName: 'Mustermann',
  dateOfBirth: '1988-05-17',
  licenseNumber: 'N0000000000',
}
const nobody: AdditionalDriver = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  licenseNumber: '',
  licenseExpiry: '',
}
const main = { firstName: 'Mara', lastName: 'Muster', dateOfBirth: '1990-05-17' }
const rental = {
  main,
  period: { start: '2026-12-02T10:00', end: '2026-12-04T10:00' },
  today: '2026-11-23',
  minAge: 18,
  required: true,
}
const problems = (drivers: readonly AdditionalDriver[], patch: Partial<typeof rental> = {}) =>
  additionalDriverProblems(drivers, { ...rental, ...patch })

describe('additionalDriverProblems', () => {
  test('finds no problem when everything is given', () => {
    expect(problems([])).toEqual({})
    expect(problems([bodo, erika])).toEqual({})
  })

  test('names the field and the place of the person', () => {
    expect(problems([bodo, { ...erika, licenseNumber: ' ', lastName: '' }])).toEqual({
      'drivers.1.lastName': 'missing',
      'drivers.1.licenseNumber': 'missing',
    })
  })

  test('a request may leave fields out (D31), but those that it has must be right', () => {
    expect(problems([nobody, { ...nobody, firstName: 'Bodo' }], { required: false })).toEqual({})
    expect(problems([{ ...nobody, dateOfBirth: '2009-01-01' }], { required: false })).toEqual({
      'drivers.0.dateOfBirth': 'under_age',
    })
    expect(problems([{ ...nobody, licenseExpiry: '2026-12-03' }], { required: false })).toEqual({
      'drivers.0.licenseExpiry': 'licence_expires',
    })
  })

  test('the age counts on the day of the pickup, the licence until the day of the return', () => {
    expect(problems([{ ...bodo, dateOfBirth: '2008-12-02', licenseExpiry: '2026-12-04' }])).toEqual({})
    expect(problems([{ ...bodo, dateOfBirth: '2008-12-03', licenseExpiry: '2026-12-03' }])).toEqual({
      'drivers.0.dateOfBirth': 'under_age',
      'drivers.0.licenseExpiry': 'licence_expires',
    })
  })

  test('a text that is no date is refused', () => {
    expect(problems([{ ...bodo, dateOfBirth: '2027-01-01', licenseExpiry: '2030-02-30' }])).toEqual({
      'drivers.0.dateOfBirth': 'invalid_date_of_birth',
      'drivers.0.licenseExpiry': 'invalid_licence_expiry',
    })
  })

  test.each([
    ['twice', [bodo, { ...bodo, licenseNumber: 'another' }], 'drivers.1.firstName'],
    ['however it is written', [bodo, { ...bodo, firstName: ' BODO ' }], 'drivers.1.firstName'],
    ['with a letter that nobody sees', [bodo, { ...bodo, lastName: `${bodo.lastName}\u200b` }], 'drivers.1.firstName'],
    ['the main driver', [{ ...bodo, ...main }], 'drivers.0.firstName'],
  ] as const)('nobody is entered a second time: %s', (_, drivers, field) => {
    expect(problems(drivers)).toEqual({ [field]: 'same_person' })
  })

  test.each([
    ['of two of them', [bodo, { ...erika, licenseNumber: 'b072-rre2 i55' }], main, 'drivers.1.licenseNumber'],
    ['of the main driver', [bodo], { ...main, licenseNumber: 'B072RRE2I55' }, 'drivers.0.licenseNumber'],
  ] as const)('one licence is not that of two people: %s', (_, drivers, of, field) => {
    expect(problems(drivers, { main: of })).toEqual({ [field]: 'same_licence' })
  })

  test('father and son may share a name, and drivers without a name are not the same person', () => {
    const father = { ...bodo, dateOfBirth: '1960-01-01', licenseNumber: 'F0000000000' }
    expect(problems([bodo, father])).toEqual({})
    expect(problems([nobody, nobody], { required: false })).toEqual({})
  })

  test('each problem belongs to a driver in the list', () => {
    const person = fc.record({
      firstName: fc.constantFrom('', 'Bodo', 'Erika'),
      lastName: fc.constantFrom('', 'Beispiel'),
      dateOfBirth: fc.constantFrom('', '1991-02-03', '2015-01-01', 'x'),
      licenseNumber: fc.constantFrom('', 'B1'),
      licenseExpiry: fc.constantFrom('', '2030-01-01', '2020-01-01', 'x'),
    })
    fc.assert(
      fc.property(fc.array(person, { maxLength: 4 }), fc.boolean(), (drivers, required) => {
        const found = problems(drivers, { required })
        for (const path of Object.keys(found)) expect(Number(path.split('.')[1])).toBeLessThan(drivers.length)
        // A further driver does not change what is wrong with those before.
        const before = problems(drivers.slice(0, -1), { required })
        expect(found).toMatchObject(before)
      }),
    )
  })
})

test('as many drivers as were booked', () => {
  expect(countDrivers([{ code: 'gps', quantity: 1 }])).toBe(0)
  expect(countDrivers([{ code: 'additional_driver', quantity: 2 }])).toBe(2)
})

describe('whoElseDrives', () => {
  const extras = [{ code: 'additional_driver', quantity: 2 }]

  test.each(['requested', 'offered', 'confirmed'])('lists the drivers without a name: %s', (status) => {
    expect(whoElseDrives({ status, extras, drivers: [nobody, bodo] })).toEqual([null, bodo])
    expect(whoElseDrives({ status, extras, drivers: [] })).toEqual([null, null])
    expect(whoElseDrives({ status, extras: [], drivers: [] })).toEqual([])
  })

  test.each(['active', 'closed', 'cancelled', 'withdrawn'])('lists none when it is too late: %s', (status) => {
    expect(whoElseDrives({ status, extras, drivers: [nobody, bodo] })).toEqual([bodo])
    expect(whoElseDrives({ status, extras, drivers: [] })).toEqual([])
  })
})
