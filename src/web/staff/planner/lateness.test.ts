import { expect, test } from 'vitest'

import type { PlanBar } from '#contract/staff-plan.ts'
import { planBar } from '#support/plan-bar.ts'
import { isAwaited, isDue, isOverdue } from './lateness.ts'

const NOW = '2026-11-27T12:00'
const booked: PlanBar = {
  ...planBar,
  since: '2026-11-27T10:00',
  ends: '2026-11-29T10:00',
  until: '2026-11-29T11:30',
}

test('a confirmed rental that nobody has collected in time is awaited', () => {
  expect(isAwaited(booked, NOW)).toBe(true)
  expect(isAwaited({ ...booked, since: NOW }, NOW)).toBe(false)
  expect(isAwaited({ ...booked, state: 'out', status: 'active' }, NOW)).toBe(false)
  expect(isAwaited({ ...booked, state: 'kept', status: 'requested' }, NOW)).toBe(false)
})

test('a booking without a car lacks it and is not waited for', () => {
  expect(isAwaited({ ...booked, id: -1 }, NOW)).toBe(false)
})

test('a car that is not back is due at its end, and overdue once the time of grace is over', () => {
  const out = { ...booked, state: 'out', status: 'active', ends: '2026-11-27T11:30' } as const
  const late = [
    { ...out, overdueFrom: '2026-11-27T12:29' },
    { ...out, overdueFrom: '2026-11-27T11:59' },
  ]
  expect(late.map((bar) => isDue(bar, NOW))).toEqual([true, true])
  expect(late.map((bar) => isOverdue(bar, NOW))).toEqual([false, true])
  expect([isDue(booked, NOW), isOverdue(booked, NOW)]).toEqual([false, false])
})
