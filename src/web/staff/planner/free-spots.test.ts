import { expect, test } from 'vitest'

import { shortestFor, spotsOf } from './free-spots.ts'

test.each([
  // A week on a tablet, on a small screen and on a desk; a day.
  [9, 82, 240],
  [9, 143, 120],
  [9, 165, 120],
  [12, 165, 240],
  [9, 810, 30],
  [120, 80, 480],
])('where at most %i are free and a day is %i px wide, no step is shorter than %i min', (most, dayWidth, minutes) => {
  expect(shortestFor(most, dayWidth)).toBe(minutes)
})

const never = -1000
const spotOf = (x: number, end: number, now: number) => spotsOf([{ free: 3, x, end }], now)[0]

test('a number stands behind the beginning of its step, and in the middle of a short one', () => {
  expect(spotOf(100, 200, never)).toEqual({ at: 106, end: 194 })
  expect(spotOf(100, 114, never)).toEqual({ at: 103.5, end: 110.5 })
})

test('the line of the present moment runs through no number', () => {
  expect(spotOf(100, 200, 110)).toEqual({ at: 114, end: 194 })
  expect(spotOf(100, 114, 112)).toEqual({ at: 99.5, end: 106.5 })
  // Right of it the number would stand in the next step.
  expect(spotOf(100, 114, 105)).toEqual({ at: 92.5, end: 99.5 })
})

test('a number that had to go aside leaves no room for the one before it', () => {
  const steps = [
    { free: 1, x: 86, end: 100 },
    { free: 0, x: 100, end: 114 },
  ]
  expect(spotsOf(steps, 105)).toEqual([
    { at: 89.5, end: 92.5 },
    { at: 92.5, end: 99.5 },
  ])
})
