import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { randomBytes, randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { endpoints, type Call } from '#contract/index.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD, type Customer, type SignedIn } from '#support/customer.ts'
import { everyCall, type Called } from '#support/examples.ts'
import { problemsOf } from '#support/refused.ts'
import { newStaff } from '#support/staff.ts'
import { tokenIn } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import type { Tables } from '#store/tables.ts'

interface Registered {
  method: string
  url: string
  access: unknown
}

const HOUR_MS = 3_600_000

/** Routes as they are registered, observed from outside instead of asking the server about itself. */
const routes: Registered[] = []
let starting = true
/** Error of a route that does not say who may call it. */
let forgotten: unknown
let created: FastifyInstance | undefined
let app: TestApp
let time: Date
/** Customer whose token, id and password strangers try to use. */
let victim: Customer

const watch = (message: unknown) => {
  created = (message as { fastify: FastifyInstance }).fastify
  created.addHook('onRoute', ({ method, url, config }) => {
    for (const one of starting ? [method].flat() : []) {
      routes.push({ method: one, url, access: (config as { access?: unknown } | undefined)?.access })
    }
  })
}

beforeAll(async () => {
  subscribe('fastify.initialization', watch)
  app = await createTestApp({ site: { pages: new Map(), assets: new Map(), spellings: new Map() } })
  unsubscribe('fastify.initialization', watch)
  starting = false
  try {
    created!.get('/api/forgotten', () => 'everything')
  } catch (error) {
    forgotten = error
  }
  app.ctx.now = () => time
  time = new Date()
  victim = await newCustomer(app, 'Victoria')
})
afterAll(async () => {
  await app.close()
})
beforeEach(() => {
  time = new Date()
})

const calls = everyCall(30)
const accessOf = (endpoint: Call) =>
  routes.find((route) => route.method === endpoint.method && route.url === endpoint.path)?.access

async function send(call: Called, headers: Record<string, string> = {}) {
  return await app.app.inject({
    method: call.endpoint.method,
    url: call.path,
    headers: {
      ...call.headers,
      ...(call.headers?.['idempotency-key'] !== undefined && { 'idempotency-key': randomUUID() }),
      ...headers,
    },
    ...(call.body && { payload: call.body }),
  })
}

describe('every route', () => {
  test('says who may call it', () => {
    expect(routes.length).toBeGreaterThan(Object.keys(endpoints).length)
    expect(
      routes.filter(({ access }) => !['visitor', 'account', 'customer', 'staff'].includes(String(access))),
    ).toEqual([])
  })

  test('is an endpoint of the contract, or one of the few beside it, which show nobody anything of others', () => {
    const declared = new Set(Object.values<Call>(endpoints).map(({ method, path }) => `${method} ${path}`))
    const others = routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, access }) => ({ route: `${method} ${url}`, access }))
      .filter(({ route }) => !declared.has(route))
    expect(others).toEqual([
      { route: 'GET /healthz', access: 'visitor' },
      { route: 'GET /readyz', access: 'visitor' },
      { route: 'GET /api/openapi.json', access: 'visitor' },
      { route: 'GET /*', access: 'visitor' },
      // Mail programs call these (RFC 8058) to end one subscription or to reach the page that does.
      { route: 'POST /api/newsletter/unsubscribe/:language/:token', access: 'visitor' },
      { route: 'GET /api/newsletter/unsubscribe/:language/:token', access: 'visitor' },
    ])
    expect(calls.filter(({ endpoint }) => accessOf(endpoint) === undefined)).toEqual([])
  })

  test('that does not say it stops the start', () => {
    expect(forgotten).toMatchObject({ message: 'GET /api/forgotten does not say who may call it' })
  })

  test('about an account is for customers only, but for registering and what is mailed to an address', () => {
    const open = calls.filter(
      ({ endpoint }) => endpoint.path.startsWith('/api/account') && accessOf(endpoint) === 'visitor',
    )
    // A new one has to be added here, where a reviewer sees it.
    expect(open.map(({ name }) => name)).toEqual([
      'signUp',
      'requestPasswordLink',
      'checkLink',
      'setPassword',
      'confirmAddress',
      'confirmEmailChange',
      'refuseEmailChange',
    ])
  })
})

/** Callers whose token is no session, or no longer one. */
const strangers: Record<string, () => Promise<Record<string, string>>> = {
  'a visitor': async () => ({}),
  'a token that was never given': async () => bearer(randomBytes(32).toString('base64url')),
  'a token cut short': async () => bearer(victim.token.slice(0, -1)),
  'a token in another case': async () => bearer(swapCase(victim.token)),
  'a session that is over': async () => {
    time = new Date(time.getTime() + 12.1 * HOUR_MS)
    return bearer(victim.token)
  },
  'a session that was not used for two hours': async () => {
    const { token, user } = await newCustomer(app, 'Ruht')
    await rewrite(app, 'session', { account_id: user.id }, { seen_at: new Date(Date.now() - 4 * HOUR_MS) })
    return bearer(token)
  },
  'a session that was signed out': async () => {
    const { token } = await newCustomer(app, 'Weg')
    expect((await app.call('logout', { as: token })).status).toBe(200)
    return bearer(token)
  },
  'a session from before the password changed': async () => {
    const { token, email } = await newCustomer(app, 'Alt')
    await app.call('requestPasswordLink', { body: { email, language: 'de' } })
    const link = await tokenIn(app, { kind: 'set_password', to: email })
    const set = await app.call('setPassword', { body: { token: link, password: `${PASSWORD} neu` } })
    expect(set.status).toBe(200)
    return bearer(token)
  },
  'the hash that the database keeps': async () => {
    const { token_hash: hash } = await rowOf(app, 'session', { account_id: victim.user.id })
    return bearer(hash.toString('base64url'))
  },
  'the id of an account': async () => bearer(victim.user.id),
  'the id of a customer': async () => bearer(victim.customerId),
  'the password instead of a token': async () => ({
    authorization: `Basic ${Buffer.from(`${victim.email}:${PASSWORD}`).toString('base64')}`,
  }),
  'a token in another scheme': async () => ({ authorization: `Token ${victim.token}` }),
  'a token in a cookie': async () => ({ cookie: `token=${victim.token}` }),
  'a token twice': async () => ({ authorization: `Bearer ${victim.token}, Bearer ${victim.token}` }),
  'an empty token': async () => ({ authorization: 'Bearer ' }),
  'SQL for a token': async () => bearer(`' or expires_at > now() --`),
  'a very long token': async () => bearer('x'.repeat(8_000)),
}

const swapCase = (text: string) =>
  text.replaceAll(/[a-zA-Z]/g, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()))

describe.each(Object.keys(strangers))('%s', (who) => {
  let headers: Record<string, string>
  beforeEach(async () => {
    headers = await strangers[who]!()
  })

  test('gets 401 from what is for customers; what is public is for visitors, not for who shows a dead token', async () => {
    const dead = /^bearer/i.test(headers['authorization'] ?? '')
    await Promise.all(
      calls.map(async (call) => {
        const answer = await send(call, headers)
        if (dead || accessOf(call.endpoint) !== 'visitor') {
          expect(problemsOf(answer, [401], `${call.name} for ${who}`)).toEqual([])
          expect(answer.json<{ code: string }>().code).toBe(dead ? 'session_ended' : 'unauthorized')
        } else {
          expect(answer.body).not.toMatch(/"(unauthorized|forbidden|unexpected|unavailable)"/)
        }
      }),
    )
    // The victim's own session is as it was.
    time = new Date()
    expect((await app.call('getAccount', { as: victim })).body).toEqual({ user: victim.user })
  })
})

/** Callers with a session for every route. */
const members: Record<string, () => Promise<SignedIn>> = {
  'a customer': () => newCustomer(app, 'Darf'),
  'an agent with a second factor': () => newStaff(app, 'agent'),
  'a manager with a second factor': () => newStaff(app, 'manager'),
}

test.each(Object.keys(members))(
  '%s may call every route of accounts, and finds the own account there and no other',
  async (who) => {
    const { token, user } = await members[who]!()
    expect((await app.call('getAccount', { as: token })).body).toEqual({ user })
    const before = await keptOf(victim)
    // Signing out comes last, because it ends the session that the others need.
    const ordered = calls
      .filter(({ endpoint }) => accessOf(endpoint) !== 'staff')
      .toSorted((a, b) => Number(a.name === 'logout') - Number(b.name === 'logout'))
    for (const call of ordered) {
      const { body } = await send(call, bearer(token))
      expect(body).not.toMatch(/"(unauthorized|forbidden|second_factor_missing)"/)
      for (const secret of [victim.email, victim.user.id, victim.customerId, victim.token])
        expect(body).not.toContain(secret)
    }
    expect(await keptOf(victim)).toEqual(before)
  },
)

test('a customer, with a second factor too, gets 403 from every route of the back office', async () => {
  const { token } = await newCustomer(app, 'Neugier')
  const ofStaff = calls.filter(({ endpoint }) => accessOf(endpoint) === 'staff')
  expect(ofStaff.length).toBeGreaterThan(2)
  for (const call of ofStaff) {
    const answer = await send(call, bearer(token))
    expect(problemsOf(answer, [403], call.name)).toEqual([])
    expect(answer.json<{ code: string }>().code).toBe('forbidden')
  }
})

/** All rows of all tables that belong to a customer. */
async function keptOf({ user, customerId }: Customer): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await app.db.pool.query<{ name: keyof Tables; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('account_id', 'customer_id') order by table_name`,
  )
  expect(tables.length).toBeGreaterThan(16)
  const kept: Record<string, unknown[]> = {}
  for (const { name, column } of [{ name: 'account', column: 'id' } as const, ...tables]) {
    const id = column === 'customer_id' ? customerId : user.id
    kept[`${name} ${column}`] = await rowsOf(app, name, { [column]: id })
  }
  return kept
}

describe('a customer sees nothing of another', () => {
  test('an account is that of the token, whatever else is asked for', async () => {
    const [anna, bert] = [await newCustomer(app, 'Anna'), await newCustomer(app, 'Bert')]
    expect((await app.call('getAccount', { as: anna })).body).toEqual({ user: anna.user })
    const asked = [
      `/api/account?id=${bert.user.id}`,
      `/api/account?customerId=${bert.user.id}&email=${bert.email}`,
      `/api/account?token=${bert.token}`,
    ]
    for (const path of asked) {
      const { body } = await app.get(path, {
        ...bearer(anna.token),
        cookie: `token=${bert.token}`,
        'x-customer-id': bert.user.id,
      })
      expect(JSON.stringify(body)).not.toContain(bert.user.id)
      expect(JSON.stringify(body)).not.toContain(bert.email)
    }
  })

  test('nor does a profile, which keeps the numbers of documents to itself', async () => {
    const [anna, bert] = [await newCustomer(app, 'Anna'), await newCustomer(app, 'Bert')]
    await rewrite(app, 'customer', { id: anna.customerId }, { phone: '+49 30 23125 901', city: 'Potsdam' })
    const { id: _id, ...known } = anna.user
    const asked = `/api/account/profile?id=${bert.user.id}&email=${bert.email}`
    const { body } = await app.get(asked, { ...bearer(anna.token), cookie: `token=${bert.token}` })
    expect(body).toMatchObject({ ...known, dob: null, phoneNumber: '+49 30 23125 901', city: 'Potsdam' })
    const other = await app.get<{ phoneNumber: null }>(asked, bearer(bert.token))
    expect(other.body.phoneNumber).toBeNull()
  })

  test('nor when many ask at the same time', async () => {
    const people = await Promise.all(['Cem', 'Dora', 'Emil'].map((name) => newCustomer(app, name)))
    await Promise.all(
      Array.from({ length: 90 }, async (_, at) => {
        const one = people[at % people.length]!
        expect((await app.call('getAccount', { as: one })).body).toEqual({ user: one.user })
      }),
    )
  })

  test('a booking belongs to the customer who was signed in, and is shown for its own address only', async () => {
    const [frida, gero] = [await newCustomer(app, 'Frida'), await newCustomer(app, 'Gero')]
    const day = app.openDay(40)
    const quote = await app.call('createQuote', {
      body: {
        vehicleId: 302,
        pickup: 3,
        dropoff: 3,
        start: inDays(day),
        end: inDays(day + 1),
        extras: [],
        crossBorder: false,
      },
    })
    const driver = { ...sampleDriver, email: frida.email }
    const booked = await app.call('createBooking', {
      as: frida,
      body: { ...bookingBody(quote.body.id), driver, bookings: 'soon' },
    })
    expect(booked.status).toBe(201)
    const { reference } = booked.body
    expect(await rowOf(app, 'booking', { reference })).toMatchObject({ customer_id: frida.customerId })
    // The answer is word for word that for a reference that does not exist.
    const own = (one: string) => [`/api/account/bookings/${one}`, `/api/account/bookings/${one}/calendar`]
    const unknown = 'SW-2222-2222'
    for (const [index, path] of own(reference).entries()) {
      const foreign = await app.get(path, bearer(gero.token))
      expect(foreign.status).toBe(404)
      expect(foreign).toEqual(await app.get(own(unknown)[index]!, bearer(gero.token)))
      expect((await app.get(path, bearer(frida.token))).status).toBe(200)
    }
    const cancelOwn = (one: string) => app.post(`${own(one)[0]}/cancel`, { feeMinor: 0 }, bearer(gero.token))
    const refused = await cancelOwn(reference)
    expect([refused.status, refused]).toEqual([404, await cancelOwn(unknown)])
    for (const part of ['current', 'past']) {
      const listed = await app.call('getOwnBookings', { as: gero, query: { part } })
      expect(listed.body.bookings).toEqual([])
      const after = await app.call('getOwnBookings', { as: gero, query: { part, after: reference } })
      expect([after.status, after.body.code]).toEqual([404, 'booking_not_found'])
    }
    for (const email of [gero.email, sampleDriver.email]) {
      const seen = await app.call('lookUpBooking', { as: gero, body: { reference, email } })
      const cancelled = await app.call('cancelBooking', { as: gero, body: { reference, email, feeMinor: 0 } })
      const calendar = await app.call('getBookingCalendar', { as: gero, body: { reference, email } })
      const codes = [seen, cancelled, calendar].map(({ body }) => body.code)
      expect(codes).toEqual(['booking_not_found', 'booking_not_found', 'booking_not_found'])
    }
    const looked = await app.call('lookUpBooking', { body: { reference, email: frida.email } })
    expect([looked.status, looked.body.status]).toEqual([200, 'requested'])
    // Others who saw its page know the quote's id, so it shows no personal data.
    const shown = JSON.stringify((await app.call('getQuote', { as: gero, params: { id: quote.body.id } })).body)
    for (const secret of [
      frida.email,
      reference,
      sampleDriver.lastName,
      sampleDriver.passportNumber,
      sampleDriver.licenseNumber,
    ]) {
      expect(shown).not.toContain(secret)
    }
    expect(JSON.stringify(looked.body)).not.toContain(sampleDriver.passportNumber)
    expect(JSON.stringify(looked.body)).not.toContain(sampleDriver.licenseNumber)
  })

  test('a link in a mail works for its own account only', async () => {
    const [hanna, ivo] = [await newCustomer(app, 'Hanna'), await newCustomer(app, 'Ivo')]
    await app.call('requestPasswordLink', { body: { email: ivo.email, language: 'de' } })
    const token = await tokenIn(app, { kind: 'set_password', to: ivo.email })
    // Sent by Hanna's browser, it changes Ivo's password and leaves hers alone.
    await app.call('setPassword', { as: hanna, body: { token, password: `${PASSWORD} neu` } })
    expect((await app.call('getAccount', { as: hanna })).status).toBe(200)
    expect((await app.call('login', { body: { email: hanna.email, password: `${PASSWORD} neu` } })).status).toBe(401)
    expect((await app.call('login', { body: { email: ivo.email, password: `${PASSWORD} neu` } })).status).toBe(200)
  })
})
