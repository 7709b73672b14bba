import { expect, test } from 'vitest'

import { addMonth, dayAfterKey, weeksOf, within } from './month.ts'

test('weeks start on Monday and hold every day of the month once', () => {
  const weeks = weeksOf('2026-02')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-02-01'])
  expect(weeks.flat().filter(Boolean)).toHaveLength(28)
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
  expect(weeksOf('2027-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('months cross the year', () => {
  expect(addMonth('2026-12', 1)).toBe('2027-01')
  expect(addMonth('2026-01', -1)).toBe('2025-12')
  expect(addMonth('2026-05', 12)).toBe('2027-05')
})

test.each([
  ['ArrowLeft', false, '2026-12-30'],
  ['ArrowRight', false, '2027-01-01'],
  ['ArrowUp', false, '2026-12-24'],
  ['ArrowDown', false, '2027-01-07'],
  ['Home', false, '2026-12-28'],
  ['End', false, '2027-01-03'],
  ['PageUp', false, '2026-11-30'],
  ['PageDown', false, '2027-01-31'],
  ['PageDown', true, '2027-12-31'],
  ['PageUp', true, '2025-12-31'],
] as const)('%s (shift: %s) leads to %s', (key, shift, expected) => {
  expect(dayAfterKey('2026-12-31', key, shift)).toBe(expected)
})

test('other keys lead nowhere', () => expect(dayAfterKey('2026-12-31', 'a', false)).toBeNull())

test('bounds', () => {
  expect(within('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01')
  expect(within('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01')
})
