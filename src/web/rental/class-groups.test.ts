import { expect, test } from 'vitest'

import { byClass, differing } from './class-groups.ts'

const fleet = [
  { id: 101, type: 'Mini', rate: 29 },
  { id: 102, type: 'Mini', rate: 31 },
  { id: 103, type: 'Mini', rate: 28 },
  { id: 201, type: 'Economy', rate: 36 },
]
const ids = (vehicles: typeof fleet) =>
  byClass(vehicles, ({ rate }) => rate).map(({ type, lead, siblings }) => [type, lead.id, siblings.map(({ id }) => id)])

test('the cheapest vehicle of a class is on its stage, the others follow by price', () => {
  expect(ids(fleet)).toEqual([
    ['Mini', 103, [101, 102]],
    ['Economy', 201, []],
  ])
})

test('where the cheapest is hidden, the next one takes its place', () => {
  expect(ids(fleet.filter(({ id }) => id !== 103))).toEqual([
    ['Mini', 101, [102]],
    ['Economy', 201, []],
  ])
  expect(ids([])).toEqual([])
})

test('a vehicle says only what its class has not said', () => {
  const lead = { seats: '7 Sitze', bags: '5 Koffer', gearbox: 'Schaltgetriebe', fuel: 'Diesel' }
  expect(differing(lead, lead)).toEqual([])
  expect(differing({ ...lead, bags: '4 Koffer', fuel: 'Benzin' }, lead)).toEqual(['4 Koffer', 'Benzin'])
})
