import { expect, test } from 'vitest'

import { readAmount, writeAmount } from './amount-field.ts'

test.each([
  ['123,40', 12_340],
  ['123.4', 12_340],
  [' 5 ', 500],
  ['1 000', 100_000],
] as const)('%s is an amount in both languages', (typed, minor) => {
  expect(readAmount(typed, 2)).toBe(minor)
})

test('nothing is no amount, and words are wrong', () => {
  expect(readAmount(' ', 2)).toBeNull()
  for (const typed of ['viel', '-5', '1,234', '1.000,00']) expect(readAmount(typed, 2)).toBeNaN()
})

test.each([
  [12_340, 2, 'de', '123,40'],
  [12_340, 2, 'en', '123.40'],
  [500, 0, 'de', '500'],
] as const)('%s with %s digits is written in %s as %s, and read as the same', (minor, digits, language, typed) => {
  expect(writeAmount(minor, digits, language)).toBe(typed)
  expect(readAmount(typed, digits)).toBe(minor)
})
