import { describe, expect, it } from 'vitest'

import { feeOf, freeUntilOf, lateFee, owesCar, previewCancellation } from './cancelling.ts'
import { toInstant } from './period.ts'
import type { Price } from './price.ts'

const HOUR = 3_600_000
const rules = { freeCancelHours: 24 }
const start = '2026-06-10T10:00'
const price = {
  currency: 'EUR',
  days: 2,
  totalMinor: 12_000,
  items: [
    { kind: 'vehicle', quantity: 1, days: 2, unitMinor: 5_000, amountMinor: 10_000 },
    { kind: 'after_hours', quantity: 1, days: 1, unitMinor: 2_000, amountMinor: 2_000 },
  ],
} as unknown as Price
const booking = {
  status: 'confirmed' as const,
  starts_at: toInstant(start),
  starts_local: start,
  price,
  car_owed: false,
  free_cancel_until: null,
  cancel_fee_floor_minor: null,
  paid_minor: 0,
}
const hoursBefore = (hours: number) => new Date(toInstant(start).getTime() - hours * HOUR)

describe('a booking to be cancelled', () => {
  it('is free in time, and costs a day of the vehicle later', () => {
    expect(previewCancellation(booking, hoursBefore(25), rules)).toMatchObject({ free: true, feeMinor: 0 })
    expect(previewCancellation(booking, hoursBefore(2), rules)).toMatchObject({ free: false, feeMinor: 5_000 })
    expect(lateFee(booking)).toBe(5_000)
  })

  it('gives back the payments, less the fee', () => {
    const paid = { ...booking, paid_minor: 12_000 }
    expect(previewCancellation(paid, hoursBefore(25), rules)).toMatchObject({ refundMinor: 12_000, dueMinor: 0 })
    expect(previewCancellation(paid, hoursBefore(2), rules)).toMatchObject({ refundMinor: 7_000, dueMinor: 0 })
  })

  it('keeps the moment and the fee that it had when it was changed', () => {
    const changed = { ...booking, free_cancel_until: hoursBefore(48), cancel_fee_floor_minor: 7_000 }
    expect(freeUntilOf(changed, rules)).toEqual(hoursBefore(48))
    expect(previewCancellation(changed, hoursBefore(25), rules)).toMatchObject({ free: false, feeMinor: 7_000 })
    expect(lateFee(changed)).toBe(7_000)
  })

  it('costs nothing before it is ordered', () => {
    for (const status of ['requested', 'offered'] as const)
      expect(previewCancellation({ ...booking, status }, hoursBefore(1), rules)).toMatchObject({ feeMinor: 0 })
  })

  it('is free while we owe the car, also after the start', () => {
    const owed = { ...booking, car_owed: true }
    expect(owesCar(owed)).toBe(true)
    expect(owesCar({ ...owed, status: 'requested' })).toBe(false)
    expect(previewCancellation(owed, hoursBefore(-1), rules)).toMatchObject({ free: true, carOwed: true })
  })

  it('cannot be once it has begun or is over', () => {
    expect(previewCancellation(booking, hoursBefore(-1), rules)).toBeNull()
    expect(previewCancellation({ ...booking, status: 'active' }, hoursBefore(25), rules)).toBeNull()
  })
})

it('only a cancelled booking has a fee, which may be 0', () => {
  expect(feeOf({ status: 'cancelled', charges_minor: 5_000 })).toBe(5_000)
  expect(feeOf({ status: 'cancelled', charges_minor: 0 })).toBe(0)
  for (const status of ['withdrawn', 'declined', 'no_show', 'closed'] as const)
    expect(feeOf({ status, charges_minor: 5_000 })).toBeNull()
})
