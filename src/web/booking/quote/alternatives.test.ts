import { expect, test } from 'vitest'

import type { Offer } from '#contract/booking.ts'
import { alternatives, cheapest } from './alternatives.ts'

const offer = (vehicleId: number, totalMinor: number, available = true) =>
  ({ vehicleId, available, price: { totalMinor } }) as Offer
const soon = { vehicleId: 9, available: false, price: null } as Offer

test('the nearest in price first, the cheaper one of two equally near', () => {
  const offers = [offer(1, 5000), offer(2, 9000), offer(3, 11_000), offer(4, 10_100), offer(5, 10_000), soon]
  expect(alternatives(offers, 5, 10_000).map((one) => one.vehicleId)).toEqual([4, 2, 3])
})

test('no vehicle that is taken now or was taken before', () => {
  expect(alternatives([offer(1, 10, false), offer(2, 10), soon], 2, 10)).toEqual([])
})

test('the cheapest free vehicle', () => {
  expect(cheapest([offer(1, 100, false), offer(2, 300), offer(3, 200)])?.vehicleId).toBe(3)
  expect(cheapest([soon])).toBeNull()
})
