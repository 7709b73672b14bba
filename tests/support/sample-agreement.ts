import termsDe from '#content/de/terms.ts'
import type { Agreement } from '#documents/agreement.ts'
import { sampleBranches } from './sample-branches.ts'

/** A one-way rental of three days by a member, before its pickup. */
export const sampleAgreement: Agreement = {
  reference: 'SW-7KQM-42XR',
  revision: 1,
  language: 'de',
  bookedAt: new Date('2026-10-20T07:12:00Z'),
  changedAt: null,
  named: { classes: [], services: [] },
  tenant: {
    name: 'Mara Muster',
    dateOfBirth: '1990-05-17',
    address: ['Musterweg 1', 'Berlin', 'Deutschland'],
    email: 'mara.muster@post.example',
    phone: '+49 30 23125 900',
  },
  invoice: null,
  vehicle: {
    name: 'VW Golf',
    image: '/img/vehicles/compact-pearl.webp',
    classCode: 'Compact',
    acriss: 'CDMR',
    seats: 5,
    transmission: 'Manual',
  },
  car: null,
  pickup: sampleBranches[1]!,
  dropoff: sampleBranches[0]!,
  start: '2026-12-07T10:00',
  end: '2026-12-10T10:00',
  extras: [{ code: 'gps', quantity: 1 }],
  crossBorder: false,
  drivers: [],
  price: {
    currency: 'EUR',
    days: 3,
    items: [
      { kind: 'vehicle', quantity: 1, days: 3, unitMinor: 3200, amountMinor: 9600 },
      { kind: 'extra', code: 'gps', quantity: 1, days: 3, unitMinor: 1000, amountMinor: 3000 },
      { kind: 'one_way', quantity: 1, days: null, unitMinor: 1900, amountMinor: 1900 },
      { kind: 'first_rental_discount', quantity: 1, days: null, unitMinor: -1890, amountMinor: -1890 },
    ],
    totalMinor: 12610,
    perDayMinor: 4203,
    vatBp: 1900,
    vatMinor: 2013,
    depositMinor: 30000,
    includedKm: 1500,
    extraKmMinor: 25,
  },
  paymentMethod: 'credit_card',
  freeUntil: new Date('2026-12-06T09:00:00Z'),
  termsVersion: termsDe.version,
}
