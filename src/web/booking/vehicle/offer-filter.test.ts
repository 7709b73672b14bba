import { expect, test } from 'vitest'

import type { Offer } from '#contract/booking.ts'
import { brandChoices, countChoices, inOrder, meant, sorted, typeChoices, unavailable } from './offer-filter.ts'

const traits: Partial<Record<string, Pick<Offer, 'seats' | 'luggage' | 'transmission'>>> = {
  Mini: { seats: 4, luggage: 1, transmission: 'Manual' },
  Electric: { seats: 7, luggage: 4, transmission: 'Automatic' },
}
const offer = (vehicleId: number, type: string, brand: string, totalMinor: number, reason: Offer['reason'] = null) =>
  ({
    vehicleId,
    type,
    brand,
    reason,
    available: reason === null,
    price: reason === 'coming_soon' ? null : { totalMinor },
    ...(traits[type] ?? { seats: 5, luggage: 2, transmission: 'Manual' }),
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

test('free vehicles stand by class, in the order of the fleet', () => {
  expect(ids(all)).toEqual([[2, 3, 4], [5]])
  expect(sorted(offers, all)).toMatchObject({ taken: ['Mini'], soon: ['Sports'] })
})

test('what is there, but may not go to another branch for good, is not called taken', () => {
  const oneWay = [...offers, offer(7, 'SUV', 'VW', 9000, 'one_way'), offer(8, 'SUV', 'Ford', 9500, 'one_way')]
  expect(unavailable(oneWay)).toEqual({ taken: ['Mini'], notOneWay: ['SUV'] })
})

test('both filters count', () => {
  expect(ids({ type: 'Compact', brand: 'VW' })).toEqual([[2]])
  expect(ids({ type: undefined, brand: 'VW' })).toEqual([[2]])
  expect(sorted(offers, { type: 'Mini', brand: undefined })).toEqual({
    free: [],
    taken: ['Mini'],
    notOneWay: [],
    soon: [],
  })
})

test('transmission, seats and bags narrow the list down, the last two to at least so many', () => {
  expect(ids({ transmission: 'Automatic' })).toEqual([[5]])
  expect(ids({ seats: 5, bags: 2 })).toEqual([[2, 3, 4], [5]])
  expect(ids({ seats: 6 })).toEqual([[5]])
  expect(ids({ bags: 4, transmission: 'Manual' })).toEqual([])
})

test('one can ask for every number but the smallest, which all have', () => {
  expect(countChoices(offers, 'seats')).toEqual([5, 7])
  expect(countChoices(offers, 'luggage')).toEqual([2, 4])
})

test('across the classes the cheapest come first, or those with the most seats', () => {
  const free = sorted(offers, {}).free.flatMap((group) => group.offers)
  const order = (sort: 'price' | 'seats') => inOrder(free, sort).map(({ vehicleId }) => vehicleId)
  expect(order('price')).toEqual([3, 4, 2, 5])
  expect(order('seats')).toEqual([5, 3, 4, 2])
})
