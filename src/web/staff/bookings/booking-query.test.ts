import { expect, test } from 'vitest'

import { knownFilters } from './booking-query.ts'

const shown = (address: string, types?: readonly string[]) =>
  knownFilters(new URLSearchParams(address), types).toString()

test('a filter of an address whose value is none is left out', () => {
  const wrong = 'status=quatsch&type=foo&from=bald&to=2026-02-31&unpaid=yes&papers=1&source=fax&order=up&q=Meier'
  expect(shown(wrong, ['mini'])).toBe('q=Meier')
  expect(shown('status=active,quatsch')).toBe('')
})

test('every filter that the list offers stays, and a class until the classes are known', () => {
  const right = 'status=all&type=mini&from=2026-11-27&to=2026-11-28&unpaid=true&papers=true&source=desk&order=asc'
  expect(shown(right, ['mini'])).toBe(right)
  expect(shown('status=requested,offered')).toBe('status=requested%2Coffered')
  expect(shown('type=foo')).toBe('type=foo')
})
