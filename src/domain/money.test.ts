import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proportion, shareOf, vatIncluded, vatParts } from './money.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
describe('shareOf', () => {
  it.each([
    [10_000, 1900, 1900],
    [50, 100, 1],
    [49, 100, 0],
    [-50, 100, -1],
    [-49, 100, 0],
    [3333, 1500, 500],
    [0, 1900, 0],
    [10_000, 11_000, 11_000],
    [100, -5000, -50],
  ])('of %i at %i bp is %i', (whole, bp, share) => {
    expect(shareOf(whole, bp)).toBe(share)
  })

  it('keeps every digit of amounts beyond what a float product could hold', () => {
    expect(shareOf(9_007_199_254_740_991, 9999)).toBe(9_006_298_534_815_517)
  })

  it('refuses parts of a minor unit', () => {
    expect(() => shareOf(10.5, 1900)).toThrow(RangeError)
    expect(() => shareOf(10, 0.5)).toThrow(RangeError)
    expect(() => proportion(10, 1, 0)).toThrow(RangeError)
  })

  it('is the exact quotient, rounded half away from zero', () => {
    fc.assert(
      fc.property(amount, fc.nat({ max: 20_000 }), (whole, bp) => {
        const twice = 2n * BigInt(Math.abs(whole)) * BigInt(bp)
        const rounded = Number((twice + 10_000n) / 20_000n)
        expect(shareOf(whole, bp)).toBe(whole < 0 && rounded !== 0 ? -rounded : rounded)
      }),
      { numRuns: 200 },
    )
  })
})

describe('vatIncluded', () => {
  it.each([
    [11_900, 1900, 1900],
    [10_000, 1900, 1597],
    [0, 1900, 0],
    [10_700, 700, 700],
  ])('in %i at %i bp is %i', (gross, bp, vat) => {
    expect(vatIncluded(gross, bp)).toBe(vat)
  })
})

describe('vatParts', () => {
  it('add up to the tax in the sum, and none is a unit off its own', () => {
    const amounts = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { maxLength: 9 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 2_500 }), (gross, bp) => {
        const parts = vatParts(gross, bp)
        const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
        expect(sum(parts)).toBe(vatIncluded(sum(gross), bp))
        for (const [index, one] of gross.entries())
          expect(Math.abs(parts[index]! - vatIncluded(one, bp))).toBeLessThanOrEqual(1)
      }),
    )
  })
})
