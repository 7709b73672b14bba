import { fromDate, parseDateTime } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIME_ZONE, toInstant, toLocal } from './berlin-time.ts'

const minute = fc.integer({
  min: Date.UTC(1950, 0, 1) / 60_000,
  max: Date.UTC(2099, 11, 31) / 60_000,
})
/** Wall-clock times, half of them within two days of a change of clocks. */
const local = fc
  .oneof(
    minute,
    fc
      .tuple(
        fc.constantFrom(Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25), Date.UTC(2027, 2, 28), Date.UTC(2027, 9, 31)),
        fc.integer({ min: -1440, max: 2880 }),
      )
      .map(([day, minutes]) => day / 60_000 + minutes),
  )
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(0, 16))

describe('Berlin time', () => {
  it.each([
    ['2026-01-15T10:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T10:00', '2026-07-15T08:00:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-12-31T23:30', '2026-12-31T22:30:00.000Z'],
  ])('%s is %s and back', (wall, instant) => {
    expect(toInstant(wall).toISOString()).toBe(instant)
    expect(toLocal(new Date(instant))).toBe(wall)
  })

  it('takes the hour left out in March for the hour after it', () => {
    expect(toLocal(toInstant('2026-03-29T02:30'))).toBe('2026-03-29T03:30')
  })

  it('shows the second run of the doubled hour like the first', () => {
    expect(toLocal(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30')
  })

  it('cuts seconds off', () => {
    expect(toLocal(new Date('2026-07-15T08:00:59.999Z'))).toBe('2026-07-15T10:00')
  })

  it('agrees with @internationalized/date on every wall-clock time', () => {
    fc.assert(
      fc.property(local, (wall) => {
        expect(toInstant(wall)).toStrictEqual(parseDateTime(wall).toDate(TIME_ZONE, 'compatible'))
      }),
      { numRuns: 300 },
    )
  })

  it('agrees with @internationalized/date on every instant', () => {
    fc.assert(
      fc.property(minute, (minutes) => {
        const instant = new Date(minutes * 60_000)
        expect(toLocal(instant)).toBe(fromDate(instant, TIME_ZONE).toString().slice(0, 16))
      }),
      { numRuns: 200 },
    )
  })

  it('throws for what is no time', () => {
    expect(() => toInstant('2027-02-29T10:00')).toThrow(RangeError)
    expect(() => toInstant('2027-02-28')).toThrow(RangeError)
    expect(() => toLocal(new Date(Number.NaN))).toThrow(RangeError)
  })
})
