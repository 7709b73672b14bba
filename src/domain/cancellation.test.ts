import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationOutcome, freeCancelPromise, freeCancelUntil, inTimeToCancel } from './cancellation.ts'
import { toInstant } from './period.ts'

const HOUR = 3_600_000
const rules = { freeCancelHours: 24 }
const start = '2026-06-10T10:00'
const pickup = toInstant(start).getTime()
const before = (ms: number) => new Date(pickup - ms)

describe('freeCancelUntil', () => {
  it.each([
    // 24 real hours before 10:00 it is 09:00 in March and 11:00 in October.
    ['2026-06-10T10:00', '2026-06-09T10:00'],
    ['2026-03-29T10:00', '2026-03-28T09:00'],
    ['2026-10-25T10:00', '2026-10-24T11:00'],
  ])('is real hours before pick-up: %s, free until %s', (at, until) => {
    expect(freeCancelUntil(at, rules)).toEqual(toInstant(until))
  })

  it('follows the setting', () => {
    expect(freeCancelUntil(start, { freeCancelHours: 4 })).toEqual(before(4 * HOUR))
  })
})

describe('freeCancelPromise', () => {
  it.each([
    ['in time', 24 * HOUR + 1, before(24 * HOUR)],
    ['when that moment has come', 24 * HOUR, null],
  ])('%s', (_when, ms, expected) => {
    expect(freeCancelPromise(start, before(ms), rules)).toEqual(expected)
  })
})

describe('inTimeToCancel', () => {
  it.each([
    [1, false, true],
    [0, false, false],
    [-HOUR, false, false],
    [1, true, true],
    [-100 * HOUR, true, true],
  ])('%i ms before pick-up, the car owed: %s, in time: %s', (ms, carOwed, expected) => {
    expect(inTimeToCancel(new Date(pickup), before(ms), carOwed)).toBe(expected)
  })
})

const booking = { totalMinor: 20_000, vehicleMinor: 10_000, days: 3, paidMinor: 20_000 }
const until = before(24 * HOUR)

describe('cancellationOutcome', () => {
  it.each([
    [48 * HOUR, true],
    [24 * HOUR, true],
    [24 * HOUR - 1, false],
    [HOUR, false],
    [-HOUR, false],
  ])('%i ms before pick-up, free: %s', (ms, free) => {
    expect(cancellationOutcome(booking, before(ms), until)).toStrictEqual(
      free
        ? { feeMinor: 0, refundMinor: 20_000, dueMinor: 0, free }
        : { feeMinor: 3333, refundMinor: 16_667, dueMinor: 0, free },
    )
  })

  it('is free at any time while we owe the car, whatever was owed before', () => {
    fc.assert(
      fc.property(fc.integer({ min: -72 * HOUR, max: 72 * HOUR }), fc.nat(20_000), (ms, owedBeforeMinor) => {
        const owed = { ...booking, owedBeforeMinor, carOwed: true }
        expect(cancellationOutcome(owed, before(ms), until)).toStrictEqual({
          feeMinor: 0,
          refundMinor: 20_000,
          dueMinor: 0,
          free: true,
        })
      }),
    )
  })

  it('asks for the unpaid part', () => {
    const late = before(HOUR)
    expect(cancellationOutcome({ ...booking, paidMinor: 0 }, late, until)).toStrictEqual({
      feeMinor: 3333,
      refundMinor: 0,
      dueMinor: 3333,
      free: false,
    })
    expect(cancellationOutcome({ ...booking, paidMinor: 1000 }, late, until)).toMatchObject({
      refundMinor: 0,
      dueMinor: 2333,
    })
  })

  it('never keeps more than the total, and the money adds up', () => {
    const amount = fc.nat({ max: 100_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: -50, max: 50 }),
        (totalMinor, vehicleMinor, paidMinor, days, hours) => {
          const given = { totalMinor, vehicleMinor, paidMinor, days }
          const out = cancellationOutcome(given, before(hours * HOUR), until)
          expect(out.feeMinor).toBeLessThanOrEqual(totalMinor)
          expect(paidMinor - out.refundMinor + out.dueMinor).toBe(out.feeMinor)
          expect(Math.min(out.refundMinor, out.dueMinor)).toBe(0)
          if (hours >= 24) expect(out.feeMinor).toBe(0)
        },
      ),
      { numRuns: 200 },
    )
  })
})
