import { expect, test } from 'vitest'

import { flightText, mayNameFlight, readFlight } from './flight.ts'

test.each([
  ['LH 2034', 'LH2034', 'LH\u00A02034'],
  [' lh2034 ', 'LH2034', 'LH\u00A02034'],
  ['U2 5312', 'U25312', 'U2\u00A05312'],
  ['4Y-142', '4Y142', '4Y\u00A0142'],
  ['EJU 53 12', 'EJU5312', 'EJU\u00A05312'],
  ['BA 980A', 'BA980A', 'BA\u00A0980A'],
  ['FR\u00A01', 'FR1', 'FR\u00A01'],
])('%j is the flight %s', (typed, flight, text) => {
  expect(readFlight(typed)).toBe(flight)
  expect(flightText(flight)).toBe(text)
})

test.each(['', '2034', 'LH', 'LH 20345', 'Lufthansa 2034', '12 345', 'LH 2034 / LH 2036', 'ÄÖ 12', 'LH 2034\nX'])(
  '%j is none',
  (typed) => expect(readFlight(typed)).toBeNull(),
)

test('a flight can be named until the pickup, for whatever may still take place', () => {
  const start = new Date('2026-12-01T09:00:00Z')
  const before = new Date('2026-12-01T08:59:00Z')
  for (const status of ['requested', 'offered', 'confirmed'] as const) {
    expect(mayNameFlight(status, start, before)).toBe(true)
    expect(mayNameFlight(status, start, start)).toBe(false)
  }
  for (const status of ['active', 'closed', 'cancelled', 'withdrawn', 'expired'] as const)
    expect(mayNameFlight(status, start, before)).toBe(false)
})
