import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import booking from '#content/de/manage-booking.ts'
import site from '#content/de/site.ts'
import type { Booking } from '#contract/booking.ts'
import type { SiteData } from '#contract/site.ts'
import { shownBranches } from '#support/sample-branches.ts'
import { Texts } from '#i18n/i18n.tsx'
import type { ShownBooking } from './booking-access.ts'
import { BookingView } from './booking-view.tsx'

const confirmed: ShownBooking = {
  reference: 'SW-7KQM-42XR',
  status: 'confirmed',
  vehicle: { id: 1, name: 'VW Polo', type: 'Economy', image: null },
  pickup: 3,
  dropoff: 1,
  start: '2026-12-07T10:00',
  end: '2026-12-08T10:00',
  extras: [],
  crossBorder: false,
  drivers: [],
  customer: 'Mara Muster',
  email: 'mara@post.example',
  flight: 'LH2034',
  paymentMethod: 'credit_card',
  price: {
    currency: 'EUR',
    days: 1,
    items: [{ kind: 'vehicle', quantity: 1, days: 1, unitMinor: 5600, amountMinor: 5600 }],
    totalMinor: 5600,
    perDayMinor: 5600,
    vatBp: 1900,
    vatMinor: 894,
    depositMinor: 20_000,
    includedKm: 200,
    extraKmMinor: 25,
  },
  chargedMinor: 5600,
  createdAt: '2026-11-22T10:00:00.000Z',
  decisionBy: null,
  offerUntil: null,
  revision: 1,
  changeable: null,
  cancellation: null,
  charges: [],
}
const late = {
  kind: 'late_return',
  waived: false,
  quantity: 1,
  unitMinor: 5600,
  amountMinor: 5600,
  reason: null,
} as const
const terms = { free: true, feeMinor: 0, refundMinor: 0, dueMinor: 0, freeUntil: '2026-12-06T09:00:00.000Z' }
const never = () => Promise.reject(new Error('nothing is asked for'))
const access = { read: never, cancel: never, setFlight: never, setPhone: never, calendar: never }

// The page reads in the address whether its visitor came to cancel.
beforeAll(() => void vi.stubGlobal('window', { location: { hash: '' } }))
afterAll(() => void vi.unstubAllGlobals())

const html = (change: Partial<ShownBooking>) =>
  renderToString(
    <MemoryRouter>
      <Texts language="de" messages={{ booking, site }}>
        <BookingView
          booking={{ ...confirmed, ...change }}
          site={{ branches: shownBranches, rules: { noShowMinutes: 180 } } as unknown as SiteData}
          access={access}
          offer={{ to: '' }}
          onChanged={() => undefined}
        />
      </Texts>
    </MemoryRouter>,
  )

/** The words of the page, as a reader sees them. */
const words = (change: Partial<ShownBooking>) =>
  html(change)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** Texts that only matter before or during a rental. */
const KILOMETRES = /inklusive, jeder weitere Kilometer/
const DEPOSIT = /Kaution: 200/
const WAY = /Route planen/

const off: Booking['status'][] = ['declined', 'expired', 'cancelled', 'withdrawn', 'no_show']

describe('a pickup at the airport', () => {
  const BY_PLANE = /Abholung am Flughafen/

  test('shows the flight, the way to the desk, and what happens if one lands late, until the car is there', () => {
    const shown = words({})
    expect(shown).toMatch(BY_PLANE)
    expect(shown).toMatch(/LH 2034/)
    expect(shown).toMatch(/Ankunftshalle von Terminal 1/)
    expect(shown).toMatch(/schließt an diesem Tag um 23:00 Uhr/)
    expect(shown).toMatch(/bis 13:00 Uhr nicht abgeholt/)
    expect(words({ start: '2026-12-07T21:30' })).toMatch(/bis Di\., 8\. Dez\.[^.]*, 00:30 Uhr nicht abgeholt/)
    expect(shown).toMatch(/Fahrzeugpreis eines Miettags/)
    for (const status of ['active', 'closed', 'cancelled'] as const) expect(words({ status })).not.toMatch(BY_PLANE)
  })

  test('costs nothing if nobody comes to what was only requested', () => {
    expect(words({ status: 'requested' })).toMatch(BY_PLANE)
    expect(words({ status: 'requested' })).not.toMatch(/Fahrzeugpreis eines Miettags/)
  })

  test('is none in town', () => expect(words({ pickup: 1, dropoff: 3 })).not.toMatch(BY_PLANE))
})

describe('of a booking its page shows what matters in its state', () => {
  test('before: the way to the car, kilometres and deposit', () => {
    for (const pattern of [KILOMETRES, DEPOSIT, WAY]) expect(words({})).toMatch(pattern)
  })

  test('on the road: the way back and the kilometres, but no deposit to bring', () => {
    const shown = words({ status: 'active' })
    expect(shown).toMatch(KILOMETRES)
    expect(shown).not.toMatch(DEPOSIT)
    expect(shown.match(new RegExp(WAY, 'g'))).toHaveLength(1)
  })

  test.each(['returned', 'closed'] as const)('%s: what it costs in all, and nothing that is over', (status) => {
    const shown = words({ status, charges: [late], chargedMinor: 11_200 })
    for (const pattern of [KILOMETRES, DEPOSIT, WAY]) expect(shown).not.toMatch(pattern)
    expect(shown).toMatch(/Gesamtpreis 56,00.*Verspätete Rückgabe.*Zusätzlich zum Preis 56,00.*Insgesamt.* 112,00/)
  })

  test.each(off)('%s: neither its price nor what is over', (status) => {
    const shown = words({ status, chargedMinor: 0 })
    for (const pattern of [KILOMETRES, DEPOSIT, WAY, /Gesamtpreis/]) expect(shown).not.toMatch(pattern)
    expect(shown).toMatch(/nichts zu bezahlen/)
  })

  test('cancelled too late, or not picked up: the fee', () => {
    expect(words({ status: 'cancelled', chargedMinor: 2800 })).toMatch(/Stornogebühr beträgt 28,00/)
    const fee = { ...late, kind: 'no_show', unitMinor: 2800, amountMinor: 2800 } as const
    const shown = words({ status: 'no_show', chargedMinor: 2800, charges: [fee] })
    expect(shown).toMatch(/Insgesamt 28,00/)
    expect(shown).not.toMatch(/56,00/)
  })
})

describe('a payment that is still open', () => {
  test('by transfer: the account, the reference and the latest day', () => {
    const shown = words({ status: 'pending_payment', paymentMethod: 'bank_transfer' })
    expect(shown).toMatch(/überweisen Sie 56,00.*vor der Abholung am Mo\., 7\. Dez\., 10:00 Uhr/)
    expect(shown).toMatch(/IBAN DE00.*Verwendungszweck SW-7KQM-42XR/)
  })

  test('otherwise: whom to call, as only euros can be transferred (D34)', () => {
    for (const change of [
      {},
      { paymentMethod: 'bank_transfer', price: { ...confirmed.price, currency: 'USD' } },
    ] as const) {
      const shown = words({ status: 'pending_payment', ...change })
      expect(shown).toMatch(/rufen Sie uns vor der Abholung am Mo\., 7\. Dez\., 10:00 Uhr an.*Anrufen: \+49/)
      expect(shown).not.toMatch(/IBAN/)
    }
  })
})

test('a booking that lost its car is not called reserved', () => {
  const shown = words({ cancellation: { ...terms, carOwed: true } })
  expect(shown).toContain(booking.words.carOwed)
  expect(shown).toMatch(/haben wir kein Fahrzeug für Sie.*stornieren Sie jederzeit kostenlos/)
  expect(shown).not.toMatch(/reserviert|Bestätigt/)
  expect(words({ cancellation: { ...terms, carOwed: false } })).toMatch(/reserviert/)
})

test.each([...off, 'returned', 'closed'] as const)('%s: no car in the light of a promise', (status) => {
  expect(html({ status, chargedMinor: 0 })).toContain('stage-unlit')
  expect(html({ status, chargedMinor: 0 })).not.toContain('stage-dusk')
  expect(html({})).toContain('stage-dusk')
})
