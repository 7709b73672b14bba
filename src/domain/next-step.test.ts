import { describe, expect, test } from 'vitest'

import { checksOf, nextStep, type Readiness } from './next-step.ts'

const ready: Readiness = {
  status: 'confirmed',
  documents: true,
  carOwed: false,
  licenseExpiry: '2035-01-01',
  uploadedUntil: null,
  end: '2026-12-03T10:00',
  dueMinor: 0,
  depositMinor: 30_000,
  depositHeldMinor: 30_000,
  hasCar: true,
  clean: true,
}
const wrong = (rental: Partial<Readiness>) =>
  checksOf({ ...ready, ...rental })
    .filter(({ ok }) => !ok)
    .map(({ check }) => check)

test('each state that is not over has one next step', () => {
  expect(nextStep('requested')).toBe('answer')
  expect(nextStep('active')).toBe('take_back')
  expect(nextStep('closed')).toBeNull()
  expect(nextStep('cancelled')).toBeNull()
})

describe('before a handover', () => {
  test('everything is checked once', () => {
    expect(wrong({})).toEqual([])
    expect(checksOf(ready).map(({ check }) => check)).toEqual(['papers', 'payment', 'deposit', 'car', 'clean'])
  })

  test.each([
    [{ documents: false }, 'papers'],
    [{ licenseExpiry: '2026-12-02' }, 'papers'],
    [{ dueMinor: 1 }, 'payment'],
    [{ depositHeldMinor: 29_999 }, 'deposit'],
    [{ hasCar: false }, 'car'],
    [{ carOwed: true }, 'car'],
    [{ clean: false }, 'clean'],
  ] as const)('%o is in the way', (rental, check) => {
    expect(wrong(rental)).toEqual([check])
  })

  test('a deposit of nothing and a car nobody looked at are no checks', () => {
    expect(checksOf({ ...ready, depositMinor: 0, clean: null }).map(({ check }) => check)).toEqual([
      'papers',
      'payment',
      'car',
    ])
  })
})

test('before closing, what is due is in the way', () => {
  expect(wrong({ status: 'returned', dueMinor: 5, documents: false })).toEqual(['payment'])
})

test('nothing is in the way of a request', () => {
  expect(checksOf({ ...ready, status: 'requested', documents: false })).toEqual([])
})
