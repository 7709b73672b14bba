import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestLevel, occupancy } from '#support/stock-model.ts'
import type { StockMove } from '#support/stock-model.ts'

const moves: StockMove[] = [
  { at: 0, delta: 3 },
  { at: 10, delta: -1 },
  { at: 20, delta: -2 },
  { at: 20, delta: 1 },
  { at: 30, delta: 2 },
  { at: 40, delta: -3 },
]

describe('lowestLevel', () => {
  it.each([
    [0, Infinity, 0],
    [0, 40, 1],
    [0, 20, 2],
    [0, 10, 3],
    [10, 11, 2],
    [20, 30, 1],
    [25, 41, 0],
    [30, 40, 3],
    [-5, 5, 0],
    [35, 35, 3],
    [100, 200, 0],
  ])('over [%i, %i) is %i', (from, to, level) => {
    expect(lowestLevel(moves, from, to)).toBe(level)
    expect(lowestLevel(moves.toReversed(), from, to)).toBe(level)
  })

  it('is zero without moves', () => {
    expect(lowestLevel([], 0, Infinity)).toBe(0)
  })

  it('equals a count at every instant', () => {
    const move = fc.record({ at: fc.nat({ max: 30 }), delta: fc.integer({ min: -2, max: 2 }) })
    const span = fc.tuple(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 32 }))
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), span, (list, [from, length]) => {
        const levels = Array.from({ length }, (_, step) =>
          list.filter((one) => one.at <= from + step).reduce((sum, one) => sum + one.delta, 0),
        )
        expect(lowestLevel(list, from, from + length)).toBe(Math.min(...levels))
      }),
      { numRuns: 200 },
    )
  })
})

describe('occupancy', () => {
  const job = { start: 1000, end: 5000, turnaroundMinutes: 90, certain: true }
  const back = 5000 + 90 * 60_000

  it('of a return rental is its period and turnaround, certain or not', () => {
    const expected = [
      { branch: 1, at: 1000, delta: -1 },
      { branch: 1, at: back, delta: 1 },
    ]
    expect(occupancy({ ...job, from: 1, to: 1 })).toStrictEqual(expected)
    expect(occupancy({ ...job, from: 1, to: 1, certain: false })).toStrictEqual(expected)
  })

  it('of a one-way rental arrives elsewhere once it is certain', () => {
    expect(occupancy({ ...job, from: 1, to: 3 })).toStrictEqual([
      { branch: 1, at: 1000, delta: -1 },
      { branch: 3, at: back, delta: 1 },
    ])
    expect(occupancy({ ...job, from: 1, to: 3, certain: false })).toStrictEqual([{ branch: 1, at: 1000, delta: -1 }])
  })
})
