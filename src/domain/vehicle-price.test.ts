import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './period.ts'
import { seasonOn, vehicleParts } from './vehicle-price.ts'
import type { LengthTier, SeasonRule } from './vehicle-price.ts'

const vehiclePrice = (...wanted: Parameters<typeof vehicleParts>): number => {
  const { rateMinor, seasonMinor, lengthMinor } = vehicleParts(...wanted)
  return rateMinor + seasonMinor + lengthMinor
}
const tiers: LengthTier[] = [
  { minDays: 7, discountBp: 2000 },
  { minDays: 3, discountBp: 500 },
]
const request = (days: number, startDate = '2026-06-01') => ({
  startDate,
  days,
  dailyRateMinor: 5000,
  classCode: 'MDMR',
})
const season = (from: string, to: string, percentBp: number, classCode: string | null = null) => ({
  from,
  to,
  percentBp,
  classCode,
})

describe('length of rental', () => {
  it.each([
    [1, 5000],
    [2, 10_000],
    [3, 14_250],
    [5, 23_750],
    [6, 28_000], // 28_500 with 5 %, but a week costs 28_000
    [7, 28_000],
    [8, 32_000],
  ])('%i days cost %i', (days, price) => {
    expect(vehiclePrice(request(days), tiers, [])).toBe(price)
  })

  it('may cap by a tier longer than the next', () => {
    const steep = [
      { minDays: 3, discountBp: 0 },
      { minDays: 4, discountBp: 9000 },
    ]
    expect(vehiclePrice(request(2), steep, [])).toBe(2000)
  })

  it('is ruled by the longest tier reached, even where that gives less', () => {
    const odd = [
      { minDays: 7, discountBp: 500 },
      { minDays: 3, discountBp: 2000 },
    ]
    expect(vehiclePrice(request(7), odd, [])).toBe(33_250)
    expect(vehiclePrice(request(7), odd.toReversed(), [])).toBe(33_250)
  })

  it('takes the better of two tiers of one length, and knows no tiers', () => {
    const twice = [
      { minDays: 3, discountBp: 1000 },
      { minDays: 3, discountBp: 500 },
    ]
    expect(vehiclePrice(request(3), twice, [])).toBe(13_500)
    expect(vehiclePrice(request(3), twice.toReversed(), [])).toBe(13_500)
    expect(vehiclePrice(request(90), [], [])).toBe(450_000)
  })
})

describe('seasons', () => {
  const summer = season('2026-06-02', '2026-06-04', 11_000)

  it('price each day of the rental by its own date, first and last day included', () => {
    expect(vehiclePrice(request(2), [], [summer])).toBe(10_500)
    expect(vehiclePrice(request(5), [], [summer])).toBe(26_500)
    expect(vehiclePrice(request(1, '2026-06-04'), [], [summer])).toBe(5500)
    expect(vehiclePrice(request(1, '2026-06-05'), [], [summer])).toBe(5000)
  })

  it('stand apart from the rate and from what the length takes off', () => {
    expect(vehicleParts(request(7), tiers, [summer])).toEqual({
      rateMinor: 35_000,
      seasonMinor: 1500,
      lengthMinor: -7300,
    })
    const low = season('2026-06-01', '2026-06-30', 8000)
    expect(vehicleParts(request(1), tiers, [low])).toEqual({ rateMinor: 5000, seasonMinor: -1000, lengthMinor: 0 })
  })

  it('round every day to a whole unit', () => {
    const odd = { ...request(3), dailyRateMinor: 3333 }
    expect(vehiclePrice(odd, [], [season('2026-06-01', '2026-06-30', 10_500)])).toBe(3 * 3500)
  })

  it('reach beyond the rental where a longer tier is the cap', () => {
    const cheap = season('2026-06-07', '2026-06-07', 0)
    expect(vehiclePrice(request(6), tiers, [cheap])).toBe(24_000)
  })

  it('own class beats all classes, then the later start, then the earlier end', () => {
    const all = season('2026-06-10', '2026-06-30', 12_000)
    const own = season('2026-06-01', '2026-06-30', 9000, 'MDMR')
    const other = season('2026-06-15', '2026-06-30', 20_000, 'SUV')
    const later = season('2026-06-14', '2026-06-30', 13_000)
    const shorter = season('2026-06-14', '2026-06-16', 14_000)
    const on = (rules: SeasonRule[]) => seasonOn('2026-06-15', 'MDMR', rules)?.percentBp
    for (const order of [(r: SeasonRule[]) => r, (r: SeasonRule[]) => r.toReversed()]) {
      expect(on(order([all, own, other]))).toBe(9000)
      expect(on(order([all, other, later]))).toBe(13_000)
      expect(on(order([all, later, shorter]))).toBe(14_000)
      expect(on(order([other]))).toBeUndefined()
    }
  })
})

it('a further day from the same start never makes the vehicle cheaper, whatever the rules', () => {
  const anyTiers = fc.array(
    fc.record({
      minDays: fc.integer({ min: 1, max: 40 }),
      discountBp: fc.integer({ min: 0, max: 10_000 }),
    }),
    { maxLength: 5 },
  )
  const anySeasons = fc.array(
    fc
      .record({
        from: fc.nat({ max: 40 }),
        length: fc.nat({ max: 20 }),
        percentBp: fc.nat({ max: 25_000 }),
        classCode: fc.constantFrom(null, 'MDMR', 'SUV'),
      })
      .map(({ from, length, percentBp, classCode }) =>
        season(addDays('2026-05-20', from), addDays('2026-05-20', from + length), percentBp, classCode),
      ),
    { maxLength: 4 },
  )
  const days = fc.integer({ min: 1, max: 45 })
  fc.assert(
    fc.property(days, fc.nat({ max: 20_000 }), anyTiers, anySeasons, (n, rate, by, seasons) => {
      const price = (length: number) => vehiclePrice({ ...request(length), dailyRateMinor: rate }, by, seasons)
      expect(price(n + 1)).toBeGreaterThanOrEqual(price(n))
      for (const tier of by.filter(({ minDays }) => minDays > n)) {
        expect(price(n)).toBeLessThanOrEqual(price(tier.minDays))
      }
    }),
    { numRuns: 200 },
  )
})
