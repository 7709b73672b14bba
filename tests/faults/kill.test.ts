import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'

import { checkSoundness } from '#store/soundness.ts'
import { inDays, requestBooking, requestQuote } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { openPool } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3)
const CLIENTS = 8
const CLASSES = 8
/** Least number of bookings acknowledged in a round before the kill. */
const BUSY = 3

const folder = temporaryFolder('kill')
const socket = path.join(folder, 'postgres', 'run')
const url = `postgresql://spreewagen@/postgres?host=${encodeURIComponent(socket)}`
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** References that clients received, which must never be lost. */
const acknowledged = new Set<string>()
let turn = 0

/** Books one car after another until the server is gone: every class on a day, then the next day. */
async function bookOn(base: string): Promise<void> {
  for (;;) {
    try {
      const day = 3 + (Math.floor(turn / CLASSES) % 327)
      const trip = {
        vehicleId: 101 + 100 * (turn++ % CLASSES),
        pickup: 3,
        dropoff: 3, // a one-way request would take its car away for good
        start: inDays(day),
        end: inDays(day + 1),
      }
      const quote = await requestQuote(base, trip)
      if (quote.status !== 201) continue
      const booking = await requestBooking(base, quote.body.id, { bookings: 'soon' })
      if (booking.status === 201) acknowledged.add(booking.body.reference)
    } catch {
      return // the connection broke: the server is dead
    }
  }
}

function databasePid(): number {
  return Number(readFileSync(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function query<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 1)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

async function killRound(what: 'server' | 'both'): Promise<number> {
  server ??= await startServer({ DATA_DIR: folder })
  const busy = acknowledged.size + BUSY
  const clients = Array.from({ length: CLIENTS }, () => bookOn(server!.url))
  // The kill comes at a random moment, but only once there is something to lose, however slow the machine.
  await new Promise((resolve) => setTimeout(resolve, 400 + Math.random() * 800))
  while (acknowledged.size < busy) await new Promise((resolve) => setTimeout(resolve, 20))
  if (what === 'both') process.kill(databasePid(), 'SIGKILL')
  await server.kill()
  await Promise.all(clients)
  const killed = Date.now()
  server = await startServer({ DATA_DIR: folder })
  const ready = await fetch(`${server.url}/readyz`)
  expect(ready.status).toBe(200)
  return Date.now() - killed
}

test.each(['server', 'both'] as const)('kill -9 of %s while bookings are made', async (what) => {
  const before = acknowledged.size
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await killRound(what))
  await query(async (pool) => {
    const { rows } = await pool.query<{ reference: string }>('select reference from booking')
    const kept = new Set(rows.map((row) => row.reference))
    expect([...acknowledged].filter((reference) => !kept.has(reference))).toEqual([])
    expect(await checkSoundness(pool)).toEqual([])
  })
  expect(acknowledged.size - before).toBeGreaterThanOrEqual(BUSY * ROUNDS)
  process.stdout.write(
    `kill -9 of ${what}: ${ROUNDS} rounds, ${acknowledged.size - before} acknowledged, 0 lost, back in ${times.join(', ')} ms\n`,
  )
})

test('two servers at once on a new folder share one database, and the last one out stops it', async () => {
  const shared = temporaryFolder('twins')
  const [a, b] = await Promise.all([startServer({ DATA_DIR: shared }), startServer({ DATA_DIR: shared })])
  const quote = await requestQuote(a.url, { vehicleId: 101, pickup: 3, dropoff: 3, start: inDays(9), end: inDays(10) })
  const seen = await fetch(`${b.url}/api/quotes/${quote.body.id}`)
  expect(seen.status).toBe(200)
  expect(await a.stop()).toBe(0)
  expect((await fetch(`${b.url}/readyz`)).status).toBe(200)
  expect(await b.stop()).toBe(0)
  expect(existsSync(path.join(shared, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  rmSync(shared, { recursive: true, force: true })
})

test('a database that dies under a running server is restarted', async () => {
  const alone = temporaryFolder('revive')
  const one = await startServer({ DATA_DIR: alone })
  process.kill(
    Number(readFileSync(path.join(alone, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGKILL',
  )
  await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status, { timeout: 20_000, interval: 100 }).toBe(200)
  const quote = await requestQuote(one.url, {
    vehicleId: 101,
    pickup: 3,
    dropoff: 3,
    start: inDays(9),
    end: inDays(10),
  })
  expect(quote.status).toBe(201)
  expect(await one.stop()).toBe(0)
  rmSync(alone, { recursive: true, force: true })
})
