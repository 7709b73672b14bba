import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestApp, type TestApp } from '../support/app.ts'
import { bookingBody, inDays } from '../support/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ rateLimits: true, trustProxy: true })
})
afterAll(async () => {
  await app.close()
})

const nobodys = { reference: 'SW-2345-6789', email: 'niemand@post.example' }
const trip = { pickup: 3, dropoff: 3, start: inDays(20), end: inDays(21), extras: [], crossBorder: false }
const limits: [string, number, () => object][] = [
  ['/api/bookings/lookup', 10, () => nobodys],
  ['/api/bookings/cancel', 10, () => ({ ...nobodys, feeMinor: 0 })],
  ['/api/bookings/calendar', 10, () => nobodys],
  ['/api/quotes', 30, () => ({ ...trip, vehicleId: 9_999 })],
  ['/api/bookings', 12, () => bookingBody(randomUUID())],
]

test.each(limits)(
  '%s is answered %i times from one place, whether it finds anything or not',
  async (path, most, body) => {
    const call = (place: string) =>
      app.post<{ code: string }>(path, body(), { 'idempotency-key': randomUUID(), 'x-forwarded-for': place })
    for (let n = 0; n < most; n++) expect([404, 422]).toContain((await call('203.0.113.20')).status)
    expect(await call('203.0.113.20')).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect([404, 422]).toContain((await call('203.0.113.21')).status)
  },
)
