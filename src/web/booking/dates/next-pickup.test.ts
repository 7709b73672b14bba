import { describe, expect, test } from 'vitest'

import { emptyTrip, type Trip } from '../flow/trip.ts'
import { nextPickup } from './next-pickup.ts'
import { dateProblems } from './date-problems.ts'

const day = [{ opens: '08:00', closes: '18:00' }]
const calendar = {
  weekly: [day, day, day, day, day, [{ opens: '08:00', closes: '13:00' }], []],
  holidays: [{ date: '2026-12-25', name: { de: '1. Weihnachtstag', en: 'Christmas Day' } }],
  exceptions: [],
  afterHours: { allowed: false, feeMinor: 3000 },
}
const site = {
  branches: [{ id: 1, calendar }],
  rules: { leadMinutes: 120, horizonMonths: 12, maxDays: 90, graceMinutes: 59 },
}
// A few seconds past 10:00 in Berlin, a Tuesday.
const now = new Date('2026-12-01T09:00:10Z')
const next = (start: string, end?: string) => {
  const trip: Trip = { ...emptyTrip, pickup: 1, dropoff: 1, start, end }
  const found = nextPickup(trip, site, now)
  if (found) expect(dateProblems({ ...trip, ...found }, site, now)).not.toHaveProperty('start')
  return found
}

describe('nextPickup', () => {
  test.each([
    ['2026-12-06T10:00', '2026-12-07T08:00'], // a Sunday
    ['2026-12-05T15:00', '2026-12-07T08:00'], // a Saturday afternoon
    ['2026-12-25T10:00', '2026-12-26T08:00'], // a holiday
    ['2026-12-02T06:00', '2026-12-02T08:00'],
    ['2026-12-01T12:00', '2026-12-01T12:30'], // two hours and ten seconds away
    ['2026-11-20T10:00', '2026-12-01T12:30'], // past
  ])('for %s it is %s', (wanted, start) => expect(next(wanted)?.start).toBe(start))

  test('the drop-off stays where it can, else the rental keeps its days', () => {
    expect(next('2026-12-06T10:00', '2026-12-09T10:00')?.end).toBe('2026-12-09T10:00')
    expect(next('2026-12-06T10:00', '2026-12-07T08:00')?.end).toBe('2026-12-08T08:00')
    expect(next('2026-11-20T10:00', '2026-11-23T09:00')?.end).toBe('2026-12-04T09:00')
    expect(next('2026-12-06T10:00', '2026-12-06T12:00')?.end).toBe('2026-12-08T12:00')
  })

  test('none without a branch or a day, or beyond the horizon', () => {
    expect(nextPickup({ ...emptyTrip, start: '2026-12-06T10:00' }, site, now)).toBeNull()
    expect(nextPickup({ ...emptyTrip, pickup: 1 }, site, now)).toBeNull()
    expect(next('2027-12-05T10:00')).toBeNull()
  })
})
