import { expect, test } from 'vitest'

import { seasonProblem, tiersProblem } from './price-rules.ts'

const fair = { name: 'Messe', firstDay: '2027-03-01', lastDay: '2027-03-05', percentBp: 12_000 }

test.each([
  [{}, undefined],
  [{ lastDay: '2027-03-01' }, undefined],
  [{ name: ' ' }, 'a season has a name'],
  [{ lastDay: '2027-02-28' }, 'a season ends after it begins'],
  [{ percentBp: 999 }, 'a season changes prices by -90 % to +400 %'],
  [{ percentBp: 50_001 }, 'a season changes prices by -90 % to +400 %'],
])('a season with %j: %s', (change, problem) => {
  expect(seasonProblem({ ...fair, ...change })).toBe(problem)
})

const tier = (minDays: number, discountBp: number) => ({ minDays, discountBp })

test.each([
  [[], undefined],
  [[tier(7, 1_200), tier(3, 500)], undefined],
  [[tier(3, 500), tier(3, 600)], 'each number of days has one discount'],
  [[tier(0, 500)], 'a rental has from 1 to 365 days'],
  [[tier(366, 500)], 'a rental has from 1 to 365 days'],
  [[tier(3, 10_000)], 'a discount is less than 100 %'],
  [[tier(7, 500), tier(3, 600)], 'a longer rental has at least the discount of a shorter one'],
])('discounts %j: %s', (tiers, problem) => {
  expect(tiersProblem(tiers)).toBe(problem)
})
