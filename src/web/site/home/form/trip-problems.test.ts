import { describe, expect, it } from 'vitest'

import type { SiteData } from '#contract/site.ts'
import { emptyDraft, type Draft } from './trip-draft.ts'
import { problemsOf } from './trip-problems.ts'

const weekday = [{ opens: '08:00', closes: '18:00' }]
const calendar = (allowed: boolean) => ({
  weekly: [weekday, weekday, weekday, weekday, weekday, [{ opens: '08:00', closes: '13:00' }], []],
  holidays: [{ date: '2026-12-25', name: { de: '1. Weihnachtstag', en: 'Christmas Day' } }],
  exceptions: [],
  afterHours: { allowed, feeMinor: 3000 },
})
const site = {
  branches: [
    { id: 1, calendar: calendar(false) },
    { id: 3, calendar: calendar(true) },
  ],
  rules: { leadMinutes: 120, horizonMonths: 12, maxDays: 90, graceMinutes: 59 },
} as unknown as SiteData

// A Tuesday, ten o'clock in Berlin.
const now = new Date('2026-12-01T09:00:00Z')
const period = (start: string, end: string): Draft => ({ ...emptyDraft, period: { start, end } })
const reasons = (draft: Draft) => problemsOf(draft, now, site).map(({ field, reason }) => `${field}: ${reason}`)

describe('problems of the booking form', () => {
  it('finds none in a good period', () => {
    expect(reasons(period('2026-12-02T10:00', '2026-12-04T10:00'))).toEqual([])
  })

  it('asks for the pickup date first: until then the drop-off cannot be filled in', () => {
    expect(reasons(emptyDraft)).toEqual(['startDate: pickupDate'])
    expect(reasons({ ...emptyDraft, period: { start: '2026-12-02T10:00' } })).toEqual(['endDate: dropoffDate'])
  })

  it('names the field that has to change', () => {
    expect(reasons(period('2026-11-30T10:00', '2026-12-04T10:00'))).toEqual(['startDate: in_past'])
    expect(reasons(period('2026-12-01T09:30', '2026-12-04T10:00'))).toEqual(['startTime: in_past'])
    expect(reasons(period('2026-12-01T11:30', '2026-12-04T10:00'))).toEqual(['startTime: too_soon'])
    expect(reasons(period('2027-12-02T10:00', '2027-12-04T10:00'))).toEqual(['startDate: beyond_horizon'])
    expect(reasons(period('2026-12-02T10:00', '2026-12-02T10:00'))).toEqual(['endTime: reversed'])
    expect(reasons(period('2026-12-02T10:00', '2026-12-01T10:00'))).toEqual(['endDate: reversed'])
    expect(reasons(period('2026-12-02T10:00', '2027-03-10T10:00'))).toEqual(['endDate: too_long'])
  })

  it('refuses a pickup where the branch is closed and offers nothing else', () => {
    expect(reasons(period('2026-12-02T20:00', '2026-12-04T10:00'))).toEqual(['startTime: closed'])
    expect(reasons(period('2026-12-25T10:00', '2026-12-28T10:00'))).toEqual(['startDate: closed'])
    expect(reasons({ ...period('2026-12-02T20:00', '2026-12-04T10:00'), pickup: 3 })).toEqual([])
  })

  it('lets the server decide while the limits are unknown', () => {
    expect(problemsOf(period('2027-12-02T20:00', '2028-12-04T10:00'), now, undefined)).toEqual([])
  })
})
