import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { includedKm, lateDays, noShowCharge, returnCharges, type ReturnedRental } from './return-charges.ts'

const GRACE = 59

/** Two days from ten to ten at 45.00 a day with 400 km, brought back in time. */
const rental = (change: Partial<ReturnedRental> = {}): ReturnedRental => ({
  period: { start: '2026-12-01T10:00', end: '2026-12-03T10:00' },
  price: {
    items: [{ kind: 'vehicle', quantity: 1, days: 2, unitMinor: 4500, amountMinor: 9000 }],
    days: 2,
    includedKm: 400,
    extraKmMinor: 25,
  },
  returned: '2026-12-03T10:00',
  kmEarlier: 0,
  kmOut: 10_000,
  kmIn: 10_400,
  ...change,
})

describe('a late return', () => {
  test.each([
    ['2026-12-03T09:00', 0, 'early'],
    ['2026-12-03T10:59', 0, 'within the grace'],
    ['2026-12-03T11:00', 1, 'a minute beyond it'],
    ['2026-12-04T10:59', 1, 'a day and the grace'],
    ['2026-12-04T11:00', 2, 'the second day begun'],
  ])('at %s costs %i further days (%s)', (returned, days) => {
    expect(lateDays(rental({ returned }), GRACE)).toBe(days)
  })

  test('within the days that were paid for costs nothing', () => {
    const short = rental({
      period: { start: '2026-12-01T10:00', end: '2026-12-02T18:00' },
      returned: '2026-12-03T09:30',
    })
    expect(lateDays(short, GRACE)).toBe(0)
  })

  test('within the grace costs nothing, also where the agreed days had used it already', () => {
    const used = rental({
      period: { start: '2026-12-01T10:00', end: '2026-12-03T10:59' },
      returned: '2026-12-03T11:40',
    })
    expect(lateDays(used, GRACE)).toBe(0)
  })

  test('costs the vehicle price divided by the rental days, and brings their kilometres', () => {
    const late = rental({ returned: '2026-12-04T10:00', kmIn: 10_600 })
    expect(includedKm(late, GRACE)).toBe(600)
    expect(returnCharges(late, GRACE)).toEqual([
      { kind: 'late_return', quantity: 1, unitMinor: 4500, amountMinor: 4500 },
    ])
  })

  test('counts the wall clock when it changes', () => {
    const spring = rental({
      period: { start: '2027-03-27T10:00', end: '2027-03-28T10:00' },
      returned: '2027-03-28T10:30',
    })
    expect(lateDays({ ...spring, price: { ...spring.price, days: 1 } }, GRACE)).toBe(0)
  })
})

describe('kilometres', () => {
  test('beyond the included ones are charged, each at its rate', () => {
    // The finding that 19,500 km too many were closed without a word.
    expect(returnCharges(rental({ kmOut: 500_100, kmIn: 520_000 }), GRACE)).toEqual([
      { kind: 'kilometres', quantity: 19_500, unitMinor: 25, amountMinor: 487_500 },
    ])
  })

  test('within them are not', () => {
    expect(returnCharges(rental(), GRACE)).toEqual([])
  })
})

test('quantity times unit is every amount, and later or farther never costs less', () => {
  const minutes = fc.integer({ min: 0, max: 20_000 })
  const at = (later: number) => new Date(Date.UTC(2026, 11, 2, 10) + later * 60_000).toISOString().slice(0, 16)
  const sum = (one: ReturnedRental) => returnCharges(one, GRACE).reduce((all, { amountMinor }) => all + amountMinor, 0)
  fc.assert(
    fc.property(minutes, minutes, fc.nat(5_000), fc.nat(5_000), (one, more, km, moreKm) => {
      const base = rental({ returned: at(one), kmIn: 10_000 + km })
      for (const { quantity, unitMinor, amountMinor } of returnCharges(base, GRACE))
        expect(quantity * unitMinor).toBe(amountMinor)
      expect(sum({ ...base, kmIn: 10_000 + km + moreKm })).toBeGreaterThanOrEqual(sum(base))
      // A further day brings its own kilometres: it may cost less than them, but never less by itself.
      expect(lateDays({ ...base, returned: at(one + more) }, GRACE)).toBeGreaterThanOrEqual(lateDays(base, GRACE))
    }),
  )
})

test('not coming costs one amount', () => {
  expect(noShowCharge(5605)).toEqual({ kind: 'no_show', quantity: 1, unitMinor: 5605, amountMinor: 5605 })
})
