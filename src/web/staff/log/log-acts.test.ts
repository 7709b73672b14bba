import { expect, test } from 'vitest'

import type { LogLine } from '#contract/staff-log.ts'
import { actsOf } from './log-acts.ts'

const line = (id: number, at: string, more: Partial<LogLine>): LogLine => ({
  id,
  at: `2026-11-26T${at}.000Z`,
  by: 'Tom Tresen',
  actor: 'staff',
  event: 'moved',
  subject: 'booking',
  which: null,
  reference: 'SW-FEHD-SYFU',
  customer: null,
  branch: 1,
  before: null,
  after: null,
  reason: null,
  ...more,
})

const ids = (lines: readonly LogLine[]) =>
  actsOf(lines).map(({ main, others }) => [main, ...others].map(({ id }) => id))

test('is one act what somebody did to a booking within a minute, named by the line of the booking', () => {
  const paid = { subject: 'money_move', event: 'paid' }
  expect(ids([line(3, '08:08:40', paid), line(2, '08:08:40', paid), line(1, '08:08:12', {})])).toEqual([[1, 3, 2]])
})

test('keeps others, other minutes, other bookings and lines about nothing apart', () => {
  expect(
    ids([
      line(6, '08:09:00', {}),
      line(5, '08:08:00', { by: 'Fiona Flugfeld' }),
      line(4, '08:08:00', { reference: 'SW-6EPQ-BRX9' }),
      line(3, '08:08:00', { reference: null }),
      line(2, '08:08:00', { reference: null }),
      line(1, '08:08:00', { reference: null, subject: 'car', which: 'B-SW 0127' }),
    ]),
  ).toEqual([[6], [5], [4], [3], [2], [1]])
})
