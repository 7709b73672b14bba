import { expect, test } from 'vitest'

import type { OpeningRange } from '#domain/opening-hours.ts'
import { closedHours } from './closed-hours.ts'

const calendarOf = (ranges: readonly OpeningRange[]) => ({
  weekly: Array.from({ length: 7 }, () => ranges),
  holidays: [{ date: '2026-12-25', name: { de: 'Weihnachten', en: 'Christmas' } }],
  exceptions: [],
  afterHours: { allowed: false, feeMinor: 0 },
})

test('a branch is closed before its hours, between them and after them', () => {
  const calendar = calendarOf([
    { opens: '08:00', closes: '12:30' },
    { opens: '14:00', closes: '18:00' },
  ])
  expect(closedHours(calendar, '2026-11-27')).toEqual([
    { from: 0, to: 8 },
    { from: 12.5, to: 14 },
    { from: 18, to: 24 },
  ])
})

test('on a holiday it is closed all day', () => {
  expect(closedHours(calendarOf([{ opens: '08:00', closes: '18:00' }]), '2026-12-25')).toEqual([{ from: 0, to: 24 }])
})

test('a branch that is open day and night is never closed', () => {
  expect(closedHours(calendarOf([{ opens: '00:00', closes: '24:00' }]), '2026-11-27')).toEqual([])
})
