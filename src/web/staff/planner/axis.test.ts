import { describe, expect, test } from 'vitest'

import {
  chunksOf,
  dayAt,
  dayWidthOf,
  indexOfDay,
  lastInSight,
  lengthText,
  openingDay,
  timeAt,
  weekOf,
  xOf,
  type Axis,
} from './axis.ts'

const axis: Axis = { first: '2026-10-20', days: 400, dayWidth: 144 }

describe('the axis of the planner', () => {
  test('has days of the same width, those on which the clocks change too', () => {
    expect(xOf(axis, '2026-10-26T00:00') - xOf(axis, '2026-10-25T00:00')).toBe(144)
    expect(xOf(axis, '2026-10-20T12:00')).toBe(72)
  })

  test('finds times by half hours', () => {
    expect(timeAt(axis, 72)).toBe('2026-10-20T12:00')
    expect(timeAt(axis, 73)).toBe('2026-10-20T12:00')
    expect(timeAt(axis, 74)).toBe('2026-10-20T12:30')
    expect(timeAt(axis, -1.5)).toBe('2026-10-20T00:00')
  })

  test('shows a week in a usual window, and more of the days where they would be wider than they need', () => {
    expect(dayWidthOf('week', 1160)).toBeCloseTo(1160 / 7)
    expect(lastInSight('week', '2026-11-23', 1160)).toBe('2026-11-29')
    expect(lastInSight('week', '2026-11-23', 1640)).toBe('2026-12-02')
    expect(lastInSight('week', '2026-11-23', 4000)).toBe('2026-12-06')
    expect(lastInSight('day', '2026-11-23', 1160)).toBe('2026-11-23')
    expect(lastInSight('month', '2026-11-23', 1160)).toBe('2026-12-22')
  })

  test('counts days there and back', () => {
    expect(dayAt(axis, indexOfDay(axis, '2027-03-28'))).toBe('2027-03-28')
  })

  test('is asked for in whole chunks', () => {
    expect(chunksOf(axis, 13, 15, 14)).toEqual([
      { from: '2026-10-20T00:00', to: '2026-11-03T00:00' },
      { from: '2026-11-03T00:00', to: '2026-11-17T00:00' },
    ])
  })

  test('fills the width with a week, and stays legible on a phone', () => {
    expect(dayWidthOf('week', 1155)).toBe(165)
    expect(dayWidthOf('week', 280)).toBe(80)
  })
})

test('weeks are numbered by their Thursday', () => {
  expect(['2026-12-03', '2026-12-31', '2027-01-03', '2027-01-04'].map(weekOf)).toEqual([49, 53, 53, 1])
})

test('a length is told in the largest units that matter', () => {
  expect([25, 60, 72, 3_000].map(lengthText)).toEqual(['25 min', '1 h', '1 h 12', '2 d'])
})

describe('the day at which a view opens', () => {
  const thursday = '2026-11-26'
  const week = { first: '2026-11-23', view: 'week' } as const

  test.each([
    ['a week that nothing was shown before', 'week', { first: thursday, view: null }, '2026-11-23'],
    ['a month after the day of today', 'month', { first: thursday, view: 'day' }, '2026-11-23'],
    ['a week after another day', 'week', { first: '2026-12-01', view: 'day' }, '2026-12-01'],
    ['the day in the week of today', 'day', week, thursday],
    ['the day in a week that ended yesterday', 'day', { ...week, first: '2026-11-19' }, '2026-11-19'],
    ['the day in a week to come', 'day', { ...week, first: '2026-11-27' }, '2026-11-27'],
    ['a day that the address names', 'day', { first: '2026-11-24', view: null }, '2026-11-24'],
    ['a day that is drawn anew', 'day', { first: '2026-11-24', view: 'day' }, '2026-11-24'],
  ] as const)('is right for %s', (_, view, seen, day) => {
    expect(openingDay(view, seen, thursday)).toBe(day)
  })
})
