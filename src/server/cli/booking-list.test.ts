import { expect, test } from 'vitest'

import { listed, tableOf } from './booking-list.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import { wordsOf } from '#words/words.ts'

const catalogue = {
  vehicles: [{ id: 402, name: 'VW Passat Variant' }],
  branches: [
    { id: 1, name: 'Tempelhof Office' },
    { id: 3, name: 'Berlin Airport' },
  ],
} as unknown as Catalogue

const words = wordsOf('en', {
  classes: [],
  services: [{ code: 'roof_box', names: { de: 'Dachbox', en: 'Roof box' } }],
})

const request = {
  reference: 'SW-7KQ4-M2XP',
  status: 'requested',
  first_name: 'Mara',
  last_name: 'Muster',
  email: 'mara@xn--mller-kva.example',
  phone: '030 23125900',
  vehicle_id: 402,
  pickup_branch: 3,
  dropoff_branch: 1,
  starts_local: '2026-12-07T10:00',
  ends_local: '2026-12-10T09:30',
  extras: [
    { code: 'gps', quantity: 1 },
    { code: 'child_seat', quantity: 2 },
  ],
  cross_border: true,
  payment_method: 'paypal',
  total_minor: 29343,
  currency: 'USD',
  expires_at: new Date('2026-11-22T15:30:00Z'),
} as BookingRow

test('shows names instead of numbers, and Berlin time', () => {
  expect(listed(request, catalogue)).toEqual({
    reference: 'SW-7KQ4-M2XP',
    status: 'requested',
    customer: 'Mara Muster',
    email: 'mara@müller.example',
    phone: '030 23125900',
    vehicle: 'VW Passat Variant',
    pickup: { location: 'Berlin Airport', time: '2026-12-07T10:00' },
    dropoff: { location: 'Tempelhof Office', time: '2026-12-10T09:30' },
    extras: [
      { code: 'gps', quantity: 1 },
      { code: 'child_seat', quantity: 2 },
    ],
    crossBorder: true,
    payment: 'paypal',
    total: { minor: 29343, currency: 'USD' },
    decideBy: '2026-11-22T16:30',
    offerUntil: null,
  })
})

test('has its columns below each other, whatever letters are in them', () => {
  const other = { ...request, first_name: 'Jose\u0301 Antonio', currency: 'JPY' }
  const [head = '', ...lines] = tableOf(
    [request, other].map((row) => listed(row, catalogue)),
    words,
  ).split('\n')
  expect(head).toMatch(
    /^DECIDE BY +NUMBER +STATUS +CUSTOMER +VEHICLE +PICKUP +DROP-OFF +EXTRAS +PAYMENT +TOTAL +CONTACT$/,
  )
  expect(lines[0]).toContain('2026-11-22 16:30  SW-7KQ4-M2XP  requested  Mara Muster ')
  expect(lines[0]).toContain('2026-12-07 10:00 Berlin Airport  2026-12-10 09:30 Tempelhof Office  GPS navigation')
  expect(lines[0]).toContain('GPS navigation, 2 × Child seat, Trips abroad  PayPal   $293.43')
  expect(lines[1]).toContain('¥29,343')
  for (const line of lines) expect(line.normalize('NFC').indexOf('VW Passat')).toBe(head.indexOf('VEHICLE'))
})

test('calls a service that the company added by its name', () => {
  const booking = listed({ ...request, extras: [{ code: 'roof_box', quantity: 2 }], cross_border: false }, catalogue)
  expect(tableOf([booking], words)).toContain('  2 × Roof box  ')
})

test('has no column for decisions where nothing is to be decided', () => {
  const booking = listed({ ...request, status: 'confirmed' }, catalogue)
  expect(booking.decideBy).toBeNull()
  expect(tableOf([booking], words)).toMatch(/^NUMBER/)
})

test('says with a dash that there are no extras', () => {
  const bare = listed({ ...request, extras: [], cross_border: false }, catalogue)
  expect(tableOf([bare], words)).toMatch(/Tempelhof Office {2}– +PayPal +\$293\.43/)
})
