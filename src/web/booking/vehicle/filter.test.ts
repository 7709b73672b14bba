import { expect, test } from 'vitest'

import type { Offer } from '../../../contract/booking.ts'
import { brandChoices, meant, sorted, typeChoices } from './filter.ts'

const offer = (vehicleId: number, type: string, brand: string, totalMinor: number, reason: Offer['reason'] = null) =>
  ({
    vehicleId,
    type,
    brand,
    reason,
    available: reason === null,
    price: reason === 'coming_soon' ? null : { totalMinor },
  }) as Offer
const offers = [
  offer(1, 'Mini', 'VW', 2800, 'sold_out'),
  offer(2, 'Compact', 'VW', 4500),
  offer(3, 'Compact', 'Škoda', 4200),
  offer(4, 'Compact', 'Ford', 4200),
  offer(5, 'Electric', 'Tesla', 7900),
  offer(6, 'Sports', 'Porsche', 0, 'coming_soon'),
]
const all = { type: undefined, brand: undefined }
const ids = (filters: Parameters<typeof sorted>[1]) =>
  sorted(offers, filters).free.map((group) => group.offers.map((one) => one.vehicleId))

test('nobody can filter by what is yet to come', () => {
  expect(typeChoices(offers)).toEqual(['Mini', 'Compact', 'Electric'])
  expect(brandChoices(offers, undefined)).toEqual(['Ford', 'Škoda', 'Tesla', 'VW'])
})

test('the brands are those of the chosen class', () => {
  expect(brandChoices(offers, 'Electric')).toEqual(['Tesla'])
  expect(brandChoices(offers, 'Mini')).toEqual(['VW'])
})

test('a filter in a link is understood in any case', () => {
  expect(meant('compact', ['Mini', 'Compact'])).toBe('Compact')
  expect(meant('Boat', ['Mini', 'Compact'])).toBeUndefined()
  expect(meant(undefined, ['Mini'])).toBeUndefined()
})

test('free vehicles stand by class, the cheapest first', () => {
  expect(ids(all)).toEqual([[3, 4, 2], [5]])
  expect(sorted(offers, all)).toMatchObject({ taken: ['Mini'], soon: ['Sports'] })
})

test('both filters count', () => {
  expect(ids({ type: 'Compact', brand: 'VW' })).toEqual([[2]])
  expect(ids({ type: undefined, brand: 'VW' })).toEqual([[2]])
  expect(sorted(offers, { type: 'Mini', brand: undefined })).toEqual({ free: [], taken: ['Mini'], soon: [] })
})
