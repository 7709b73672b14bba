import { describe, expect, it } from 'vitest'

import { openNow } from './open-now.ts'
import type { BranchCalendar } from './opening-hours.ts'

const day = [{ opens: '08:00', closes: '18:00' }]
const eve = { de: 'Heiligabend', en: 'Christmas Eve' }
const christmas = { de: '1. Weihnachtstag', en: 'Christmas Day' }

/** The city office as specified, with a lunch break on Fridays; 2026-11-23 is a Monday. */
const calendar: BranchCalendar = {
  weekly: [
    day,
    day,
    day,
    day,
    [
      { opens: '08:00', closes: '12:00' },
      { opens: '14:15', closes: '18:00' },
    ],
    [{ opens: '08:00', closes: '13:00' }],
    [],
  ],
  holidays: [{ date: '2026-12-25', name: christmas }],
  exceptions: [{ date: '2026-12-24', ranges: [], name: eve }],
  afterHours: { allowed: true, feeMinor: 3000 },
}

describe('openNow', () => {
  it.each([
    ['2026-11-23T08:00', { state: 'open', until: '18:00' }],
    ['2026-11-23T17:59', { state: 'open', until: '18:00' }],
    ['2026-11-23T07:59', { state: 'later', from: '08:00' }],
    ['2026-11-27T12:30', { state: 'later', from: '14:15' }],
    ['2026-11-23T18:00', { state: 'closed', next: '2026-11-24T08:00' }],
    ['2026-11-28T13:00', { state: 'closed', next: '2026-11-30T08:00' }],
    ['2026-12-24T10:00', { state: 'closed', why: eve, next: '2026-12-26T08:00' }],
    ['2026-12-25T10:00', { state: 'closed', why: christmas, next: '2026-12-26T08:00' }],
  ] as const)('%s', (now, expected) => {
    expect(openNow(calendar, now)).toEqual(expected)
  })

  it('finds no next opening where none is near', () => {
    const never = { ...calendar, weekly: [] }
    expect(openNow(never, '2026-11-23T10:00')).toEqual({ state: 'closed' })
    expect(openNow({ ...calendar, closedFrom: '2026-11-24' }, '2026-11-23T19:00')).toEqual({ state: 'closed' })
  })
})
