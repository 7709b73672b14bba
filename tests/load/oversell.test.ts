import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { toInstant } from '#domain/period.ts'
import { openAtAnyHour } from '#support/any-hour.ts'
import { checkSoundness } from '#store/soundness.ts'
import { callServer, inDays, requestBooking, requestQuote, type Reply, type TripInput } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { databaseOf, openPool, type OwnDatabase } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { falseRefusals, type Refusal } from './refusals.ts'

/** Number of server processes: two on the data folder of an embedded database, four on a database server (DATABASE_URL). */
const PROCESSES = process.env['DATABASE_URL'] === undefined ? 2 : 4
const CLIENTS = 500
const HOLD_MS = 2_000
const TURNAROUND_MS = 90 * 60_000
/** Vehicles of the smallest classes, so that all clients fight for the last cars. */
const VEHICLES = [
  { id: 701, classId: 7 },
  { id: 801, classId: 8 },
]

const folder = temporaryFolder('oversell')
const servers: ServerProcess[] = []
let database: OwnDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await databaseOf(folder)
  const env = { DATA_DIR: folder, ...database.env }
  // All start at once and have to agree on which one migrates and seeds.
  servers.push(...(await Promise.all(Array.from({ length: PROCESSES }, () => startServer(env)))))
  pool = openPool(database.url, 2)
  await pool.query(`update setting set value = '"open"' where key = 'bookings'`)
  await openAtAnyHour(pool)
  await pool.query(`update setting set value = $1 where key = 'holdMinutes'`, [HOLD_MS / 60_000])
}, 120_000)

afterAll(async () => {
  await pool.end()
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** Seed that repeats the choices in every run; the interleaving differs, which is the point. */
let seed = 7
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
  return Math.floor((seed / 0x80_00_00_00) * below)
}

function randomTrip(): TripInput & { classId: number } {
  const vehicle = VEHICLES[random(VEHICLES.length)]!
  const pickup = random(2) === 0 ? 1 : 3
  const first = 4 + random(8)
  return {
    vehicleId: vehicle.id,
    classId: vehicle.classId,
    pickup: 3, // the airport hands cars over at any time
    ...(pickup === 1 && { pickup: 1 }),
    dropoff: random(3) === 0 ? 4 - pickup : pickup,
    start: inDays(first, `${String(9 + random(4)).padStart(2, '0')}:00`),
    end: inDays(first + 1 + random(3), `${String(8 + random(10)).padStart(2, '0')}:30`),
  }
}

const counts = {
  quoted: 0,
  soldOut: 0,
  booked: 0,
  lapsed: 0,
  cancelled: 0,
  twins: 0,
  cameAgain: 0,
  other: [] as string[],
}
const refusals: Refusal[] = []

/** Repeats a call as long as the queue for the last cars is too long, as the answer asks; on a slow machine it often is. */
async function patiently<T>(call: () => Promise<Reply<T>>): Promise<Reply<T> & { asked: number }> {
  for (;;) {
    const asked = Date.now()
    const answer = await call()
    if (answer.status !== 503 || answer.body.code !== 'overloaded') return { ...answer, asked }
    counts.cameAgain++
    await new Promise((resolve) => setTimeout(resolve, 500 + random(1_000)))
  }
}

async function client(number: number): Promise<void> {
  const base = () => servers[random(servers.length)]!.url
  const { classId, ...trip } = randomTrip()
  const key = randomUUID()
  const quote = await patiently(() => requestQuote(base(), trip, key))
  if (quote.body.code === 'sold_out') {
    counts.soldOut++
    refusals.push({
      classId,
      pickup: trip.pickup,
      oneWay: trip.pickup !== trip.dropoff,
      from: toInstant(trip.start).getTime(),
      until: toInstant(trip.end).getTime() + TURNAROUND_MS,
      asked: quote.asked,
      answered: Date.now(),
    })
    return
  }
  if (quote.status !== 201) {
    counts.other.push(`quote ${quote.status} ${quote.body.code}`)
    return
  }
  counts.quoted++
  if (number % 4 === 0) return // the client leaves, and the hold expires
  // A double click, and a retry at another process after a lost answer.
  const bookingKey = randomUUID()
  const answers = await Promise.all([
    patiently(() => requestBooking(base(), quote.body.id, {}, bookingKey)),
    ...(number % 3 === 0 ? [patiently(() => requestBooking(base(), quote.body.id, {}, bookingKey))] : []),
  ])
  const made = answers.find((answer) => answer.status === 201)
  if (made === undefined) {
    if (answers.every((answer) => answer.body.code === 'quote_expired')) counts.lapsed++
    else counts.other.push(`booking ${answers.map((answer) => `${answer.status} ${answer.body.code}`).join()}`)
    return
  }
  counts.booked++
  for (const answer of answers) {
    if (answer.status === 201) expect(answer.body.reference).toBe(made.body.reference)
    counts.twins += answer === made ? 0 : 1
  }
  if (counts.booked % 3 !== 0) return
  const { reference, email, cancellation } = made.body
  const fee = { reference, email, feeMinor: cancellation!.feeMinor }
  const cancelled = await patiently(() => callServer(base(), 'cancelBooking', { body: fee }))
  if (cancelled.status === 200) counts.cancelled++
  else counts.other.push(`cancel ${cancelled.status} ${cancelled.body.code}`)
}

test(`${CLIENTS} clients fight for the last cars over ${PROCESSES} processes`, { timeout: 300_000 }, async () => {
  // Three waves, so that the later ones meet expiring holds.
  for (let wave = 0; wave < 3; wave++) {
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
    expect(await checkSoundness(pool)).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, HOLD_MS / 2))
  }
  const faults = servers.flatMap(({ log }) => log.filter((line) => /"level":[56]0/.test(line)))
  // With the lines that the servers logged about it.
  expect(counts.other.length === 0 ? [] : [...counts.other, ...faults]).toEqual([])
  expect(await checkSoundness(pool)).toEqual([])
  expect((await falseRefusals(pool, refusals, HOLD_MS)).length).toBe(0)
  // Proof of a real fight: cars were booked, refused, given back and booked again.
  expect(counts.booked).toBeGreaterThan(20)
  expect(counts.soldOut).toBeGreaterThan(CLIENTS)
  expect(counts.cancelled).toBeGreaterThan(2)
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from booking`)
  expect(rows[0]!.n).toBe(counts.booked)
  process.stdout.write(`oversell: ${JSON.stringify(counts)}\n`)
})
