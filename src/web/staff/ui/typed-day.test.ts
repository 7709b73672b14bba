import { describe, expect, test } from 'vitest'

import { isDayOrEmpty, isWholeDay, readDay, stepDay } from './typed-day.ts'

const ahead = { today: '2026-11-27', meant: 'next' } as const
const past = { ...ahead, meant: 'last' } as const
const nearest = { ...ahead, meant: 'nearest' } as const

describe('a day that a colleague types', () => {
  test.each([
    '27.11.2026',
    '27.11.26',
    '27/11/2026',
    '27 11 2026',
    '27112026',
    '271126',
    ' 27. 11. 2026 ',
    '2026-11-27',
    '27. November 2026',
    '27. Nov. 2026',
    '27 Nov 2026',
    '27 November 26',
    'Fr., 27. Nov. 2026',
    'Freitag, 27. November 2026',
    'Fri 27 Nov 2026',
    'Fri, 27 Nov',
  ])('is understood as %j', (text) => expect(readDay(text, ahead)).toBe('2026-11-27'))

  test.each([
    ['27 Nov', '2026-11-27'],
    ['27. Nov.', '2026-11-27'],
    ['27. november', '2026-11-27'],
    ['30 nov', '2026-11-30'],
    ['26. Nov.', '2027-11-26'],
    ['4. März', '2027-03-04'],
    ['4 Mar', '2027-03-04'],
    ['9. Mai', '2027-05-09'],
    ['9 Sept', '2027-09-09'],
    ['27.11.', '2026-11-27'],
    ['27.11', '2026-11-27'],
    ['2711', '2026-11-27'],
    ['26.11.', '2027-11-26'],
    ['3.1', '2027-01-03'],
    ['29.2.', '2028-02-29'],
  ])('without a year is the next such day: %j', (text, day) => expect(readDay(text, ahead)).toBe(day))

  test.each([
    ['27.11.', '2026-11-27'],
    ['28.11.', '2025-11-28'],
    ['29.2.', '2024-02-29'],
  ])('without a year is the last such day where the past is meant: %j', (text, day) =>
    expect(readDay(text, past)).toBe(day),
  )

  test.each([
    ['27.11.', '2026-11-27'],
    ['1.11.', '2026-11-01'],
    ['1.12.', '2026-12-01'],
    ['3.1.', '2027-01-03'],
    ['29.5.', '2026-05-29'],
    ['28.5.', '2027-05-28'],
    ['29.2.', '2028-02-29'],
    ['31.2.', null],
  ])('without a year is the one that is less far away where either may be meant: %j', (text, day) =>
    expect(readDay(text, nearest)).toBe(day),
  )

  test('may be counted from today', () => {
    expect(readDay('+3', ahead)).toBe('2026-11-30')
    expect(readDay('-7', past)).toBe('2026-11-20')
  })

  test('has the century that fits: a licence runs ahead, a birth has been', () => {
    expect(readDay('4.3.35', ahead)).toBe('2035-03-04')
    expect(readDay('4.3.35', past)).toBe('1935-03-04')
    expect(readDay('4.3.85', ahead)).toBe('1985-03-04')
    expect(readDay('4.3.05', past)).toBe('2005-03-04')
  })

  test.each([
    '',
    'May',
    '4 Ma',
    '4 Monate',
    '31. Nov. 2026',
    '31.2.2027',
    '29.2.2027',
    '32.1.',
    '1.13.',
    '27.11.202',
    '27',
    '1.1.1899',
    '+1000',
  ])('is none: %j', (text) => expect(readDay(text, ahead)).toBeNull())

  test.each([
    ['27.11.2026', true],
    ['27112026', true],
    ['27. Nov. 2026', true],
    ['27 Nov', false],
    ['27 Nov 20', false],
    ['2026-11-27', true],
    ['27. 11. 2026 ', true],
    ['27.11.20', false],
    ['27.11.', false],
    ['2711', false],
  ])('is whole or still being typed: %j', (text, whole) => expect(isWholeDay(text)).toBe(whole))

  test('may be left out where the field may stay empty, but nothing else may stand there', () => {
    expect(['', '2026-11-27'].map(isDayOrEmpty)).toEqual([true, true])
    expect(['31.11.', '2026-11-31', '27.11.2026'].map(isDayOrEmpty)).toEqual([false, false, false])
  })

  test('steps by a day, also across a year, and stays at the ends of the calendar', () => {
    expect(stepDay('2026-12-31', 1)).toBe('2027-01-01')
    expect(stepDay('2026-03-01', -1)).toBe('2026-02-28')
    expect(stepDay('9999-12-31', 1)).toBe('9999-12-31')
    expect(stepDay('1900-01-01', -1)).toBe('1900-01-01')
  })
})
