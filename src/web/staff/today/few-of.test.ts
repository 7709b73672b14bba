import { expect, test } from 'vitest'

import { fewOf } from './few-of.ts'

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 2],
])('of %i rows of which two are shown there stand %i', (rows, shown) => {
  expect(fewOf(Array.from({ length: rows }).fill('row'), 2)).toHaveLength(shown)
})
