import { expect, test } from 'vitest'

import { awayUntil, handoverProblem, isOverdue, noShowFrom } from './yard-times.ts'

const rules = { earlyHandoverMinutes: 120, noShowMinutes: 180, overdueAheadMinutes: 120, graceMinutes: 59 }
const rental = { starts_at: new Date('2026-12-01T09:00:00Z'), ends_at: new Date('2026-12-03T09:00:00Z') }
const at = (time: string) => new Date(`2026-12-${time}:00Z`)

test.each([
  ['01T06:59', 'too_early'],
  ['01T07:00', null],
  ['03T08:59', null],
  ['03T09:00', 'period_over'],
])('a handover on the %s: %s', (time, problem) => {
  expect(handoverProblem(rental, at(time), rules)).toBe(problem)
})

test('a customer is given three hours to come', () => {
  expect(noShowFrom(rental, rules)).toEqual(at('01T12:00'))
})

test('a car is overdue once the time of grace is over', () => {
  expect([isOverdue(rental, at('03T09:59'), rules), isOverdue(rental, at('03T10:00'), rules)]).toEqual([false, true])
})

test.each([
  ['03T10:00', '03T12:00', 'two hours at least'],
  ['03T19:00', '04T05:00', 'as long again as it is late'],
  ['10T09:00', '11T09:00', 'a day at most'],
])('at %s an overdue car is counted as away until %s: %s', (now, until) => {
  expect(awayUntil(rental, at(now), rules)).toEqual(at(until))
})
