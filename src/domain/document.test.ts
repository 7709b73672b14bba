import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { toLocal } from './berlin-time.ts'
import { endsBeforeReturn, expiryProblem, removalOf, type KeptDocument, type OwnersRentals } from './document.ts'
import { addDays, dateOf } from './local-time.ts'

const rules = { identityDays: 30, documentDays: 365 }
const uploadedAt = new Date('2026-11-21T15:00:00Z')
const licence: KeptDocument = { expiry: '2035-01-01', state: 'pending', reviewedAt: null, uploadedAt }
const never: OwnersRentals = { open: false, lastEndedAt: null }
const open: OwnersRentals = { open: true, lastEndedAt: null }
const ended = (at: string): OwnersRentals => ({ open: false, lastEndedAt: new Date(at) })

describe('a document is removed', () => {
  test('30 whole days after the last rental was over', () => {
    expect(removalOf(licence, ended('2026-12-01T09:00:00Z'), rules)).toEqual({ day: '2027-01-01', afterRental: false })
  })

  test('counted in days of Berlin', () => {
    // In Berlin it is already the second of December.
    expect(removalOf(licence, ended('2026-12-01T23:30:00Z'), rules).day).toBe('2027-01-02')
  })

  test('a year after the upload if nothing was rented since', () => {
    expect(removalOf(licence, never, rules).day).toBe('2027-11-22')
    // That rental did not need it.
    expect(removalOf(licence, ended('2026-11-21T14:59:00Z'), rules).day).toBe('2027-11-22')
  })

  test('on an unknown day while a rental is open, but not later than its validity allows', () => {
    expect(removalOf(licence, open, rules)).toEqual({ day: '2035-02-01', afterRental: true })
    expect(removalOf({ ...licence, expiry: null }, open, rules)).toEqual({ day: null, afterRental: true })
  })

  test('30 whole days after the last day of its validity', () => {
    expect(removalOf({ ...licence, expiry: '2026-12-31' }, never, rules).day).toBe('2027-01-31')
    expect(removalOf({ ...licence, expiry: '2026-12-31' }, open, rules).day).toBe('2027-01-31')
  })

  test('30 whole days after it was refused, with or without a rental', () => {
    const refused = { ...licence, state: 'refused' as const, reviewedAt: new Date('2026-11-25T08:00:00Z') }
    expect(removalOf(refused, open, rules)).toEqual({ day: '2026-12-26', afterRental: false })
    expect(removalOf({ ...refused, state: 'accepted' }, never, rules).day).toBe('2027-11-22')
  })
})

describe('whatever happens', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  const later = fc.integer({ min: 0, max: 3_000 })
  const situation = fc.record({
    uploaded: moment,
    validFor: fc.option(later, { nil: null }),
    state: fc.constantFrom('pending' as const, 'accepted' as const, 'refused' as const),
    reviewedAfterHours: later,
    open: fc.boolean(),
    lastEndedAt: fc.option(moment, { nil: null }),
  })
  const dayOf = (at: Date) => dateOf(toLocal(at))
  const cases = situation.map(({ uploaded, validFor, state, reviewedAfterHours, ...rentals }) => ({
    document: {
      uploadedAt: uploaded,
      expiry: validFor === null ? null : addDays(dayOf(uploaded), validFor),
      state,
      reviewedAt: state === 'pending' ? null : new Date(uploaded.getTime() + reviewedAfterHours * 3_600_000),
    },
    rentals,
  }))

  test('it stays 30 days at least, and a year at most once nothing is rented', () => {
    fc.assert(
      fc.property(cases, ({ document, rentals }) => {
        const { day } = removalOf(document, rentals, rules)
        const uploadedDay = dayOf(document.uploadedAt)
        if (day !== null) expect(day > addDays(uploadedDay, 30)).toBe(true)
        if (rentals.open) return
        const last = [document.uploadedAt, rentals.lastEndedAt ?? document.uploadedAt].toSorted((a, b) => +b - +a)[0]!
        expect(day !== null && day <= addDays(dayOf(last), 366)).toBe(true)
      }),
    )
  })

  test('it has a day unless a rental is open, and none is later than the validity and 31 days', () => {
    fc.assert(
      fc.property(cases, ({ document, rentals }) => {
        const { day, afterRental } = removalOf(document, rentals, rules)
        expect(day !== null || afterRental).toBe(true)
        if (document.expiry !== null) expect(day! <= addDays(document.expiry, 31)).toBe(true)
      }),
    )
  })
})

describe('the validity of a document', () => {
  test.each([
    ['licence', '2026-11-21', null],
    ['licence', '2026-11-20', 'in_past'],
    ['licence', null, 'wrong_type'],
    ['identity_card', null, 'wrong_type'],
    ['passport', null, 'wrong_type'],
    ['other', null, null],
    ['other', '2026-11-20', 'in_past'],
    ['passport', '9999-12-31', 'invalid_date'],
  ] as const)('of a %s until %s: %s', (kind, expiry, problem) => {
    expect(expiryProblem(kind, expiry, '2026-11-21')).toBe(problem)
  })

  test('has to last through the return, for a licence', () => {
    const until = (expiry: string | null) => endsBeforeReturn({ kind: 'licence', expiry }, '2026-12-03')
    expect([until('2026-12-02'), until('2026-12-03'), until(null)]).toEqual([true, false, false])
    expect(endsBeforeReturn({ kind: 'licence', expiry: '2026-12-02' }, null)).toBe(false)
    expect(endsBeforeReturn({ kind: 'passport', expiry: '2026-12-02' }, '2026-12-03')).toBe(false)
  })
})
