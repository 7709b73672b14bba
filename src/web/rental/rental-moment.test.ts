import { expect, test } from 'vitest'

import { dayOf, isPast, untilPickup } from './rental-moment.ts'

/** In Berlin it is two hours later in summer, and one in winter. */
const at = (utc: string) => new Date(`${utc}Z`)

test.each([
  ['2026-11-25T10:00', '2026-11-22T20:00', { in: 'days', count: 3 }],
  ['2026-11-25T06:00', '2026-11-23T23:30', { in: 'tomorrow' }],
  ['2026-11-25T06:00', '2026-11-24T22:59', { in: 'tomorrow' }],
  ['2026-11-25T06:00', '2026-11-24T23:01', { in: 'today' }],
  ['2026-11-25T06:00', '2026-11-25T02:30', { in: 'hours', count: 3 }],
  ['2026-11-25T06:00', '2026-11-25T03:45', { in: 'hours', count: 1 }],
  ['2026-11-25T06:00', '2026-11-25T04:15', { in: 'minutes', count: 45 }],
  ['2026-11-25T06:00', '2026-11-25T05:00', { in: 'now' }],
  ['2026-11-25T06:00', '2026-11-26T05:00', { in: 'now' }],
])('until the pickup at %s it is, at %s in UTC, %o', (start, now, ahead) =>
  expect(untilPickup(start, at(now))).toEqual(ahead),
)

test('a day when the clocks change is one day', () => {
  expect(untilPickup('2026-10-26T10:00', at('2026-10-24T08:00'))).toEqual({ in: 'days', count: 2 })
  expect(untilPickup('2026-03-30T10:00', at('2026-03-28T09:00'))).toEqual({ in: 'days', count: 2 })
})

test('shortly before midnight the pickup is near by the clock, whatever the day', () => {
  expect(untilPickup('2026-11-25T00:30', at('2026-11-24T22:00'))).toEqual({ in: 'hours', count: 2 })
})

test('a day is told as Berlin sees it', () => {
  expect(dayOf('2026-11-25T10:00', at('2026-11-24T23:30'))).toBe('today')
  expect(dayOf('2026-11-25T10:00', at('2026-11-24T22:30'))).toBe('tomorrow')
  expect(dayOf('2026-11-25T10:00', at('2026-11-26T10:00'))).toBe('other')
})

test('a rental is late once its end has passed', () => {
  expect(isPast('2026-11-25T10:00', at('2026-11-25T08:59'))).toBe(false)
  expect(isPast('2026-11-25T10:00', at('2026-11-25T09:01'))).toBe(true)
})
