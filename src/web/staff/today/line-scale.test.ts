import { expect, test } from 'vitest'

import { hourOf, hoursOfLine } from './line-scale.ts'

const at = (time: string) => [{ at: `2026-12-03T${time}` }] as never[]
const open = { kind: 'regular', name: null, ranges: [{ opens: '08:00', closes: '20:00' }] } as const
const day = '2026-12-03'

test.each([
  ['the opening hours, with an hour before', { pickups: [], returns: [] }, [7, 20]],
  ['an early pickup', { pickups: at('06:30'), returns: [] }, [6, 20]],
  ['a late return', { pickups: [], returns: at('23:30') }, [7, 24]],
])('the line of a day shows %s', (_, rows, hours) => {
  expect(hoursOfLine({ hours: { ...open, ranges: [...open.ranges] }, day, ...rows }, null)).toEqual(hours)
})

test('a rental of another day does not stretch it, and a closed day has one too, up to now', () => {
  const yesterday = [{ at: '2026-12-02T23:30' }] as never[]
  const shut = { kind: 'holiday', name: null, ranges: [] } as const
  expect(hoursOfLine({ hours: { ...shut, ranges: [] }, day, pickups: [], returns: yesterday }, '21:10')).toEqual([
    8, 22,
  ])
})

test('a quarter past twelve is 12.25', () => {
  expect(hourOf('12:15')).toBe(12.25)
})
