import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFees } from '#support/fees.ts'

import { agreedWith, changeablePart, changedPeriodProblems, samePickup } from './amendment.ts'
import { bookingStatuses } from './booking-status.ts'
import { priceRental, type PriceRequest } from './price.ts'
import { defaultRules } from './settings.ts'

const start = new Date('2026-06-01T08:00:00Z')
const before = new Date('2026-06-01T07:59:00Z')

describe('changeablePart', () => {
  it('is everything until the pick-up, then the end of what is under way', () => {
    const found = Object.fromEntries(bookingStatuses.map((status) => [status, changeablePart(status, start, before)]))
    expect(found).toEqual({
      requested: 'all',
      // An offer is ours to change.
      offered: null,
      pending_payment: null,
      confirmed: 'all',
      active: 'return',
      returned: null,
      closed: null,
      declined: null,
      expired: null,
      withdrawn: null,
      cancelled: null,
      no_show: null,
    })
  })

  it('is for staff also an offer, until its pick-up', () => {
    expect(changeablePart('offered', start, before, true)).toBe('all')
    expect(changeablePart('offered', start, start, true)).toBeNull()
    expect(changeablePart('pending_payment', start, before, true)).toBeNull()
  })

  it('is nothing from the moment of pick-up on, unless the car was handed over', () => {
    expect(changeablePart('confirmed', start, start)).toBeNull()
    expect(changeablePart('requested', start, start)).toBeNull()
    expect(changeablePart('active', start, new Date('2026-06-09T08:00:00Z'))).toBe('return')
  })
})

describe('changedPeriodProblems', () => {
  const now = new Date('2026-06-01T07:00:00Z')
  const soon = { start: '2026-06-01T10:00', end: '2026-06-02T10:00' }

  it('leaves an agreed pick-up alone, however near, and nothing else', () => {
    expect(changedPeriodProblems(soon, now, defaultRules, false)).toEqual(['too_soon'])
    expect(changedPeriodProblems(soon, now, defaultRules, true)).toEqual([])
    const reversed = { start: soon.start, end: '2026-05-31T10:00' }
    expect(changedPeriodProblems(reversed, now, defaultRules, true)).toEqual(['reversed'])
    const long = { start: soon.start, end: '2026-12-31T10:00' }
    expect(changedPeriodProblems(long, now, defaultRules, true)).toEqual(['too_long'])
  })

  it('knows an agreed pick-up by its place and its time', () => {
    const agreed = { pickup: 1, start: soon.start }
    expect(samePickup(agreed, { ...agreed })).toBe(true)
    expect(samePickup(agreed, { ...agreed, pickup: 3 })).toBe(false)
    expect(samePickup(agreed, { ...agreed, start: '2026-06-01T10:30' })).toBe(false)
  })
})

describe('agreedWith', () => {
  const rules = { ...defaultRules, depositMinor: 30_000, seasons: [], tiers: [] }
  const amount = fc.integer({ min: 0, max: 50_000 })
  const request = fc
    .record({
      period: fc.constant({ start: '2026-06-01T10:00', end: '2026-06-05T10:00' }),
      dailyRateMinor: fc.integer({ min: 1, max: 50_000 }),
      classCode: fc.constant('MDMR'),
      fees: anyFees,
      extras: fc.uniqueArray(
        fc.record({
          code: fc.constantFrom('gps', 'child_seat'),
          quantity: fc.integer({ min: 1, max: 3 }),
          perDayMinor: fc.integer({ min: 1, max: 5_000 }),
        }),
        { selector: ({ code }) => code },
      ),
      firstRentalDiscountBp: fc.constantFrom(0, 1_500),
      freeDays: fc.integer({ min: 0, max: 6 }),
      freeDayPoints: fc.constant(15_000),
    })
    .map(({ fees, ...wanted }): PriceRequest => ({ ...wanted, ...fees }))

  it('gives the same price once more, whatever rates and fees are by then', () => {
    fc.assert(
      fc.property(request, amount, fc.integer({ min: 1, max: 50_000 }), (wanted: PriceRequest, newRate, newFee) => {
        const price = priceRental(wanted, rules)
        const agreed = agreedWith(price)
        const again = priceRental(
          {
            ...wanted,
            dailyRateMinor: newRate,
            agreedVehicle: agreed.vehicle,
            agreedFees: agreed.fees,
            afterHoursFeeMinor: agreed.afterHoursFeeMinor,
            extras: wanted.extras.map((extra) => ({
              ...extra,
              perDayMinor: agreed.extrasPerDayMinor.get(extra.code) ?? newRate,
            })),
            firstRentalDiscountBp: agreed.firstRental ? 1_500 : 0,
            freeDays: agreed.freeDays,
            freeDayPoints: agreed.freeDayPoints,
          },
          { ...rules, oneWayFeeMinor: newFee, crossBorderFeeMinor: newFee },
        )
        expect(again).toEqual(price)
      }),
    )
  })
})
