import { expect, test } from 'vitest'

import { waitAfter } from './patience.ts'

test('five failures are free, then waits double up to a quarter of an hour', () => {
  const seconds = Array.from({ length: 13 }, (_, failures) => waitAfter(failures) / 1_000)
  expect(seconds).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900])
})
