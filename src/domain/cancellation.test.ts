import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationOutcome, freeCancelUntil, promiseForBooking, promiseForRequest } from './cancellation.ts'
import { toInstant } from './period.ts'

const HOUR = 3_600_000
const rules = { freeCancelHours: 24, freeCancelAfterConfirmHours: 3 }
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
    expect(freeCancelUntil(at, null, rules)).toEqual(toInstant(until))
  })

  it.each([
    ['long before', '2026-06-01T12:00', '2026-06-09T10:00'],
    ['three hours before the usual end', '2026-06-09T07:00', '2026-06-09T10:00'],
    ['shortly before the usual end', '2026-06-09T09:30', '2026-06-09T12:30'],
    ['after it', '2026-06-09T18:00', '2026-06-09T21:00'],
    ['shortly before pick-up, which is the end of it', '2026-06-10T09:00', '2026-06-10T10:00'],
  ])('of a request confirmed %s (%s) is %s', (_when, confirmed, until) => {
    expect(freeCancelUntil(start, toInstant(confirmed), rules)).toEqual(toInstant(until))
  })

  it('follows the settings', () => {
    const confirmed = before(10 * HOUR)
    expect(freeCancelUntil(start, confirmed, { freeCancelHours: 4, freeCancelAfterConfirmHours: 1 })).toEqual(
      before(4 * HOUR),
    )
    expect(freeCancelUntil(start, confirmed, { freeCancelHours: 48, freeCancelAfterConfirmHours: 0 })).toEqual(
      before(10 * HOUR),
    )
  })

  it('never ends before that of a booking made at once, nor after pick-up, and leaves what was promised', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 60 }), (minutes) => {
        const confirmed = before(minutes * 60_000)
        const until = freeCancelUntil(start, confirmed, rules)
        expect(until >= freeCancelUntil(start, null, rules)).toBe(true)
        expect(until.getTime()).toBeLessThanOrEqual(pickup)
        expect(until.getTime()).toBeGreaterThanOrEqual(Math.min(confirmed.getTime() + 3 * HOUR, pickup))
      }),
    )
  })
})

describe('promiseForBooking', () => {
  it.each([
    ['in time', 24 * HOUR + 1, { kind: 'until', until: before(24 * HOUR) }],
    ['when that moment has come', 24 * HOUR, { kind: 'never', until: null }],
  ])('%s', (_when, ms, expected) => {
    expect(promiseForBooking(start, before(ms), rules)).toEqual(expected)
  })
})

describe('promiseForRequest', () => {
  const promise = (sent: number, decided: number, changed = {}) =>
    promiseForRequest({ start, decisionBy: before(decided * HOUR) }, before(sent * HOUR), { ...rules, ...changed })

  it.each([
    // hours before pick-up: sent, decided at the latest
    ['it is known when it ends', 200, 152, { kind: 'until', until: before(24 * HOUR) }],
    ['it is known, just so', 75, 27, { kind: 'until', until: before(24 * HOUR) }],
    ['a late confirmation may move the end', 74, 26, { kind: 'untilOrAfter', until: before(24 * HOUR) }],
    ['only the confirmation counts', 20, 0, { kind: 'after', until: null }],
  ])('%s', (_what, sent, decided, expected) => {
    expect(promise(sent, decided)).toEqual(expected)
  })

  it('promises nothing more where the setting gives nothing', () => {
    expect(promise(20, 0, { freeCancelAfterConfirmHours: 0 })).toEqual({ kind: 'never', until: null })
    expect(promise(40, 0, { freeCancelAfterConfirmHours: 0 })).toEqual({ kind: 'until', until: before(24 * HOUR) })
  })

  it('says of every confirmation what will be true of it', () => {
    const hours = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(hours, hours, hours, (a, b, c) => {
        const [decided = 0, confirmed = 0, sent = 0] = [a, b, c].sort((x, y) => x - y)
        const { kind, until: promised } = promise(sent, decided)
        const until = freeCancelUntil(start, before(confirmed * HOUR), rules)
        if (promised) expect(until >= promised).toBe(true)
        if (kind === 'until') expect(until).toEqual(promised)
        expect(kind).not.toBe('never')
      }),
    )
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

  it('asks for what was not paid', () => {
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
