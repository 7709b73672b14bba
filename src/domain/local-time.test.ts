import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, parseDate, parseLocal, wallMinutes, weekday } from './local-time.ts'

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

describe('parseDate and parseLocal', () => {
  it.each(['2028-02-29', '2026-12-31', '1900-01-01', '9999-12-31'])('accept %s', (text) => {
    expect(parseDate(text)).toBe(text)
    expect(parseLocal(`${text}T23:59`)).toBe(`${text}T23:59`)
  })

  it.each([
    '2027-02-29',
    '2026-04-31',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '2026-1-01',
    '20260101',
    '+002026-01-01',
    '2026-01-01 ',
    '2026-01-01\n',
    '',
    'today',
    '0000-01-01',
    '２026-01-01',
  ])('refuse %j', (text) => {
    expect(parseDate(text)).toBeNull()
    expect(parseLocal(`${text}T10:00`)).toBeNull()
  })

  it.each([
    '2026-05-01',
    '2026-05-01 10:00',
    '2026-05-01T24:00',
    '2026-05-01T10:60',
    '2026-05-01T1:00',
    '2026-05-01T10:00:00',
    '2026-05-01T10:00Z',
    '2026-05-01T10:00\n',
    '2026-05-01t10:00',
  ])('parseLocal refuses %j', (text) => {
    expect(parseLocal(text)).toBeNull()
  })
})

describe('calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', 12, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-08-31', 13, '2027-09-30'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it.each([
    ['2026-11-16', 0],
    ['2026-11-22', 6],
    ['2027-01-01', 4],
    ['2028-02-29', 1],
  ])('%s is weekday %i', (day, index) => {
    expect(weekday(day)).toBe(index)
  })

  it('comes back from every walk, and a week later is the same weekday', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -3650, max: 3650 }), (day, days) => {
        fc.pre(parseDate(day) !== null && day > '1911' && day < '2189')
        const there = addDays(day, days)
        expect(addDays(there, -days)).toBe(day)
        expect(wallMinutes(`${day}T10:00`, `${there}T10:00`)).toBe(days * 1440)
        expect(weekday(addDays(day, 7))).toBe(weekday(day))
        expect(weekday(addDays(day, 1))).toBe((weekday(day) + 1) % 7)
      }),
      { numRuns: 200 },
    )
  })

  it('throws for what is no date, and beyond the calendar', () => {
    expect(() => addDays('2027-02-29', 1)).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('1900-01-01', -1)).toThrow(RangeError)
    expect(() => addDays('2027-02-01', Number.NaN)).toThrow(RangeError)
    expect(() => weekday('')).toThrow(RangeError)
    expect(() => wallMinutes('2027-02-01T10:00', '2027-02-29T10:00')).toThrow(RangeError)
  })
})
