import { expect, test } from 'vitest'

import type { StockAhead } from '#store/plan-stock.ts'
import { donorsFor, isSpareAt, shortagesIn } from './shortages.ts'

const from = new Date('2026-07-01T00:00:00Z')
const stockOf = (branch: number, ...lows: number[]): StockAhead => ({ branch, class_id: 2, from, lows })
const everywhere = () => true

test('days without a car are one shortage as long as they follow each other, the worst first', () => {
  const found = shortagesIn([stockOf(1, 0, 0, 1, -1, 2)], everywhere)
  expect(found.map(({ first, last, low }) => [first, last, low])).toEqual([
    [3, 3, -1],
    [0, 1, 0],
  ])
  expect(found[1]).toMatchObject({ from, until: new Date('2026-07-03T00:00:00Z') })
  expect(shortagesIn([stockOf(1, 0)], () => false)).toEqual([])
})

test('a car is given by a branch that keeps one as long as it is needed, and later those for its own rentals', () => {
  const [shortage] = shortagesIn([stockOf(1, 1, 1, 0, 0, 1)], everywhere)
  const given = (...lows: number[]) => donorsFor(shortage!, [stockOf(1, 9, 9, 9, 9, 9), stockOf(2, ...lows)]).length
  expect(given(0, 2, 2, 2, 1)).toBe(1)
  expect(given(2, 1, 2, 2, 2)).toBe(0)
  expect(given(2, 2, 2, 1, 2)).toBe(0)
  expect(given(2, 2, 2, 2, 0)).toBe(0)
  const donors = donorsFor(shortage!, [stockOf(2, 2, 2, 2, 2, 2), stockOf(3, 1, 3, 3, 3, 1)])
  expect(donors.map(({ branch }) => branch)).toEqual([3, 2])
})

test('a better class helps if it has two cars at that branch while the shortage lasts', () => {
  const [shortage] = shortagesIn([stockOf(1, 1, 0)], everywhere)
  const better = (branch: number, ...lows: number[]) =>
    isSpareAt(shortage!, 3, [{ ...stockOf(branch, ...lows), class_id: 3 }])
  expect([better(1, 0, 2), better(1, 2, 1), better(2, 2, 2)]).toEqual([true, false, false])
})
