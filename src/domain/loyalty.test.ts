import { expect, it } from 'vitest'
import {
  affordableFreeDays,
  freeDayCost,
  freeKmPerDay,
  isWelcomed,
  memberTerms,
  pointsFor,
  rentalPoints,
  tierOf,
} from './loyalty.ts'
import { defaultRules, defaultRules as rules } from './settings.ts'

it.each([
  [10_000, 2, 1000],
  [9999, 2, 999],
  [9, 2, 0],
  [10, 2, 1],
  [0, 2, 0],
  [-500, 2, 0],
  [100, 0, 1000],
])('%i minor units of %i digits earn %i points', (paid, digits, points) => {
  expect(pointsFor(paid, digits, rules)).toBe(points)
})

it('counts vehicle and extras less their discounts, without fees', () => {
  const items = [
    ['vehicle', 10_000],
    ['season', 1_000],
    ['length_discount', -500],
    ['extra', 2_000],
    ['one_way', 1_900],
    ['after_hours', 3_000],
    ['cross_border', 2_500],
    ['first_rental_discount', -1_875],
    ['free_days', -625],
  ] as const
  const price = { currency: 'USD', items: items.map(([kind, amountMinor]) => ({ kind, amountMinor })) }
  expect(rentalPoints(price, rules)).toBe(1_000)
  expect(rentalPoints({ ...price, currency: 'JPY' }, { pointsPerUnit: 2 })).toBe(20_000)
  expect(rentalPoints({ ...price, items: price.items.slice(-1) }, rules)).toBe(0)
})

it.each([
  ['prime', 29_999, 3, 1],
  ['prime', 30_000, 3, 2],
  ['elite', 30_000, 3, 3],
  ['elite', 90_000, 3, 3],
  ['prime', 14_999, 1, 0],
  ['prime', -1, 1, 0],
] as const)('a %s member with %i points who wants %i free days gets %i', (tier, points, wanted, days) => {
  expect(affordableFreeDays({ tier, points, firstRental: false }, wanted, rules)).toBe(days)
})

it('gives a visitor no free day', () => {
  expect(affordableFreeDays(null, 1, rules)).toBe(0)
})

it('earns cents by default and by the stored rate', () => {
  expect(pointsFor(1230, 2, rules)).toBe(123)
  expect(pointsFor(1230, 2, { ...rules, pointsPerUnit: 5 })).toBe(61)
})

it.each([
  [0, 0, false, 'prime'],
  [9, 29_999, false, 'prime'],
  [10, 0, false, 'elite'],
  [0, 30_000, false, 'elite'],
  [0, 0, true, 'elite'],
])('%i rentals, %i points, granted %s: %s', (closedRentals, pointsInYear, granted, tier) => {
  expect(tierOf({ closedRentals, pointsInYear, granted }, rules)).toBe(tier)
})

it('has the figures of the specification', () => {
  expect([freeDayCost('prime', rules), freeDayCost('elite', rules)]).toEqual([15_000, 10_000])
  expect([freeKmPerDay(null, rules), freeKmPerDay('prime', rules), freeKmPerDay('elite', rules)]).toEqual([
    200, 500, 700,
  ])
  expect(rules.firstRentalPoints).toBe(200)
})

it('follows the rules it is given', () => {
  const other = {
    ...rules,
    eliteRentals: 2,
    elitePoints: 5,
    primeFreeDayPoints: 3,
    eliteFreeDayPoints: 2,
    includedKmPerDay: 1,
    primeKmPerDay: 4,
    eliteKmPerDay: 6,
  }
  expect(tierOf({ closedRentals: 2, pointsInYear: 0, granted: false }, other)).toBe('elite')
  expect(tierOf({ closedRentals: 0, pointsInYear: 5, granted: false }, other)).toBe('elite')
  expect([freeDayCost('prime', other), freeDayCost('elite', other)]).toEqual([3, 2])
  expect([null, 'prime' as const, 'elite' as const].map((tier) => freeKmPerDay(tier, other))).toEqual([1, 4, 6])
})

it.each([
  [null, { firstRentalDiscountBp: 0, memberKmPerDay: 200, crossBorderFree: false, driversFree: 0 }],
  [
    { tier: 'prime', firstRental: true, points: 0 },
    { firstRentalDiscountBp: 1500, memberKmPerDay: 500, crossBorderFree: false, driversFree: 0 },
  ],
  [
    { tier: 'elite', firstRental: false, points: 0 },
    { firstRentalDiscountBp: 0, memberKmPerDay: 700, crossBorderFree: true, driversFree: 1 },
  ],
] as const)('prices for %j', (member, terms) => {
  expect(memberTerms(member, defaultRules)).toEqual(terms)
})

it('the welcome offer stands through its last day', () => {
  const offer = { welcomeUntil: '2027-12-31' }
  expect(['2026-01-01', '2027-12-31', '2028-01-01'].map((day) => isWelcomed(day, offer))).toEqual([true, true, false])
})
