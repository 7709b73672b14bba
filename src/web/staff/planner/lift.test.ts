import { describe, expect, test } from 'vitest'

import type { PlanBar } from '#contract/staff-plan.ts'
import { planBar } from '#support/plan-bar.ts'
import { lookOf, movesOf, pricedDays, type Lift } from './lift.ts'

const bar: PlanBar = {
  ...planBar,
  id: 7,
  since: '2026-12-01T10:00',
  ends: '2026-12-03T10:00',
  until: '2026-12-03T11:30',
}
const now = '2026-11-30T12:00'

describe('an entry', () => {
  test('moves as a whole until its car is handed over, then only its end', () => {
    expect(movesOf(bar, now)).toEqual({ move: true, end: true })
    expect(movesOf({ ...bar, state: 'out', status: 'active' }, now)).toEqual({ move: false, end: true })
    expect(movesOf({ ...bar, state: 'back', status: 'closed' }, now)).toEqual({ move: false, end: false })
  })

  test('that is a hold goes to another car, but has no times to change', () => {
    expect(movesOf({ ...bar, state: 'held', status: null, reference: '' }, now)).toEqual({ move: true, end: false })
  })

  test('of another branch stays', () => {
    expect(movesOf({ ...bar, reference: null, person: null }, now)).toEqual({ move: false, end: false })
  })

  test('in the workshop keeps its beginning once it has begun', () => {
    const shop = { ...bar, kind: 'maintenance', state: null, status: null, reference: '' } as const
    expect(movesOf(shop, now)).toEqual({ move: true, end: true })
    expect(movesOf(shop, '2026-12-02T10:00')).toEqual({ move: false, end: true })
    expect(movesOf(shop, '2026-12-05T10:00')).toEqual({ move: false, end: false })
  })
})

test('days of a rental that is held are those of its price: begun days of 24 hours, beyond the grace', () => {
  const held = { bar, start: '2026-12-01T10:00' }
  expect(pricedDays({ ...held, end: '2026-12-06T10:30' }, 59)).toBe(5)
  expect(pricedDays({ ...held, end: '2026-12-06T13:00' }, 59)).toBe(6)
  expect(pricedDays({ ...held, end: '2026-12-01T14:00' }, 59)).toBe(1)
  // After an exchange an entry begins later than its rental, and time in the workshop has no price.
  expect(pricedDays({ ...held, bar: { ...bar, state: 'out' }, end: '2026-12-06T13:00' }, 59)).toBeNull()
  expect(
    pricedDays({ ...held, bar: { ...bar, kind: 'maintenance', state: null }, end: '2026-12-06T13:00' }, 59),
  ).toBeNull()
})

describe('a line, while a rental is held', () => {
  const judged = new Map([
    [2, { upgrade: false, until: '2026-12-11T00:00' }],
    [3, { upgrade: true, until: null }],
  ])
  const lift: Lift = {
    bar,
    by: 'pointer',
    mode: 'move',
    other: null,
    car: 4,
    start: bar.since,
    end: bar.ends!,
    judged,
    verdict: null,
  }

  test('says whether it fits, and dims where it does not', () => {
    expect([1, 2, 3, 4, 5].map((car) => lookOf(lift, car))).toEqual([
      'from',
      'fits|2026-12-11T00:00',
      'upgrade|',
      'asked',
      'dim',
    ])
  })

  test('looks as always while nothing is held, or the cars are not judged yet', () => {
    expect(lookOf(null, 2)).toBe('')
    expect(lookOf({ ...lift, judged: null }, 2)).toBe('')
  })
})
