import { describe, expect, it } from 'vitest'
import { ageOn, driverProblems, missingToOrder } from './driver.ts'

describe('ageOn', () => {
  it.each([
    ['2008-06-10', '2026-06-09', 17],
    ['2008-06-10', '2026-06-10', 18],
    ['2008-06-10', '2026-12-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-12-31', '2026-01-01', 17],
    ['2026-06-10', '2026-06-10', 0],
    ['2026-06-10', '2026-06-09', -1],
  ])('of who is born on %s is on %s: %i', (born, date, age) => {
    expect(ageOn(born, date)).toBe(age)
  })

  it('throws for what is no date', () => {
    expect(() => ageOn('2026-02-29', '2026-06-10')).toThrow(RangeError)
    expect(() => ageOn('2008-06-10', '')).toThrow(RangeError)
  })
})

describe('driverProblems', () => {
  const period = { start: '2026-06-10T10:00', end: '2026-06-15T10:00' }
  const check = (dateOfBirth: string | null, licenseExpiry: string | null) =>
    driverProblems({ dateOfBirth, licenseExpiry, period }, '2026-05-01', { minAge: 18 })

  it.each([
    ['1990-01-01', '2030-01-01'],
    ['2008-06-10', '2026-06-15'],
    ['1900-01-01', '9999-12-31'],
    // A request may not know it yet.
    ['1990-01-01', null],
    [null, '2030-01-01'],
  ])('finds none: born %s, licence until %s', (born, expiry) => {
    expect(check(born, expiry)).toEqual([])
  })

  it.each([
    ['2008-06-11', '2030-01-01', ['under_age']],
    ['1990-01-01', '2026-06-14', ['licence_expires']],
    ['2008-06-11', '2026-06-14', ['under_age', 'licence_expires']],
    ['2026-05-02', '2030-01-01', ['invalid_date_of_birth']],
    ['2026-05-01', '2030-01-01', ['under_age']],
    ['1899-12-31', '2030-01-01', ['invalid_date_of_birth']],
    ['2001-02-29', '2030-02-30', ['invalid_date_of_birth', 'invalid_licence_expiry']],
    ['', '', ['invalid_date_of_birth', 'invalid_licence_expiry']],
    ['1990-01-01', '1899-01-01', ['invalid_licence_expiry']],
  ])('born %s, licence until %s finds %j', (born, expiry, problems) => {
    expect(check(born, expiry)).toEqual(problems)
  })

  it('follows the age of the rules', () => {
    const driver = { dateOfBirth: '2005-06-11', licenseExpiry: '2030-01-01', period }
    expect(driverProblems(driver, '2026-05-01', { minAge: 21 })).toEqual(['under_age'])
  })
})

describe('missingToOrder', () => {
  const given = { passportNumber: 'X1', licenseNumber: 'B2', licenseExpiry: '2030-01-01', address: 'Musterweg 1' }

  it('is empty when all fields are given', () => {
    expect(missingToOrder(given)).toEqual([])
  })

  it('lists the fields that a request left out or left empty', () => {
    expect(missingToOrder({ ...given, passportNumber: '', address: null })).toEqual(['passportNumber', 'address'])
    expect(missingToOrder({})).toEqual(['passportNumber', 'licenseNumber', 'licenseExpiry', 'address'])
  })
})
