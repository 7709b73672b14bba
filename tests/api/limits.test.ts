import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'

import { forgetTrials } from '#usecases/account/forget-trials.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { system } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { newCustomer, type Customer } from '#support/customer.ts'
import { newStaff } from '#support/staff.ts'

const app = appForAll({ rateLimits: true, trustProxy: true })

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

test('a colleague searches for customers as often as one types, and no oftener', async () => {
  const [one, other] = [await newStaff(app, 'agent', [1]), await newStaff(app, 'agent', [1])]
  const find = (as: { token: string }) => app.call('findRenters', { as, query: { q: 'Niemand' } })
  for (let n = 0; n < 120; n++) expect((await find(one)).status).toBe(200)
  expect(await find(one)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await find(other)).status).toBe(200)
  const check = () => app.call('checkRenter', { as: one, body: { email: 'niemand@post.example' } })
  for (let n = 0; n < 60; n++) expect((await check()).status).toBe(200)
  expect((await check()).status).toBe(429)
})

describe('for all processes together', () => {
  let twin: FastifyInstance
  beforeAll(async () => {
    twin = (await app.anotherProcess()).app
  })
  const lookUp = (at: FastifyInstance, place: string, language = 'de') =>
    at.inject({
      method: 'POST',
      url: '/api/bookings/lookup',
      headers: { 'x-forwarded-for': place, 'accept-language': language },
      payload: nobodys,
    })

  /** Possible ends of a wait, as Berlin time rounded up to the minute. There are several, because the clock goes on. */
  const from = (seconds: unknown, before: string, after: string) => {
    const minutes = [0, 1, 2].map((more) => new Date(Date.now() + Number(seconds) * 1_000 + more * 30_000))
    const times = minutes.map((at) => timeOf(toLocal(at)))
    return new RegExp(`${before} (${times.join('|')})${after}`)
  }

  test('ten look-ups are ten, and the refusal says until when to wait', async () => {
    for (let n = 0; n < 5; n++)
      for (const at of [app.app, twin]) expect((await lookUp(at, '203.0.113.30')).statusCode).toBe(404)
    for (const at of [app.app, twin]) {
      const refused = await lookUp(at, '203.0.113.30')
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
      expect(refused.json<{ message: string }>().message).toMatch(
        from(refused.headers['retry-after'], 'ab', '\u00A0Uhr'),
      )
    }
    const english = await lookUp(twin, '203.0.113.30', 'en')
    const { message } = english.json<{ message: string }>()
    expect(message).toContain('That was too many attempts in a short time. Please try again after')
    expect(message).toMatch(from(english.headers['retry-after'], 'after', ''))
    const { rows } = await app.db.pool.query<{ line: string }>('select c::text as line from call_count c')
    expect(rows.map(({ line }) => line).join()).not.toContain('203.0.113')
  })

  test('all at once, no more than ten', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => lookUp(n % 2 === 0 ? app.app : twin, '203.0.113.31'))
    const answers = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    expect(answers.filter((status) => status === 404)).toHaveLength(10)
  })

  test('a call that waited for the eleventh of others is refused, though it began before it', async () => {
    const place = '203.0.113.34'
    expect((await lookUp(app.app, place)).statusCode).toBe(404)
    const other = await app.db.pool.connect()
    await other.query('begin')
    await other.query('update call_count set calls = 11 where calls = 1')
    const waiting = lookUp(twin, place)
    await expect
      .poll(async () => {
        const { rows } = await app.db.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length
      })
      .toBe(1)
    await other.query('commit')
    other.release()
    expect((await waiting).statusCode).toBe(429)
  })

  test('a window that is over begins anew, and past ones are forgotten', async () => {
    for (let n = 0; n < 11; n++) await lookUp(app.app, '203.0.113.32')
    await app.db.pool.query(`update call_count set until = now() - interval '1 second'`)
    expect((await lookUp(app.app, '203.0.113.32')).statusCode).toBe(404)
    await forgetTrials(app.ctx, system('forget_trials'))
    const { rows } = await app.db.pool.query('select from call_count')
    expect(rows).toHaveLength(1)
  })

  test('a place is one whatever its proxies write beside the address, and no place is nobody else’s', async () => {
    for (let n = 0; n < 10; n++) await lookUp(app.app, `203.0.113.33:${1_000 + n}`)
    expect((await lookUp(twin, '203.0.113.33')).statusCode).toBe(429)
    for (let n = 0; n < 10; n++) await lookUp(app.app, `garbage-${n}`)
    expect((await lookUp(twin, 'other garbage')).statusCode).toBe(429)
  })
})

test('members are counted by account, so one office does not take another’s bookings away', async () => {
  const [mara, ben] = [await newCustomer(app, 'Mara'), await newCustomer(app, 'Ben')]
  const book = (who: Customer) =>
    app.call('createBooking', {
      as: who,
      body: bookingBody(randomUUID()),
      headers: { 'x-forwarded-for': '203.0.113.40' },
    })
  for (let n = 0; n < 12; n++) expect((await book(mara)).status).not.toBe(429)
  expect((await book(mara)).status).toBe(429)
  expect((await book(ben)).status).not.toBe(429)
})
