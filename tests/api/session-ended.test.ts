import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Quote } from '#contract/booking.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { rewrite, rowsOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open' })

const keyed = (headers: Record<string, string> = {}) => ({ 'idempotency-key': randomUUID(), ...headers })

async function quoteFor(member: Customer): Promise<Quote> {
  const day = app.ownDays(3)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 2) }
  const wish = { ...trip, extras: [], crossBorder: false }
  const reply = await app.call('createQuote', { body: wish, headers: keyed(bearer(member.token)) })
  expect(reply.status).toBe(201)
  return reply.body
}

async function age({ user }: Customer, hours: number): Promise<void> {
  const { seen_at: seenAt } = (await rowsOf(app, 'session', { account_id: user.id }))[0]!
  await rewrite(app, 'session', { account_id: user.id }, { seen_at: new Date(seenAt.getTime() - hours * 3_600_000) })
}

const logIn = ({ email }: Customer, remember: boolean) =>
  app.call('login', { body: { email, password: PASSWORD, remember } })

test('a member whose session has ended is told so, and books the same quote after signing in again', async () => {
  const member = await newCustomer(app, 'Ende')
  const quote = await quoteFor(member)
  await rewrite(app, 'session', { account_id: member.user.id }, { expires_at: new Date() })

  const dead = bearer(member.token)
  const refused = await app.call('createBooking', { body: bookingBody(quote.id), headers: keyed(dead) })
  expect([refused.status, refused.body.code]).toEqual([401, 'session_ended'])
  const { start, end } = quote
  const asked = { vehicleId: 302, pickup: 3, dropoff: 3, start, end, extras: [], crossBorder: false }
  const again = await app.call('createQuote', { body: { ...asked, replaces: quote.id }, headers: keyed(dead) })
  expect([again.status, again.body.code]).toEqual([401, 'session_ended'])

  const { body } = await logIn(member, false)
  const booked = await app.call('createBooking', { body: bookingBody(quote.id), headers: keyed(bearer(body.token)) })
  expect(booked.status).toBe(201)
  expect(booked.body.price).toEqual(quote.price)
})

test('a session ends after two hours without use, and is no longer listed', async () => {
  const member = await newCustomer(app, 'Ruhe')
  expect((await app.call('getAccount', { as: member })).status).toBe(200)
  const other = (await logIn(member, false)).body.token
  const sessions = async (token: string) => (await app.call('getSessions', { as: token })).body.sessions.length
  expect(await sessions(other)).toBe(2)
  await age(member, 2)
  // The hour of the last use counts in full.
  expect((await app.call('getAccount', { as: other })).status).toBe(200)
  await age(member, 3)
  expect((await app.call('getAccount', { as: member })).body.code).toBe('session_ended')
  expect((await app.call('getAccount', { as: other })).body.code).toBe('session_ended')
  expect(await sessions((await logIn(member, false)).body.token)).toBe(1)
})

test('a session with "remember me" may rest for two weeks', async () => {
  const member = await newCustomer(app, 'Lange')
  const { token } = (await logIn(member, true)).body
  await age(member, 14 * 24)
  expect((await app.call('getAccount', { as: token })).status).toBe(200)
  await age(member, 14 * 24 + 1)
  expect((await app.call('getAccount', { as: token })).body.code).toBe('session_ended')
})
