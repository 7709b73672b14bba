import { randomUUID } from 'node:crypto'

import { afterAll, expect, test } from 'vitest'

import type { Quote } from '#contract/booking.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { system } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { bearer, newCustomer } from '#support/customer.ts'

const app = appForAll({ rateLimits: true, trustProxy: true, bookings: 'open', anyHour: true })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

let places = 0
const newPlace = () => `203.0.113.${++places}`
let day = 10

interface Asked {
  place?: string
  token?: string
  vehicleId?: number
  start?: number
}

const quote = async ({ place = newPlace(), token, vehicleId = 302, start = day }: Asked = {}): Promise<Quote> => {
  const body = { vehicleId, pickup: 3, dropoff: 3, start: inDays(start), end: inDays(start + 1) }
  const { status, body: made } = await app.call('createQuote', {
    body: { ...body, extras: [], crossBorder: false },
    headers: { 'x-forwarded-for': place, ...(token !== undefined && bearer(token)) },
  })
  expect(status).toBe(201)
  return made
}

const extend = (id: string, token?: string) =>
  app.call('extendQuote', {
    params: { id },
    headers: { 'x-forwarded-for': newPlace(), ...(token !== undefined && bearer(token)) },
  })

/** Makes a quote some minutes older. */
const age = async (id: string, minutes: number): Promise<void> => {
  await app.db.pool.query(
    `update quote set created_at = created_at - $2 * interval '1 minute',
       expires_at = expires_at - $2 * interval '1 minute' where id = $1`,
    [id, minutes],
  )
}

/** Time until a quote ends, rounded to minutes. */
const left = ({ secondsLeft }: Quote): number => Math.round(secondsLeft / 60)

test('a quote is held for as long again, twice, and no longer', async () => {
  day += 3
  const { id, extendable } = await quote()
  expect(extendable).toBe(true)
  await age(id, 12)
  const first = await extend(id)
  expect([first.status, left(first.body), first.body.extendable]).toEqual([200, 15, true])
  await age(id, 14)
  expect(left((await extend(id)).body)).toBe(15)
  await age(id, 14)
  // After 40 minutes, five of the 45 are left.
  const last = await extend(id)
  expect([left(last.body), last.body.extendable]).toEqual([5, false])
  const refused = await extend(id)
  expect([refused.status, refused.body.code]).toEqual([409, 'not_extendable'])
  expect((await app.call('getQuote', { params: { id } })).body.state).toBe('held')
})

test('asked for many times at once it gets no more than once', async () => {
  day += 3
  const { id } = await quote()
  await age(id, 11)
  const answers = await Promise.all(Array.from({ length: 8 }, () => extend(id)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const ends = answers.map(({ body }) => Date.parse(body.expiresAt))
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(10_000)
  expect(left((await app.call('getQuote', { params: { id } })).body)).toBe(15)
})

test('the last car of its class is not kept from others for longer, until another one is free', async () => {
  day += 3
  const { token } = await newCustomer(app, 'Mara')
  const held: string[] = []
  for (;;) {
    const body = { vehicleId: 801, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
    const answer = await app.call('createQuote', {
      as: token,
      body: { ...body, extras: [], crossBorder: false },
      headers: { 'x-forwarded-for': newPlace() },
    })
    if (answer.status !== 201) {
      expect(answer.body.code).toBe('sold_out')
      break
    }
    held.push(answer.body.id)
  }
  expect(held.length).toBeGreaterThan(1)
  const [one, other] = held as [string, string]
  await age(one, 12)
  expect((await extend(one, token)).body.code).toBe('not_extendable')
  expect(left((await app.call('getQuote', { as: token, params: { id: one } })).body)).toBe(3)
  await age(other, 16)
  await expireOverdue(app.ctx, system('expire_overdue'))
  expect((await extend(one, token)).status).toBe(200)
})

test('it is no use where the time is over, the quote is ordered, unknown, or a member’s and asked for by another', async () => {
  day += 3
  const over = await quote()
  await age(over.id, 16)
  expect((await extend(over.id)).body.code).toBe('quote_expired')
  const place = newPlace()
  const used = await quote({ place })
  const order = await app.call('createBooking', {
    body: { ...bookingBody(used.id), bookings: 'open' },
    headers: { 'x-forwarded-for': place },
  })
  expect(order.status).toBe(201)
  expect((await extend(used.id)).body.code).toBe('quote_used')
  expect((await extend(randomUUID())).status).toBe(404)
  const [owner, stranger] = [await newCustomer(app, 'Nora'), await newCustomer(app, 'Olaf')]
  const own = await quote({ token: owner.token })
  expect((await extend(own.id)).status).toBe(404)
  expect((await extend(own.id, stranger.token)).status).toBe(404)
  expect((await extend(own.id, owner.token)).status).toBe(200)
})

test('a price without a car can be held for longer as well', async () => {
  day += 3
  const place = newPlace()
  for (const apart of [0, 40]) expect((await quote({ place, start: day + apart })).carKept).toBe(true)
  const loose = await quote({ place, start: day + 80 })
  expect(loose).toMatchObject({ carKept: false, extendable: true })
  await age(loose.id, 12)
  expect(left((await extend(loose.id)).body)).toBe(15)
  await age(loose.id, 40)
  expect((await extend(loose.id)).body.code).toBe('quote_expired')
})
