import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_TIME,
  STAFF_LEAD_MINUTES,
  TIME_OPTIONS,
  addDays,
  dateOf,
  monthsBefore,
  moveStart,
  periodProblems,
  rentalDays,
  timeOf,
} from './period.ts'
import type { PeriodLimits } from './period.ts'

const limits: PeriodLimits = { leadMinutes: 120, horizonMonths: 12, maxDays: 90, graceMinutes: 59 }
/** 10:00 in Berlin. */
const now = new Date('2026-11-20T09:00:00Z')
const problems = (start: string, end: string) => periodProblems({ start, end }, now, limits)

it('finds the first moment of the same day some months ago in Berlin', () => {
  expect(monthsBefore(now, 12).toISOString()).toBe('2025-11-19T23:00:00.000Z')
  expect(monthsBefore(new Date('2026-08-31T09:00:00Z'), 6).toISOString()).toBe('2026-02-27T23:00:00.000Z')
})

const slot = fc
  .tuple(
    fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
    fc.constantFrom(...TIME_OPTIONS),
  )
  .map(([date, time]) => `${date}T${time}`)

it('offers the specified times', () => {
  expect(TIME_OPTIONS).toHaveLength(36)
  expect(TIME_OPTIONS.slice(0, 3)).toEqual(['06:00', '06:30', '07:00'])
  expect(TIME_OPTIONS.at(-1)).toBe('23:30')
  expect(TIME_OPTIONS).toContain(DEFAULT_TIME)
})

describe('rentalDays', () => {
  it.each([
    ['2026-05-01T10:00', '2026-05-01T10:30', 1],
    ['2026-05-01T10:00', '2026-05-02T10:00', 1],
    ['2026-05-01T10:00', '2026-05-02T10:59', 1],
    ['2026-05-01T10:00', '2026-05-02T11:00', 2],
    ['2026-05-01T10:00', '2026-05-08T10:30', 7],
    ['2028-02-28T10:00', '2028-03-01T10:00', 2],
    ['2026-12-31T10:00', '2027-01-01T10:00', 1],
  ])('from %s to %s are %i', (start, end, days) => {
    expect(rentalDays({ start, end }, 59)).toBe(days)
  })

  it.each(['2026-03-28', '2026-10-24'])('counts a day across the change of clocks after %s', (day) => {
    const period = { start: `${day}T10:00`, end: `${addDays(day, 1)}T10:00` }
    expect(rentalDays(period, 59)).toBe(1)
    expect(rentalDays({ ...period, end: `${addDays(day, 1)}T11:00` }, 59)).toBe(2)
  })

  it('grows by one with every 24 hours, whatever the date', () => {
    fc.assert(
      fc.property(slot, fc.integer({ min: 1, max: 90 }), (start, days) => {
        const end = `${addDays(dateOf(start), days)}T${timeOf(start)}`
        expect(rentalDays({ start, end }, 59)).toBe(days)
        expect(rentalDays({ start, end }, 0)).toBe(days)
      }),
      { numRuns: 200 },
    )
  })
})

describe('periodProblems', () => {
  it.each([
    ['2026-11-20T12:00', '2026-11-21T12:00'],
    ['2027-11-20T10:00', '2027-11-22T10:00'],
    ['2026-11-25T10:00', '2027-02-23T10:30'],
    ['2027-03-28T06:00', '2027-03-28T06:30'],
  ])('finds none in %s to %s', (start, end) => {
    expect(problems(start, end)).toEqual([])
  })

  it.each([
    ['2027-02-29T10:00', '2027-03-02T10:00', ['invalid_start']],
    ['2026-11-25T10:00', '2026-11-31T10:00', ['invalid_end']],
    ['', 'x', ['invalid_start', 'invalid_end']],
    ['2026-11-25T10:15', '2026-11-26T10:00', ['not_offered_start']],
    ['2026-11-25T10:00', '2026-11-26T05:30', ['not_offered_end']],
    ['2026-11-25T10:00', '2026-11-26T23:45', ['not_offered_end']],
    ['2026-11-20T09:30', '2026-11-21T10:00', ['in_past']],
    ['2026-11-20T10:00', '2026-11-21T10:00', ['too_soon']],
    ['2026-11-20T11:30', '2026-11-21T10:00', ['too_soon']],
    ['2026-11-25T10:00', '2026-11-25T10:00', ['reversed']],
    ['2026-11-25T10:00', '2026-11-24T10:00', ['reversed']],
    ['2026-11-25T10:00', '2027-02-23T11:00', ['too_long']],
    ['2027-11-20T10:30', '2027-11-22T10:00', ['beyond_horizon']],
    ['2026-11-20T06:00', '2026-11-19T05:00', ['not_offered_end', 'in_past', 'reversed']],
    ['9999-12-31T10:00', '9999-12-31T12:00', ['beyond_horizon']],
    ['1900-01-01T10:00', '9999-12-31T12:00', ['in_past', 'too_long']],
  ])('from %s to %s finds %j', (start, end, expected) => {
    expect(problems(start, end)).toEqual(expected)
  })

  it('lets staff begin in the current half hour', () => {
    const asStaff = (start: string) =>
      periodProblems({ start, end: '2026-11-21T10:00' }, new Date('2026-11-20T09:29:00Z'), {
        ...limits,
        leadMinutes: STAFF_LEAD_MINUTES,
      })
    expect(asStaff('2026-11-20T10:30')).toEqual([])
    expect(asStaff('2026-11-20T10:00')).toEqual([])
    expect(asStaff('2026-11-20T09:30')).toEqual(['in_past'])
  })

  it('counts the lead time in real minutes', () => {
    const early = new Date('2026-03-29T04:00:00Z') // 06:00 in Berlin
    const period = { start: '2026-03-29T08:00', end: '2026-03-30T08:00' }
    expect(periodProblems(period, early, limits)).toEqual([])
    expect(periodProblems(period, new Date(early.getTime() + 1), limits)).toEqual(['too_soon'])
    // 01:00 in Berlin: the clock shows 5 hours until 06:00, but only 4 pass.
    const night = new Date('2026-03-29T00:00:00Z')
    const morning = { start: '2026-03-29T06:00', end: '2026-03-30T06:00' }
    expect(periodProblems(morning, night, { ...limits, leadMinutes: 240 })).toEqual([])
    expect(periodProblems(morning, night, { ...limits, leadMinutes: 270 })).toEqual(['too_soon'])
  })

  it('sees that no time passes within the hour left out in March', () => {
    expect(problems('2027-03-28T02:30', '2027-03-28T03:00')).toEqual([
      'not_offered_start',
      'not_offered_end',
      'reversed',
    ])
  })

  it('answers every text, and finds a reversed period or its mirror', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), slot, slot, (a, b, start, end) => {
        expect(problems(a, b)).toEqual(['invalid_start', 'invalid_end'])
        fc.pre(start !== end)
        const reversed = problems(start, end).includes('reversed')
        expect(problems(end, start).includes('reversed')).toBe(!reversed)
        expect(reversed).toBe(end < start)
      }),
      { numRuns: 200 },
    )
  })
})

describe('moveStart', () => {
  it.each([
    [{}, '2026-05-03', { start: '2026-05-03T10:00' }],
    [{ start: '2026-05-01T08:30' }, '2026-05-03', { start: '2026-05-03T08:30' }],
    [
      { start: '2026-05-01T08:30', end: '2026-05-02T18:00' },
      '2026-05-03',
      { start: '2026-05-03T08:30', end: '2026-05-03T18:00' },
    ],
    [
      { start: '2026-05-01T08:30', end: '2026-05-03T07:00' },
      '2026-05-03',
      { start: '2026-05-03T08:30', end: '2026-05-03T07:00' },
    ],
    [
      { start: '2026-05-09T08:30', end: '2026-05-10T07:00' },
      '2026-05-01',
      { start: '2026-05-01T08:30', end: '2026-05-10T07:00' },
    ],
  ])('of %j to %s gives %j', (draft, date, moved) => {
    expect(moveStart(draft, date)).toStrictEqual(moved)
  })
})
