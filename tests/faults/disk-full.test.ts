import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'

import { checkSoundness } from '#store/soundness.ts'
import { inDays, requestBooking, requestQuote, type Reply } from '#support/client.ts'
import { openPool } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { smallDisk } from '#support/small-disk.ts'

const SIZE = '200m'
const CLIENTS = 4
const FULL_MS = Number(process.env['FULL_SECONDS'] ?? 4) * 1_000

const small = smallDisk('disk', SIZE)
const { folder: disk, missing: unmountable } = small
const data = path.join(disk, 'data')
const ballast = path.join(disk, 'ballast')
const databaseUrl = `postgresql://spreewagen@/postgres?host=${encodeURIComponent(path.join(data, 'postgres', 'run'))}`
let server: ServerProcess | undefined

// Not in a hook, because no hook runs when every test is skipped.
if (unmountable !== undefined) process.stdout.write(`disk full: left out, ${unmountable}\n`)

afterAll(async () => {
  await server?.stop()
  small.remove()
})

/** Fills the disk to the last byte, with the room that the database has released meanwhile. */
function fill(): void {
  for (let size = 1 << 20; size >= 1; size >>= 4) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(size))
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    }
  }
}

/** References that clients received, which must never be lost. */
const acknowledged: string[] = []
const answers: Reply<unknown>[] = []
let day = 3
let turn = 0
const stop = new AbortController()

async function bookOn(base: string): Promise<void> {
  while (!stop.signal.aborted) {
    day = day === 330 ? 3 : day + 1
    const trip = {
      vehicleId: 101 + 100 * (turn++ % 8),
      pickup: 3,
      dropoff: 3,
      start: inDays(day),
      end: inDays(day + 1),
    }
    const quote = await requestQuote(base, trip)
    answers.push(quote)
    if (quote.status !== 201) {
      await sleep(20)
      continue
    }
    const booking = await requestBooking(base, quote.body.id, { bookings: 'soon' })
    answers.push(booking)
    if (booking.status === 201) acknowledged.push(booking.body.reference)
  }
}

/** References in the letters of the outbox, one for each letter. */
function referencesInLetters(): string[] {
  const outbox = path.join(data, 'mail')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => /SW-\w{4}-\w{4}/.exec(readFileSync(path.join(outbox, name), 'utf8'))?.[0] ?? name)
}

/** Makes PostgreSQL need room for its journal. Without any it gives up entirely, here at once instead of minutes later. */
async function wantJournal(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  for (let n = 0; n < 3; n++) await client.query('select pg_switch_wal()').catch(() => {})
  await client.end().catch(() => {})
}

async function expectPagesAndNoService(url: string): Promise<void> {
  const paths = ['/', '/en/about', '/healthz', '/readyz']
  const statuses = await Promise.all(paths.map(async (at) => (await fetch(url + at)).status))
  expect(statuses).toEqual([200, 200, 200, 503])
}

test.skipIf(unmountable !== undefined)(
  'a full disk: clear refusals, nothing lost, on as before once there is room',
  async () => {
    server = await startServer({ DATA_DIR: data })
    const { url } = server
    const clients = Array.from({ length: CLIENTS }, () => bookOn(url))
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20)

    const filledAt = answers.length
    fill()
    await expect
      .poll(() => answers.slice(filledAt).some(({ status }) => status === 503), { timeout: 30_000 })
      .toBe(true)
    await wantJournal()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000 }).toBe(503)
    for (const end = Date.now() + FULL_MS; Date.now() < end; await sleep(200)) {
      fill()
      await expectPagesAndNoService(url)
    }
    const whileFull = answers.slice(filledAt)
    expect(new Set(whileFull.map(({ status }) => status))).toEqual(new Set([201, 503]))
    const refused = whileFull.filter(({ status }) => status === 503)
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['unavailable']))
    expect(refused[0]!.body.message).toMatch(/nicht erreichbar.*erneut/)

    rmSync(ballast)
    const freed = Date.now()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000, interval: 50 }).toBe(200)
    const back = Date.now() - freed
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    stop.abort()
    await Promise.all(clients)

    const pool = openPool(databaseUrl, 1)
    const { rows } = await pool.query<{ reference: string }>('select reference from booking')
    const kept = new Set(rows.map((row) => row.reference))
    expect(acknowledged.filter((reference) => !kept.has(reference))).toEqual([])
    expect(await checkSoundness(pool)).toEqual([])
    await pool.end()
    // One letter to the customer and one to the branch, however often the outbox was full.
    const letters = acknowledged.flatMap((reference) => [reference, reference]).toSorted()
    await expect
      .poll(
        () =>
          referencesInLetters()
            .filter((reference) => acknowledged.includes(reference))
            .toSorted(),
        {
          timeout: 120_000,
        },
      )
      .toEqual(letters)

    const said = (what: RegExp) => server!.log.filter((line) => what.test(line))
    expect(said(/"msg":"fault"/)).toEqual([])
    expect(said(/"msg":"disk full"/)).toHaveLength(1)
    expect(said(/"level":[4-6]0/).length).toBeLessThan(40)
    expect(await server.stop()).toBe(0)
    process.stdout.write(
      `disk full: ${refused.length} refusals, ${acknowledged.length} acknowledged, 0 lost, back ${back} ms after there was room\n`,
    )
  },
)
