import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationOutcome } from './cancellation.ts'
import { toInstant } from './period.ts'

const booking = {
  totalMinor: 20_000,
  vehicleMinor: 10_000,
  days: 3,
  paidMinor: 20_000,
  start: '2026-06-10T10:00',
}
const HOUR = 3_600_000
const before = (start: string, ms: number) => new Date(toInstant(start).getTime() - ms)

describe('cancellationOutcome', () => {
  it.each([
    [48 * HOUR, true],
    [24 * HOUR, true],
    [24 * HOUR - 1, false],
    [HOUR, false],
    [-HOUR, false],
  ])('%i ms before pick-up, free: %s', (ms, free) => {
    expect(cancellationOutcome(booking, before(booking.start, ms), 24)).toStrictEqual(
      free
        ? { feeMinor: 0, refundMinor: 20_000, dueMinor: 0, free }
        : { feeMinor: 3333, refundMinor: 16_667, dueMinor: 0, free },
    )
  })

  it.each([
    // 10:00 the day before is 23 real hours away in March and 25 in October.
    ['2026-03-29T10:00', '2026-03-28T10:00', false],
    ['2026-10-25T10:00', '2026-10-24T10:00', true],
    ['2026-03-29T10:00', '2026-03-28T09:00', true],
    ['2026-10-25T10:00', '2026-10-24T11:00', true],
    ['2026-10-25T10:00', '2026-10-24T11:30', false],
  ])('measures real hours: pick-up %s, cancelled %s, free: %s', (start, cancelled, free) => {
    expect(cancellationOutcome({ ...booking, start }, toInstant(cancelled), 24).free).toBe(free)
  })

  it('asks for what was not paid, and follows the setting', () => {
    const late = before(booking.start, HOUR)
    expect(cancellationOutcome({ ...booking, paidMinor: 0 }, late, 24)).toStrictEqual({
      feeMinor: 3333,
      refundMinor: 0,
      dueMinor: 3333,
      free: false,
    })
    expect(cancellationOutcome({ ...booking, paidMinor: 1000 }, late, 24)).toMatchObject({
      refundMinor: 0,
      dueMinor: 2333,
    })
    expect(cancellationOutcome(booking, late, 1).free).toBe(true)
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
          const given = { ...booking, totalMinor, vehicleMinor, paidMinor, days }
          const out = cancellationOutcome(given, before(booking.start, hours * HOUR), 24)
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
