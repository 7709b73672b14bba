import { expect, test } from 'vitest'

import { joinCity, splitCity } from './city.ts'

test.each([
  ['12099 Berlin', '12099', 'Berlin'],
  ['D-12099 Berlin', 'D-12099', 'Berlin'],
  ['60311 Frankfurt am Main', '60311', 'Frankfurt am Main'],
  ['1012 AB Amsterdam', '1012 AB', 'Amsterdam'],
  ['SW1A 2AA London', 'SW1A 2AA', 'London'],
  ['Berlin', '', 'Berlin'],
  ['New York', '', 'New York'],
  ['12099', '12099', ''],
  ['', '', ''],
])('%j is the postal code %j and the town %j, and both together again', (city, postalCode, town) => {
  expect(splitCity(city)).toEqual({ postalCode, town })
  expect(joinCity({ postalCode, town })).toBe(city)
})

test('a town that is being typed keeps its spaces', () => {
  expect(joinCity(splitCity('New '))).toBe('New ')
})
