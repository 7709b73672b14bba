import { randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { endpoints, type Call } from '#contract/index.ts'
import { hashToken } from '#secrets/token.ts'
import { checkSoundness } from '#store/soundness.ts'
import { callServer, bookingBody, inDays, requestBooking, requestQuote, send } from '#support/client.ts'
import { bearer, PASSWORD } from '#support/customer.ts'
import { examplesFor, type Example } from '#support/examples.ts'
import type { CallName } from '#paths/index.ts'
import { temporaryFolder } from '#support/folder.ts'
import { hostileRequest, type HostileRequest } from '#support/hostile.ts'
import { malformed } from '#support/malformed.ts'
import { chanceOf, type Chance } from '#support/odd-values.ts'
import type { Document } from '#support/openapi.ts'
import { looksInside, problemsOf } from '#support/refused.ts'
import { databaseOf, type OwnDatabase } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { openSocket, sendBytes, sendOnWire, type WireAnswer } from '#support/wire.ts'

const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 10_000)
/** Seed of the random requests. A run prints its seed, which repeats it. */
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_250_203)
/** Requests at once: few enough that none waits for a database connection, because a refusal for overload would prove nothing. */
const AT_ONCE = 32
const HANG_MS = 20_000

const folder = temporaryFolder('hostile')
let database: OwnDatabase
let server: ServerProcess
let base: URL
beforeAll(async () => {
  database = await databaseOf(folder)
  server = await startServer({ DATA_DIR: folder, ...database.env })
  base = new URL(server.url)
})
afterAll(async () => {
  const code = await server.stop()
  if (code !== 0) throw new Error(`the server ended with ${code}`)
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Works on a connection of its own and closes it before returning; ending a pool would not wait for that. */
async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function expectSound(): Promise<void> {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await inDatabase(checkSoundness)).toEqual([])
  // Levels of 50 and above are errors and fatal errors.
  expect(server.log.filter((line) => /"msg":"fault"|"level":[5-9]\d/.test(line) || !line.startsWith('{'))).toEqual([])
}

async function inTurns<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) await work(items[next++]!)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Existing records to ask for, so that not every request ends at 'not found'. */
interface Known {
  quotes: string[]
  bookings: { reference: string; email: string }[]
  members: { reference: string; tokens: string[] }[]
}

const trip = (at: number) => ({
  vehicleId: 201,
  pickup: 3,
  dropoff: 3,
  start: inDays(40 + 3 * at),
  end: inDays(42 + 3 * at),
})

async function makeKnown(): Promise<Known> {
  const quotes = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => (await requestQuote(server.url, trip(at))).body.id),
  )
  const bookings = await Promise.all(
    quotes.splice(0, 20).map(async (id) => {
      const { reference, email } = (await requestBooking(server.url, id, { bookings: 'soon' })).body
      return { reference, email }
    }),
  )
  return { quotes, bookings, members: await makeMembers() }
}

const MEMBERS = 20

/** Creates customers with one booking each and a session for every request, because many calls end their own session. */
async function makeMembers(): Promise<Known['members']> {
  const emails = Array.from({ length: MEMBERS }, () => `${randomUUID()}@post.example`)
  for (const email of emails) {
    const wish = { fullName: 'Mara Muster', email, password: PASSWORD, acceptTerms: true, language: 'de' }
    expect((await callServer(server.url, 'signUp', { body: wish })).status).toBe(200)
  }
  const tokens = emails.map(() =>
    Array.from({ length: Math.ceil(REQUESTS / MEMBERS) }, () => randomBytes(32).toString('base64url')),
  )
  await inDatabase(async (client) => {
    await client.query('update account set email_confirmed_at = now() where email = any($1)', [emails])
    for (const [at, email] of emails.entries())
      await client.query(
        `insert into session (token_hash, account_id, expires_at)
         select hash, c.id, now() + interval '1 hour' from unnest($1::bytea[]) as hash, account c where c.email = $2`,
        [tokens[at]!.map(hashToken), email],
      )
  })
  return await Promise.all(
    tokens.map(async (own, at) => {
      const quote = await requestQuote(server.url, { ...trip(at + 60), vehicleId: 302 })
      const headers = { ...bearer(own.pop()!), 'idempotency-key': randomUUID() }
      const body = { ...bookingBody(quote.body.id), bookings: 'soon' }
      const booking = await callServer(server.url, 'createBooking', { body, headers })
      expect(booking.status).toBe(201)
      return { reference: booking.body.reference, tokens: own }
    }),
  )
}

/** Adds a session to an example; without one, most calls of an account would be refused at the door. */
function signedIn(example: Example, known: Known, chance: Chance): Example {
  const member = chance.one(known.members)
  const token = member.tokens.pop()
  if (token === undefined) return example
  const path = example.path.replace(/(bookings|agreements)\/SW-\w{4}-\w{4}/, `$1/${member.reference}`)
  return { ...example, path, headers: { ...example.headers, ...bearer(token) } }
}

/** A valid call, built afresh each time: keys and addresses are used once, and the cars vary. */
function validExample(name: CallName, known: Known, chance: Chance): Example {
  const { body, ...example } = examplesFor(20 + chance.below(300))[name]
  if (name === 'getQuote') return { ...example, path: `/api/quotes/${chance.one(known.quotes)}` }
  const changes: Partial<Record<CallName, object>> = {
    createQuote: { vehicleId: chance.one([101, 203, 302, 401, 503, 601, 702, 801]) },
    createBooking: { quoteId: chance.one(known.quotes) },
    lookUpBooking: chance.one(known.bookings),
    cancelBooking: chance.one(known.bookings),
    getBookingCalendar: chance.one(known.bookings),
  }
  return body === undefined ? example : { ...example, body: { ...body, ...changes[name] } }
}

/** Operations of the OpenAPI document, each with the name of its endpoint. */
function operationsOf(document: Document): { template: string; method: string; name: CallName }[] {
  const names = new Map(
    (Object.entries(endpoints) as [CallName, Call][]).map(([name, { method, path: at }]) => [
      `${method.toLowerCase()} ${at.replaceAll(/:(\w+)/g, '{$1}')}`,
      name,
    ]),
  )
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.keys(item).map((method) => ({ template, method, name: names.get(`${method} ${template}`)! })),
  )
}

/** Statuses of the HTTP parser's own refusals, which come before our code and have no envelope. */
const BEFORE_US = new Set([0, 431])

test(
  `${REQUESTS} hostile requests made from the OpenAPI document`,
  async () => {
    const { body: document } = await send<Document>(server.url, 'GET', '/api/openapi.json')
    const operations = operationsOf(document)
    const known = await makeKnown()
    const chance = chanceOf(SEED)
    const requests = Array.from({ length: REQUESTS }, (_, at): HostileRequest => {
      const operation = operations[at % operations.length]!
      const valid = validExample(operation.name, known, chance)
      return hostileRequest(document, operation, chance.in(0.6) ? signedIn(valid, known, chance) : valid, chance)
    })
    const statuses = new Map<number, number>()
    const wrong: unknown[] = []
    let slowest = 0
    const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const started = performance.now()
    await inTurns(requests, AT_ONCE, async (request) => {
      const answer = await sendOnWire(base, agent, request, HANG_MS).catch((error: Error) => error)
      const problems = answer instanceof Error ? [answer.message] : problemsWith(request, answer)
      if (problems.length > 0)
        wrong.push({
          ...request,
          chunks: request.chunks.map((chunk) => chunk.toString('latin1').slice(0, 500)),
          problems,
        })
      if (answer instanceof Error) return
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      slowest = Math.max(slowest, answer.ms)
    })
    const seconds = (performance.now() - started) / 1_000
    agent.destroy()
    const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    process.stdout.write(
      `${REQUESTS} hostile requests (seed ${SEED}) in ${seconds.toFixed(1)} s, slowest ${Math.round(slowest)} ms; ${counts.join(', ')}\n`,
    )
    expect(wrong.slice(0, 10)).toEqual([])
    // If the door refused every request, the test would prove nothing.
    for (const status of [200, 201, 400, 401, 404, 405, 409, 413, 415, 422])
      expect([...statuses.keys()]).toContain(status)
    const quote = await requestQuote(server.url, {
      vehicleId: 101,
      pickup: 3,
      dropoff: 3,
      start: inDays(200),
      end: inDays(201),
    })
    expect((await requestBooking(server.url, quote.body.id, { bookings: 'soon' })).status).toBe(201)
    await expectSound()
  },
  Math.max(120_000, 40 * REQUESTS),
)

function problemsWith(request: HostileRequest, answer: WireAnswer): string[] {
  const { statusCode, body, headers } = answer
  if (statusCode >= 500) return [`${statusCode} ${body}`]
  if (looksInside(body)) return [`tells of the inside: ${body.slice(0, 500)}`]
  // The server may close the connection on a client that is still sending too much.
  if (statusCode === 0) return request.what.includes('too large') || request.chunks.length > 1 ? [] : ['no answer']
  if (statusCode < 400 || request.method === 'HEAD' || BEFORE_US.has(statusCode)) return []
  if (!request.path.startsWith('/api/') && String(headers['content-type']).startsWith('text/html')) return []
  return problemsOf(answer, [statusCode], request.what)
}

test('malformed HTTP is refused, and the connection closed', async () => {
  await inTurns(Object.entries(malformed), 8, async ([what, bytes]) => {
    const text = await sendBytes(base, bytes, HANG_MS)
    const seen = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
    expect({ what, faults: seen.filter((status) => status >= 500), inside: looksInside(text) }).toEqual({
      what,
      faults: [],
      inside: false,
    })
  })
  await expectSound()
})

/** Longest wait in ms of other visitors for the data that every visitor loads first. */
async function slowestOfOthers(): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const asked = performance.now()
      const paths = [
        '/api/site',
        '/api/vehicle/GetVehicleByType?id=0',
        `/api/availability?pickup=3&dropoff=3&start=${inDays(60)}&end=${inDays(62)}`,
      ]
      const answer = await send(server.url, 'GET', paths[at % paths.length]!)
      expect(answer.status).toBe(200)
      return performance.now() - asked
    }),
  )
  return Math.max(...times)
}

test('200 slow clients and 2,000 idle connections keep nobody waiting', async () => {
  const half =
    'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":"'
  const headless = 'GET /api/site HTTP/1.1\r\nHost: a\r\nX-Slow: '
  const bytes = [
    ...Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? half : headless)),
    ...Array.from({ length: 2_000 }, () => ''),
  ]
  const sockets: Awaited<ReturnType<typeof openSocket>>[] = []
  await inTurns(bytes, 100, async (text) => {
    sockets.push(await openSocket(base, text))
  })
  expect(sockets).toHaveLength(2_200)
  const times: number[] = []
  for (let round = 0; round < 10; round++) {
    // The slow clients go on sending, a byte at a time.
    for (const socket of sockets) if (socket.bytesWritten > 0) socket.write('x')
    times.push(await slowestOfOthers())
    await sleep(50)
  }
  const quote = await requestQuote(server.url, {
    vehicleId: 101,
    pickup: 3,
    dropoff: 3,
    start: inDays(210),
    end: inDays(211),
  })
  process.stdout.write(
    `200 slow and 2,000 idle connections: others waited ${Math.round(Math.max(...times))} ms at most\n`,
  )
  for (const socket of sockets) socket.destroy()
  expect(quote.status).toBe(201)
  expect(Math.max(...times)).toBeLessThan(1_000)
  await expectSound()
}, 60_000)

test('bodies that are too large are refused before they are read', async () => {
  const headers = 'POST /api/user/Login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
  // The body is announced and never sent, so a refusal proves that the server did not wait for it.
  const announced = await openSocket(base, `${headers}Content-Length: 1000000000\r\n\r\n{`)
  const text = await new Promise<string>((resolve) =>
    announced.once('data', (part) => {
      resolve(part.toString())
    }),
  )
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  announced.destroy()
  // A chunked body announces no length, so the refusal comes at the limit.
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const streamed = await openSocket(base, `${headers}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`)
  const refusal = await new Promise<string>((resolve) =>
    streamed.once('data', (part) => {
      resolve(part.toString())
    }),
  )
  expect(refusal).toMatch(/^HTTP\/1\.1 413 /)
  streamed.destroy()
  await expectSound()
})
