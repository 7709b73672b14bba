import { expect, test } from 'vitest'

import { endingTime, startingTime } from './default-time.ts'

test('the default time wherever it is possible', () => {
  expect(startingTime('2026-12-02', () => true)).toBe('2026-12-02T10:00')
  expect(startingTime('2026-12-02', (local) => local > '2026-12-02T14:10')).toBe('2026-12-02T14:30')
  expect(startingTime('2026-12-02', () => false)).toBe('2026-12-02T10:00')
})

test('a drop-off never starts before its pick-up', () => {
  expect(endingTime('2026-12-03', '2026-12-02T18:00')).toBe('2026-12-03T10:00')
  expect(endingTime('2026-12-02', '2026-12-02T10:00')).toBe('2026-12-02T10:30')
})
