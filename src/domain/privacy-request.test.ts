import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, weekday, type LocalDate } from './local-time.ts'
import { answerBy, urgencyOf } from './privacy-request.ts'

const holidays = new Set(['2027-01-01', '2027-05-01', '2026-12-25', '2026-12-26', '2027-03-26', '2027-03-29'])
const isHoliday = (day: LocalDate) => holidays.has(day)
const by = (received: LocalDate, putOff = false) => answerBy(received, { putOff, isHoliday })

test.each([
  ['a day of the same number, a month later', '2026-11-10', '2026-12-10'],
  ['the last day of a shorter month', '2027-01-31', '2027-03-01'],
  ['29 February in a leap year', '2028-01-31', '2028-02-29'],
  ['Monday instead of a Saturday', '2026-11-12', '2026-12-14'],
  ['Monday instead of a Sunday', '2026-11-13', '2026-12-14'],
  ['the next working day after Christmas, which a Sunday follows', '2026-11-25', '2026-12-28'],
  ['Tuesday after Easter', '2027-02-26', '2027-03-30'],
  ['the first working day of a year', '2026-12-01', '2027-01-04'],
])('the last day is %s', (_, received, last) => {
  expect(by(received)).toBe(last)
})

test('an extension is two months more, counted from the day it came', () => {
  expect(by('2026-11-30', true)).toBe('2027-03-01')
  expect(by('2026-11-10', true)).toBe('2027-02-10')
})

test('the last day is a working day, at least 28 days later, and later for what comes later', () => {
  const days = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays('2026-01-01', n))
  fc.assert(
    fc.property(days, fc.boolean(), (received, putOff) => {
      const last = by(received, putOff)
      expect(weekday(last)).toBeLessThan(5)
      expect(isHoliday(last)).toBe(false)
      expect(last >= addDays(received, putOff ? 89 : 28)).toBe(true)
      expect(by(addDays(received, 1), putOff) >= last).toBe(true)
      expect(by(received, true) > by(received, false)).toBe(true)
    }),
  )
})

test('it is near in its last week, and past on the day after', () => {
  expect(
    ['2026-12-01', '2026-12-03', '2026-12-10', '2026-12-11'].map((today) => urgencyOf('2026-12-10', today)),
  ).toEqual(['far', 'near', 'near', 'past'])
})
