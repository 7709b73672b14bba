import { describe, expect, test } from 'vitest'

import { emptyTrip, type Trip } from '../flow/trip.ts'
import { dateProblems, solvable, withoutMissing } from './date-problems.ts'

const day = [{ opens: '08:00', closes: '18:00' }]
const calendar = {
  weekly: [day, day, day, day, day, [{ opens: '08:00', closes: '13:00' }], []],
  holidays: [{ date: '2026-12-25', name: { de: '1. Weihnachtstag', en: 'Christmas Day' } }],
  exceptions: [],
  afterHours: { allowed: false, feeMinor: 3000 },
}
const site = {
  branches: [
    { id: 1, calendar },
    { id: 3, calendar: { ...calendar, afterHours: { allowed: true, feeMinor: 3000 } } },
  ],
  rules: { leadMinutes: 120, horizonMonths: 12, maxDays: 90, graceMinutes: 59 },
}
// 10:00 in Berlin, a Tuesday.
const now = new Date('2026-12-01T09:00:00Z')
const trip: Trip = { ...emptyTrip, pickup: 1, dropoff: 1, start: '2026-12-02T10:00', end: '2026-12-04T10:00' }
const problems = (patch: Partial<Trip>) => dateProblems({ ...trip, ...patch }, site, now)

describe('dateProblems', () => {
  test('a good trip has none', () => expect(problems({})).toEqual({}))

  test('what is missing is named field by field', () => {
    const missing = dateProblems(emptyTrip, site, now)
    expect(missing).toEqual({
      pickup: 'pickup_missing',
      dropoff: 'dropoff_missing',
      start: 'start_missing',
      end: 'end_missing',
    })
    expect(withoutMissing(missing)).toEqual({})
    expect(solvable(missing)).not.toHaveProperty('end')
    expect(solvable({ end: 'end_missing' })).toEqual({ end: 'end_missing' })
  })

  test.each([
    [{ start: '2026-11-30T10:00' }, { start: 'in_past' }],
    [{ start: '2026-12-01T11:30' }, { start: 'too_soon' }],
    [{ start: '2027-12-02T10:00', end: '2027-12-03T10:00' }, { start: 'beyond_horizon' }],
    [{ end: '2026-12-02T10:00' }, { end: 'reversed' }],
    [{ end: '2027-04-02T10:00' }, { end: 'too_long' }],
    [{ start: '2026-12-02T20:00' }, { start: 'closed' }],
    [{ start: '2026-12-06T10:00', end: '2026-12-08T10:00' }, { start: 'closed_day' }],
    [{ start: '2026-12-25T10:00', end: '2026-12-27T10:00' }, { start: 'closed_day' }],
    [{ pickup: 3, start: '2026-12-25T10:00', end: '2026-12-27T10:00' }, {}],
  ] as const)('%o', (patch, expected) => expect(problems(patch)).toEqual(expected))

  test('drop-off is possible at any time', () => {
    expect(problems({ end: '2026-12-25T23:30' })).toEqual({})
  })
})
