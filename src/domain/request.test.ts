import { expect, it } from 'vitest'

import { toInstant } from './period.ts'
import { decisionBy, offerUntil } from './request.ts'

it.each([
  ['keeps its car for 48 hours', '2026-06-10T10:00', '2026-06-01T08:15', '2026-06-03T08:15'],
  ['is decided by its pick-up where that comes first', '2026-06-10T10:00', '2026-06-10T07:30', '2026-06-10T10:00'],
  ['counts real hours when the clocks change', '2026-04-10T10:00', '2026-03-28T10:00', '2026-03-30T11:00'],
])('%s: pick-up %s, sent %s, by %s', (_what, start, sent, by) => {
  expect(decisionBy(toInstant(sent), start, 48)).toEqual(toInstant(by))
})

const rules = { offerEndsBeforePickupHours: 2 }

it.each([
  ['stands for 48 hours', '2026-06-10T10:00', '2026-06-01T08:15', '2026-06-03T08:15'],
  [
    'ends two hours before the pick-up where that comes first',
    '2026-06-10T10:00',
    '2026-06-09T12:00',
    '2026-06-10T08:00',
  ],
  ['counts real hours when the clocks change', '2026-04-10T10:00', '2026-03-28T10:00', '2026-03-30T11:00'],
])('an offer %s: pick-up %s, made %s, until %s', (_what, start, made, until) => {
  expect(offerUntil(toInstant(made), start, 48, rules)).toEqual(toInstant(until))
})

it('an offer is too late two hours before the pick-up, and not a moment before', () => {
  const end = toInstant('2026-06-10T08:00')
  expect(offerUntil(end, '2026-06-10T10:00', 48, rules)).toBeNull()
  expect(offerUntil(new Date(end.getTime() - 1), '2026-06-10T10:00', 48, rules)).toEqual(end)
})
