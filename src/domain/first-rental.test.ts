import fc from 'fast-check'
import { expect, test } from 'vitest'

import { noFees } from '#support/fees.ts'
import { withFirstRentalDiscount } from './first-rental.ts'
import { priceRental } from './price.ts'
import { defaultRules } from './settings.ts'

const rules = { ...defaultRules, depositMinor: 30_000, tiers: [], seasons: [] }
const request = (rate: number, perDay: number, discountBp: number, freeDays = 0) => ({
  period: { start: '2026-12-01T10:00', end: '2026-12-04T10:00' },
  dailyRateMinor: rate,
  classCode: 'Mini',
  ...noFees,
  oneWay: true,
  afterHoursFeeMinor: 3000,
  crossBorder: true,
  extras: [{ code: 'gps', quantity: 1, perDayMinor: perDay }],
  firstRentalDiscountBp: discountBp,
  freeDays,
  freeDayPoints: 15_000,
})

test('a price with the discount moved to it is the price of a first rental', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 50_000 }), fc.integer({ min: 0, max: 5_000 }), (rate, perDay) => {
      const plain = priceRental(request(rate, perDay, 0), rules)
      expect(withFirstRentalDiscount(plain, 1500)).toEqual(priceRental(request(rate, perDay, 1500), rules))
    }),
  )
})

test('a member gets it once, and not on top of free days', () => {
  expect(withFirstRentalDiscount(priceRental(request(3000, 1000, 1500), rules), 1500)).toBeNull()
  expect(withFirstRentalDiscount(priceRental(request(3000, 1000, 0, 1), rules), 1500)).toBeNull()
  expect(withFirstRentalDiscount(priceRental(request(3000, 1000, 0), rules), 0)).toBeNull()
})
