import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFees, noFees } from '#support/fees.ts'
import { addDays } from './period.ts'
import { ADDITIONAL_DRIVER, priceRental, vehicleAmount } from './price.ts'
import type { PriceRequest, PriceRules } from './price.ts'
import { defaultRules } from './settings.ts'

const rules: PriceRules = {
  ...defaultRules,
  depositMinor: 30_000,
  seasons: [],
  tiers: [{ minDays: 7, discountBp: 1000 }],
}
const period = (days: number) => ({ start: '2026-06-01T10:00', end: `${addDays('2026-06-01', days)}T10:00` })
const plain: PriceRequest = {
  period: period(3),
  dailyRateMinor: 4000,
  classCode: 'MDMR',
  ...noFees,
  extras: [],
  firstRentalDiscountBp: 0,
  freeDays: 0,
}
const price = (change: Partial<PriceRequest>) => priceRental({ ...plain, ...change }, rules)
const kinds = (change: Partial<PriceRequest>) => price(change).items.map((item) => item.kind)

describe('priceRental', () => {
  it('itemises everything, and the deposit stands beside the price', () => {
    const full = price({
      oneWay: true,
      afterHoursFeeMinor: 3000,
      crossBorder: true,
      firstRentalDiscountBp: 1500,
      extras: [
        { code: 'gps', quantity: 1, perDayMinor: 1000 },
        { code: 'baby', quantity: 2, perDayMinor: 1500 },
      ],
    })
    expect(full).toStrictEqual({
      currency: 'USD',
      days: 3,
      totalMinor: 27_800,
      perDayMinor: 9267,
      vatBp: 1900,
      vatMinor: 4439,
      depositMinor: 30_000,
      includedKm: 600,
      extraKmMinor: 25,
      items: [
        { kind: 'vehicle', quantity: 1, days: 3, unitMinor: 4000, amountMinor: 12_000 },
        { kind: 'extra', code: 'gps', quantity: 1, days: 3, unitMinor: 1000, amountMinor: 3000 },
        { kind: 'extra', code: 'baby', quantity: 2, days: 3, unitMinor: 1500, amountMinor: 9000 },
        { kind: 'one_way', quantity: 1, days: null, unitMinor: 1900, amountMinor: 1900 },
        { kind: 'after_hours', quantity: 1, days: null, unitMinor: 3000, amountMinor: 3000 },
        { kind: 'cross_border', quantity: 1, days: null, unitMinor: 2500, amountMinor: 2500 },
        { kind: 'first_rental_discount', quantity: 1, days: null, unitMinor: -3600, amountMinor: -3600 },
      ],
    })
  })

  it('has lines of their own for season and length', () => {
    const june = { from: '2026-06-01', to: '2026-06-30', percentBp: 12_000, classCode: null }
    const week = priceRental({ ...plain, period: period(7) }, { ...rules, seasons: [june] })
    expect(week.items).toEqual([
      { kind: 'vehicle', quantity: 1, days: 7, unitMinor: 4000, amountMinor: 28_000 },
      { kind: 'season', quantity: 1, days: null, unitMinor: 5600, amountMinor: 5600 },
      { kind: 'length_discount', quantity: 1, days: null, unitMinor: -3360, amountMinor: -3360 },
    ])
    expect(vehicleAmount(week)).toBe(30_240)
    expect(week.totalMinor).toBe(30_240)
  })

  it('leaves out lines of 0, but never the vehicle', () => {
    expect(kinds({})).toEqual(['vehicle'])
    expect(kinds({ dailyRateMinor: 0, extras: [{ code: 'x', quantity: 0, perDayMinor: 5 }] })).toEqual(['vehicle'])
  })

  it('gives members their kilometres, border and drivers', () => {
    const driver = (quantity: number, driversFree: number) =>
      price({
        extras: [{ code: ADDITIONAL_DRIVER, quantity, perDayMinor: 1500 }],
        driversFree,
      })
    expect(price({ memberKmPerDay: 700 }).includedKm).toBe(2100)
    expect(kinds({ crossBorder: true, crossBorderFree: true })).toEqual(['vehicle'])
    expect(driver(1, 1).items).toHaveLength(1)
    expect(driver(3, 1).items[1]).toMatchObject({ quantity: 2, amountMinor: 9000 })
    expect(driver(1, 0).totalMinor).toBe(16_500)
    const twice = { code: ADDITIONAL_DRIVER, quantity: 1, perDayMinor: 1500 }
    expect(price({ extras: [twice, twice], driversFree: 1 }).totalMinor).toBe(16_500)
    const gps = { extras: [{ code: 'gps', quantity: 1, perDayMinor: 1000 }], driversFree: 1 }
    expect(price(gps).totalMinor).toBe(15_000)
  })

  it('takes redeemed days off at the rate they cost here', () => {
    expect(price({ freeDays: 1 }).totalMinor).toBe(8000)
    expect(price({ freeDays: 1, period: period(7) }).items[2]).toStrictEqual({
      kind: 'free_days',
      quantity: 1,
      days: null,
      unitMinor: -3600,
      amountMinor: -3600,
    })
    expect(price({ freeDays: 5 }).items[1]).toMatchObject({ quantity: 3, amountMinor: -12_000 })
    expect(price({ freeDays: 5, firstRentalDiscountBp: 1500 }).totalMinor).toBe(0)
  })

  it('has the points for its free days, and no others', () => {
    expect(price({ freeDays: 2, freeDayPoints: 15_000 }).points).toBe(30_000)
    expect(price({ freeDays: 5, freeDayPoints: 15_000 }).points).toBe(45_000)
    expect(price({ freeDays: 0, freeDayPoints: 15_000 })).not.toHaveProperty('points')
  })

  it('counts days with the grace of the rules and in wall-clock time', () => {
    const late = { start: '2026-10-24T10:00', end: '2026-10-25T10:30' }
    expect(price({ period: late })).toMatchObject({ days: 1, totalMinor: 4000 })
    expect(priceRental({ ...plain, period: late }, { ...rules, graceMinutes: 0 }).days).toBe(2)
  })

  it('refuses rates and quantities that are none', () => {
    for (const change of [
      { dailyRateMinor: -1 },
      { dailyRateMinor: 0.5 },
      { freeDays: -1 },
      { afterHoursFeeMinor: -5 },
      { firstRentalDiscountBp: 10_001 },
      { driversFree: -1 },
      { extras: [{ code: 'x', quantity: -1, perDayMinor: 5 }] },
      { extras: [{ code: 'x', quantity: 1, perDayMinor: Number.NaN }] },
      { period: { start: '2027-02-29T10:00', end: '2027-03-02T10:00' } },
    ])
      expect(() => price(change)).toThrow(RangeError)
  })
})

const anyRules = fc
  .record({
    tiers: fc.array(
      fc.record({
        minDays: fc.integer({ min: 1, max: 30 }),
        discountBp: fc.integer({ min: 0, max: 10_000 }),
      }),
      { maxLength: 3 },
    ),
    seasons: fc.array(
      fc.record({
        from: fc.nat({ max: 30 }).map((days) => addDays('2026-06-01', days)),
        to: fc.nat({ max: 30 }).map((days) => addDays('2026-06-20', days)),
        percentBp: fc.nat({ max: 20_000 }),
        classCode: fc.constantFrom(null, 'MDMR'),
      }),
      { maxLength: 3 },
    ),
  })
  .map((change): PriceRules => ({ ...rules, ...change }))
const anyRequest = fc
  .record({
    dailyRateMinor: fc.nat({ max: 30_000 }),
    fees: anyFees,
    firstRentalDiscountBp: fc.oneof(fc.constant(0), fc.nat({ max: 10_000 })),
    freeDays: fc.nat({ max: 12 }),
    driversFree: fc.nat({ max: 2 }),
    extras: fc.array(
      fc.record({
        code: fc.constantFrom('gps', ADDITIONAL_DRIVER),
        quantity: fc.nat({ max: 3 }),
        perDayMinor: fc.nat({ max: 2000 }),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ fees, ...change }): PriceRequest => ({ ...plain, ...fees, ...change }))
const anyDays = fc.integer({ min: 1, max: 32 })

describe('every price', () => {
  it('is the sum of its items, never negative, and its units multiply to its amounts', () => {
    fc.assert(
      fc.property(anyRequest, anyRules, anyDays, (request, by, days) => {
        const result = priceRental({ ...request, period: period(days) }, by)
        expect(result.items.reduce((sum, item) => sum + item.amountMinor, 0)).toBe(result.totalMinor)
        expect(result.totalMinor).toBeGreaterThanOrEqual(0)
        expect(result.vatMinor).toBeLessThanOrEqual(result.totalMinor)
        const [rate] = result.items
        expect(rate).toMatchObject({ kind: 'vehicle', unitMinor: request.dailyRateMinor })
        expect(vehicleAmount(result)).toBeGreaterThanOrEqual(0)
        for (const item of result.items) {
          expect(Number.isSafeInteger(item.amountMinor)).toBe(true)
          expect(item.kind === 'vehicle' || item.amountMinor !== 0).toBe(true)
          if (item.unitMinor === null) continue
          expect(item.quantity * (item.days ?? 1) * item.unitMinor).toBe(item.amountMinor)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('never falls with a further day, by more than a unit where both discounts meet', () => {
    fc.assert(
      fc.property(anyRequest, anyRules, anyDays, (request, by, days) => {
        const totalOf = (n: number) => priceRental({ ...request, period: period(n) }, by).totalMinor
        const slack = request.freeDays > 0 && request.firstRentalDiscountBp > 0 ? 1 : 0
        expect(totalOf(days + 1)).toBeGreaterThanOrEqual(totalOf(days) - slack)
      }),
      { numRuns: 200 },
    )
  })
})
