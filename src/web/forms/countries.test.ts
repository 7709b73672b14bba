import { expect, test } from 'vitest'

import { countryNames } from './countries.ts'

test('every country has one name of its language, in the order in which one looks for it', () => {
  const german = countryNames('de')
  expect(german).toHaveLength(249)
  expect(new Set(german).size).toBe(249)
  expect(german.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
  expect(german).toEqual(expect.arrayContaining(['Deutschland', 'Österreich', 'Schweiz', 'Vereinigte Staaten']))
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'))
  expect(countryNames('en')).toEqual(expect.arrayContaining(['Germany', 'Austria', 'Switzerland', 'United States']))
})
