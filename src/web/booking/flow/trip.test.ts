import { describe, expect, test } from 'vitest'

import { emptyTrip, fingerprint, readTrip, rentalOf, wishOf, writeTrip, type Trip } from './trip.ts'

const full: Trip = {
  pickup: 1,
  dropoff: 3,
  start: '2026-12-24T10:00',
  end: '2026-12-27T23:30',
  vehicle: 201,
  type: 'Economy',
  brand: 'Škoda',
  transmission: 'Automatic',
  seats: 5,
  bags: 3,
  sort: 'price',
  compare: [201, 302],
  extras: { gps: 1, baby_seat: 2 },
  crossBorder: true,
  freeDays: 2,
}
const print = (trip: Trip) => fingerprint(wishOf(trip)!)
const read = (query: string) => readTrip(new URLSearchParams(query))

describe('a trip and its query', () => {
  test('a trip that is written is read again', () => {
    expect(read(writeTrip(full).toString())).toEqual({ trip: full, dropped: [] })
    expect(read(writeTrip(emptyTrip).toString())).toEqual({ trip: emptyTrip, dropped: [] })
  })

  test('a query has one spelling per trip', () => {
    const other = { ...full, extras: { baby_seat: 2, gps: 1, wifi: 0 } }
    expect(writeTrip(other).toString()).toBe(writeTrip(full).toString())
    expect(writeTrip(emptyTrip).toString()).toBe('')
  })

  test('a day alone gets the default time', () => {
    expect(read('start=2026-12-24').trip.start).toBe('2026-12-24T10:00')
  })

  test.each([
    ['pickup=x', 'pickup'],
    ['dropoff=airport', 'dropoff'],
    ['start=yesterday', 'start'],
    ['start=2026-02-30T10:00', 'start'],
    ['end=2026-12-24T10:15', 'end'],
    ['end=2026-12-24T05:30', 'end'],
    ['vehicle=0x1F', 'vehicle'],
    ['vehicle=99999999999999999999', 'vehicle'],
    ['type=<script>', 'type'],
    ['transmission=automatic', 'transmission'],
    ['seats=0', 'seats'],
    ['bags=many', 'bags'],
    ['sort=name', 'sort'],
    ['compare=1,1', 'compare'],
    ['compare=1,2,3,4', 'compare'],
    ['compare=1,x', 'compare'],
    ['extras=gps', 'extras'],
    ['extras=gps:1,gps:2', 'extras'],
    ['extras=gps:10', 'extras'],
    ['crossBorder=yes', 'crossBorder'],
    ['freeDays=-1', 'freeDays'],
  ] as const)('nonsense is left out and named: %s', (query, key) => {
    expect(read(query)).toEqual({ trip: emptyTrip, dropped: [key] })
  })

  test('extras cannot smuggle in a prototype', () => {
    const { trip } = read('extras=__proto__:1')
    expect(Object.getPrototypeOf(trip.extras)).toBe(Object.prototype)
  })

  test('empty values and unknown keys say nothing', () => {
    expect(read('pickup=&start=&utm_source=mail')).toEqual({ trip: emptyTrip, dropped: [] })
  })
})

describe('what is asked for', () => {
  test('a rental needs both branches and both times', () => {
    expect(rentalOf(full)).toMatchObject({ pickup: 1, end: '2026-12-27T23:30' })
    for (const key of ['pickup', 'dropoff', 'start', 'end'] as const) {
      expect(rentalOf({ ...full, [key]: undefined })).toBeNull()
    }
  })

  test('a wish also needs a vehicle', () => {
    expect(wishOf({ ...full, vehicle: undefined })).toBeNull()
  })

  test('the fingerprint changes with what is priced, not with filters', () => {
    expect(print({ ...full, type: undefined, brand: undefined })).toBe(print(full))
    expect(print({ ...full, extras: { baby_seat: 2, gps: 1 } })).toBe(print(full))
    for (const patch of [
      { vehicle: 202 },
      { extras: {} },
      { crossBorder: false },
      { freeDays: 1 },
      { end: '2026-12-28T10:00' },
    ]) {
      expect(print({ ...full, ...patch })).not.toBe(print(full))
    }
  })
})
