import { expect, test } from 'vitest'

import { changesOf, fewestIn } from './fewest-free.ts'

const DAY = 1440

const steps = [
  { at: '2026-12-01T00:00', free: 3 },
  { at: '2026-12-01T09:00', free: 1 },
  { at: '2026-12-01T18:00', free: 4 },
  { at: '2026-12-03T00:00', free: 2 },
  { at: '2026-12-03T12:00', free: 5 },
] as const

test('a day has the fewest that are free at any moment of it', () => {
  expect(fewestIn(steps, '2026-12-05T00:00', DAY)).toEqual([
    { at: '2026-12-01T00:00', free: 1 },
    { at: '2026-12-02T00:00', free: 4 },
    { at: '2026-12-03T00:00', free: 2 },
    { at: '2026-12-04T00:00', free: 5 },
  ])
})

test('a span of hours begins at a multiple of them', () => {
  expect(changesOf(fewestIn(steps, '2026-12-02T00:00', 4 * 60))).toEqual([
    { at: '2026-12-01T00:00', free: 3 },
    { at: '2026-12-01T08:00', free: 1 },
    { at: '2026-12-01T20:00', free: 4 },
  ])
})

test('nothing is known before the first step', () => {
  expect(fewestIn([], '2026-12-05T00:00', DAY)).toEqual([])
  expect(fewestIn([{ at: '2026-12-04T10:00', free: 1 }], '2026-12-05T00:00', DAY)).toEqual([
    { at: '2026-12-04T00:00', free: 1 },
  ])
})
