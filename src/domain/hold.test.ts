import { expect, test } from 'vitest'

import { isExtendable } from './hold.ts'

const created = new Date('2026-11-23T10:00:00Z')
const at = (minutes: number) => new Date(created.getTime() + minutes * 60_000)

test.each([
  [15, true],
  [25, true],
  [44, true],
  [44.1, false],
  [45, false],
])('a hold of 15 minutes that ends after %d can be extended: %s', (ends, expected) => {
  expect(isExtendable({ created, expires: at(ends) }, 15)).toBe(expected)
})
