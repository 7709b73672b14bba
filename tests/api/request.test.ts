import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Booking, Quote } from '../../src/contract/booking.ts'
import { toInstant } from '../../src/domain/period.ts'
import { decideRequest } from '../../src/server/usecases/booking/decide.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { bookingBody, inDays } from '../support/client.ts'
import { testClock } from '../support/clock.ts'

const HOUR_MS = 3_600_000
const clock = testClock()
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  app.ctx.now = clock.now
})
afterAll(async () => {
  await app.close()
})

/** A request at the airport for some hours from now. */
async function request(start: string): Promise<Booking> {
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start, end: inDays(20), extras: [], crossBorder: false }
  const { body: quote } = await app.post<Quote>('/api/quotes', trip, { 'idempotency-key': randomUUID() })
  const wish = { ...bookingBody(quote.id), bookings: 'soon' }
  const { body } = await app.post<Booking>('/api/bookings', wish, { 'idempotency-key': randomUUID() })
  return body
}
const confirm = ({ reference }: Booking) =>
  decideRequest(app.ctx, { reference, confirm: true, reason: null, actor: 'operator' })
const lookUp = async ({ reference, email }: Booking) =>
  (await app.post<Booking>('/api/bookings/lookup', { reference, email })).body
const cancel = ({ reference, email }: Booking, feeMinor: number) =>
  app.post<Booking>('/api/bookings/cancel', { reference, email, feeMinor })
const hoursFromNow = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString()

describe('the time to decide a request', () => {
  test('is 48 hours', async () => {
    expect((await request(inDays(9))).decisionBy).toBe(hoursFromNow(48))
  })

  test('ends with its pickup, in the answer and in the letters', async () => {
    const start = app.inHours(12)
    const { reference, decisionBy } = await request(start)
    expect(decisionBy).toBe(toInstant(start).toISOString())
    const { rows } = await app.db.pool.query(
      `select kind, data ->> 'decisionBy' as by from letter where data ->> 'reference' = $1 order by kind`,
      [reference],
    )
    expect(rows).toEqual([
      { kind: 'request_received', by: decisionBy },
      { kind: 'staff_request', by: decisionBy },
    ])
  })
})

describe('a request that is confirmed within the last day', () => {
  test('can be cancelled for free for three hours from then, and later for its fee', async () => {
    const booking = await request(app.inHours(12))
    clock.pass(2)
    expect((await lookUp(booking)).cancellation).toMatchObject({ free: true, feeMinor: 0 })
    await confirm(booking)
    const freeUntil = hoursFromNow(3)
    expect((await lookUp(booking)).cancellation).toMatchObject({ free: true, feeMinor: 0, freeUntil })
    clock.pass(3)
    expect((await lookUp(booking)).cancellation).toMatchObject({ free: true, freeUntil })
    clock.pass(0.001)
    const { cancellation, price } = await lookUp(booking)
    const feeMinor = Math.round(price.items[0]!.amountMinor / price.days)
    expect(cancellation).toMatchObject({ free: false, feeMinor, freeUntil })
    expect((await cancel(booking, 0)).body.code).toBe('refund_changed')
    expect((await cancel(booking, feeMinor)).body.status).toBe('cancelled')
  })

  test('costs nothing when it is cancelled in time', async () => {
    const booking = await request(app.inHours(12))
    await confirm(booking)
    clock.pass(2.9)
    expect((await cancel(booking, 0)).body.status).toBe('cancelled')
  })

  test('can be cancelled until pickup, but not longer', async () => {
    const start = app.inHours(12)
    const booking = await request(start)
    clock.set(new Date(toInstant(start).getTime() - HOUR_MS).toISOString())
    await confirm(booking)
    const { cancellation } = await lookUp(booking)
    expect(cancellation).toMatchObject({ free: true, freeUntil: toInstant(start).toISOString() })
    clock.pass(1)
    expect((await lookUp(booking)).cancellation).toBeNull()
    expect((await cancel(booking, 0)).body.code).toBe('not_cancellable')
  })
})

test('one that is confirmed early has until 24 hours before pickup, as every booking', async () => {
  const start = inDays(9)
  const booking = await request(start)
  await confirm(booking)
  const freeUntil = new Date(toInstant(start).getTime() - 24 * HOUR_MS).toISOString()
  expect((await lookUp(booking)).cancellation).toMatchObject({ free: true, freeUntil })
})

test('confirmations from before they were kept in the booking are found in its events', async () => {
  const booking = await request(inDays(9))
  await confirm(booking)
  const migration = path.resolve(import.meta.dirname, '../../src/server/store/migrations/005_request_confirmed.sql')
  const client = await app.db.pool.connect()
  try {
    await client.query('begin; alter table booking drop column request_confirmed_at')
    await client.query(readFileSync(migration, 'utf8'))
    const { rows } = await client.query<{ reference: string; at: Date | null; confirmed: Date | null }>(
      `select b.reference, b.request_confirmed_at as at,
              (select e.at from booking_event e
               where e.booking_id = b.id and e.from_status = 'requested' and e.to_status = 'confirmed') as confirmed
       from booking b`,
    )
    expect(rows.find(({ reference }) => reference === booking.reference)?.at).toBeInstanceOf(Date)
    for (const { at, confirmed } of rows) expect(at).toEqual(confirmed)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
