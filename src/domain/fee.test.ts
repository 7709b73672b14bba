import { expect, test } from 'vitest'

import { noFees } from '#support/fees.ts'
import { feeKinds, feesOf, isFee, type FeeFacts } from './fee.ts'
import { priceItemKinds } from './price.ts'
import { defaultRules } from './settings.ts'

const charged = (facts: Partial<FeeFacts>) =>
  feesOf({ ...noFees, ...facts }, defaultRules)
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ kind, amountMinor }) => [kind, amountMinor])

test('a plain rental has no fee', () => {
  expect(charged({})).toEqual([])
})

test.each<[string, Partial<FeeFacts>, number]>([
  ['one_way', { oneWay: true }, 1900],
  ['after_hours', { afterHoursFeeMinor: 3000 }, 3000],
  ['cross_border', { crossBorder: true }, 2500],
])('%s is charged for what it is for, and for nothing else', (kind, facts, amountMinor) => {
  expect(charged(facts)).toEqual([[kind, amountMinor]])
})

test('trips abroad cost those nothing whose membership includes them', () => {
  expect(charged({ crossBorder: true, crossBorderFree: true })).toEqual([])
})

test('a fee that was agreed keeps its amount where it is still charged, and is not charged where it no longer is', () => {
  const agreed = new Map([['one_way', 1700]] as const)
  const amounts = (facts: Partial<FeeFacts>) =>
    feesOf({ ...noFees, ...facts }, defaultRules, agreed).map(({ amountMinor }) => amountMinor)
  expect(amounts({ oneWay: true, crossBorder: true })).toEqual([1700, 0, 2500])
  expect(amounts({})).toEqual([0, 0, 0])
})

test('every fee is a kind of line in a price, and of the other kinds none is a fee', () => {
  expect(priceItemKinds.filter(isFee)).toEqual(feeKinds)
  expect(isFee('toString')).toBe(false)
})
