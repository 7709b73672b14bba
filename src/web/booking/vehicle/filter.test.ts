import { expect, test } from 'vitest'

import type { Offer } from '../../../contract/booking.ts'
import { choices, filtered, meant } from './filter.ts'

const offer = (vehicleId: number, type: string, brand: string, reason: Offer['reason'] = null) =>
  ({ vehicleId, type, brand, reason }) as Offer
const offers = [
  offer(1, 'Mini', 'VW', 'sold_out'),
  offer(2, 'Compact', 'Škoda'),
  offer(3, 'Compact', 'VW'),
  offer(4, 'Sports', 'Porsche', 'coming_soon'),
]

test('choices are what there is', () => {
  expect(choices(offers)).toEqual({ types: ['Mini', 'Compact', 'Sports'], brands: ['Porsche', 'Škoda', 'VW'] })
})

test('a filter in a link is understood in any case', () => {
  expect(meant('compact', ['Mini', 'Compact'])).toBe('Compact')
  expect(meant('Boat', ['Mini', 'Compact'])).toBeUndefined()
  expect(meant(undefined, ['Mini'])).toBeUndefined()
})

test('both filters count, and free vehicles come first', () => {
  expect(filtered(offers, { type: undefined, brand: undefined }).map((one) => one.vehicleId)).toEqual([2, 3, 1, 4])
  expect(filtered(offers, { type: 'Compact', brand: 'VW' }).map((one) => one.vehicleId)).toEqual([3])
})
