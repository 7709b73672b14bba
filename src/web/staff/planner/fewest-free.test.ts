import { expect, test } from 'vitest'

import { fewestByDay } from './fewest-free.ts'

test('a day has the fewest that are free at any moment of it', () => {
  const steps = [
    { at: '2026-12-01T00:00', free: 3 },
    { at: '2026-12-01T09:00', free: 1 },
    { at: '2026-12-01T18:00', free: 4 },
    { at: '2026-12-03T00:00', free: 2 },
    { at: '2026-12-03T12:00', free: 5 },
  ] as const
  expect(fewestByDay(steps, '2026-12-05T00:00')).toEqual([
    { day: '2026-12-01', free: 1 },
    { day: '2026-12-02', free: 4 },
    { day: '2026-12-03', free: 2 },
    { day: '2026-12-04', free: 5 },
  ])
})

test('nothing is known before the first step', () => {
  expect(fewestByDay([], '2026-12-05T00:00')).toEqual([])
  expect(fewestByDay([{ at: '2026-12-04T10:00', free: 1 }], '2026-12-05T00:00')).toEqual([
    { day: '2026-12-04', free: 1 },
  ])
})
