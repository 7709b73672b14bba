import { expect, test } from 'vitest'

import { currencyName, moneyRange, moneyText } from './money-text.ts'

test.each([
  [2900, 'USD', 'de', '29,00\u00a0US-$'],
  [2900, 'USD', 'en', '$29.00'],
  [2900, 'USD', 'en-GB', '$29.00'],
  [2900, 'EUR', 'de-DE', '29,00\u00a0€'],
  [2900, 'EUR', 'en-GB', '€29.00'],
  [-2772, 'USD', 'de', '−27,72\u00a0US-$'],
  [-2772, 'USD', 'en', '−$27.72'],
  [2900, 'JPY', 'en', '¥2,900'],
])('%s minor units of %s in %s', (minor, currency, locale, text) => {
  expect(moneyText(minor, currency, locale)).toBe(text)
})

test('brief leaves out cents where there are none', () => {
  expect(moneyText(2900, 'USD', 'de', true)).toBe('29\u00a0US-$')
  expect(moneyText(2950, 'EUR', 'de', true)).toBe('29,50\u00a0€')
})

test('a range names its currency once', () => {
  expect(moneyRange(2800, 9900, 'USD', 'de')).toBe('28–99\u00a0US-$')
  expect(moneyRange(2800, 9900, 'EUR', 'en')).toBe('€28 – €99')
})

test.each([
  ['USD', 'de-DE', 2, 'US-Dollar'],
  ['USD', 'en-GB', 2, 'US dollars'],
  ['USD', 'en-GB', 1, 'US dollar'],
  ['EUR', 'en-GB', 2, 'euros'],
])('%s is called in %s, %i of it: %s', (currency, locale, count, name) => {
  expect(currencyName(currency, locale, count)).toBe(name)
})
