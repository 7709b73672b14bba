import { expect, test } from 'vitest'

import { mostPerDamage, PROTECTION } from './liability.ts'

test('without protection there is no limit, with it the deposit', () => {
  expect(mostPerDamage([], 30_000)).toBeNull()
  expect(mostPerDamage([{ code: 'gps', quantity: 1 }], 30_000)).toBeNull()
  expect(mostPerDamage([{ code: PROTECTION, quantity: 1 }], 30_000)).toBe(30_000)
})

test('protection that was chosen and taken away again limits nothing', () => {
  expect(mostPerDamage([{ code: PROTECTION, quantity: 0 }], 30_000)).toBeNull()
})
