import { expect, test } from 'vitest'

import { lateArrival } from './late-arrival.ts'

const weekly = Array.from({ length: 7 }, (_, day) =>
  day === 6
    ? []
    : [
        { opens: '08:00', closes: '12:00' },
        { opens: '13:00', closes: '23:00' },
      ],
)
const calendar = {
  weekly,
  holidays: [{ date: '2026-12-25', name: { de: 'Weihnachten', en: 'Christmas' } }],
  exceptions: [
    { date: '2026-12-24', ranges: [{ opens: '08:00', closes: '14:00' }], name: { de: 'Heiligabend', en: 'Eve' } },
  ],
  afterHours: { allowed: true, feeMinor: 3000 },
}
const rules = { noShowMinutes: 180 }

test.each([
  ['2026-12-07T10:00', '23:00', '2026-12-07T13:00'],
  ['2026-12-07T21:30', '23:00', '2026-12-08T00:30'],
  // A day with hours of its own.
  ['2026-12-24T10:00', '14:00', '2026-12-24T13:00'],
  // Outside the hours somebody comes for this pickup alone: after opening, after closing, on a closed day, on a holiday.
  ['2026-12-07T06:30', null, '2026-12-07T09:30'],
  ['2026-12-07T23:30', null, '2026-12-08T02:30'],
  ['2026-12-06T10:00', null, '2026-12-06T13:00'],
  ['2026-12-25T10:00', null, '2026-12-25T13:00'],
  // The clocks go back during the three hours.
  ['2026-10-25T01:00', null, '2026-10-25T03:00'],
])('a pickup at %s: the desk closes at %s, and nobody is expected after %s', (start, closes, expectedUntil) => {
  expect(lateArrival(start, calendar, rules)).toEqual({ closes, expectedUntil })
})
