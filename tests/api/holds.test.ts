import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Quote } from '../../src/contract/booking.ts'
import { audit } from '../support/audit.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { bookingBody, inDays, sampleDriver } from '../support/client.ts'

const MOST = 10

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ rateLimits: true, trustProxy: true })
  await app.db.pool.query('update branch set after_hours_allowed = true')
  await app.setBookings('open')
})
afterAll(async () => {
  expect(await audit(app.db.pool)).toEqual([])
  await app.close()
})

let asked = 0
/** One car after the other, so that none is sold out. */
const hold = (place: string, rest: { replaces?: string; key?: string } = {}) => {
  const { key = randomUUID(), ...more } = rest
  const start = 20 + 3 * asked++
  return app.post<Quote & { code: string; message: string }>(
    '/api/quotes',
    {
      vehicleId: 101,
      pickup: 3,
      dropoff: 3,
      start: inDays(start),
      end: inDays(start + 1),
      extras: [],
      crossBorder: false,
      ...more,
    },
    { 'idempotency-key': key, 'x-forwarded-for': place },
  )
}

/** As many as may be. */
async function fill(place: string): Promise<Quote[]> {
  const held: Quote[] = []
  for (let n = 0; n < MOST; n++) {
    const answer = await hold(place)
    expect(answer.status).toBe(201)
    held.push(answer.body)
  }
  return held
}

test('a place holds ten cars at once; others, and whoever gives one up, go on', async () => {
  const place = '203.0.113.10'
  const [first, second, third] = await fill(place)
  const refused = await hold(place)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_holds' } })
  expect(refused.body.message).toMatch(/mehrere Fahrzeuge vorgemerkt/)
  expect((await hold('203.0.113.11')).status).toBe(201)
  // Another car instead of one of his own.
  expect((await hold(place, { replaces: first!.id })).status).toBe(201)
  expect((await hold(place)).status).toBe(429)
  // One whose time is over, whether or not it was released already.
  await app.endHold(second!.id)
  expect((await hold(place)).status).toBe(201)
  expect((await hold(place)).status).toBe(429)
  // A booking is no hold any more, and says no more whence it came.
  const booking = { ...bookingBody(third!.id), driver: sampleDriver }
  expect((await app.post('/api/bookings', booking, { 'idempotency-key': randomUUID() })).status).toBe(201)
  const { rows } = await app.db.pool.query('select held_by from booking where quote_id = $1', [third!.id])
  expect(rows).toEqual([{ held_by: null }])
  expect((await hold(place)).status).toBe(201)
})

test('the addresses of one household count together, and the database tells none of them', async () => {
  await fill('2001:db8:7:1::1')
  expect((await hold('2001:db8:7:1:aaaa::2')).status).toBe(429)
  expect((await hold('2001:db8:7:2::1')).status).toBe(201)
  const { rows } = await app.db.pool.query<{ held_by: Buffer }>(
    'select distinct held_by from booking where held_by is not null',
  )
  expect(rows.map(({ held_by }) => held_by.length)).toEqual(rows.map(() => 32))
  expect(rows.map(({ held_by }) => held_by.toString('latin1')).join()).not.toMatch(/2001|203\.0/)
})

test('the answer to a repeated call is the first one, also of a place that holds as many as it may', async () => {
  const place = '203.0.113.12'
  const key = randomUUID()
  asked = 100
  const first = await hold(place, { key })
  for (let n = 1; n < MOST; n++) expect((await hold(place)).status).toBe(201)
  asked = 100
  expect(await hold(place, { key })).toMatchObject({ status: 201, body: { id: first.body.id } })
})
