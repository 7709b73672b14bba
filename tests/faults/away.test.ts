import { rmSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import { openEmbedded } from '#store/embedded/index.ts'
import { callServer, inDays, requestQuote } from '#support/client.ts'
import { openProxy } from '#support/database-proxy.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer, type ServerProcess } from '#support/server.ts'

const AWAY_MS = Number(process.env['AWAY_SECONDS'] ?? 4) * 1_000
/** Limit in ms for "at once". It is generous, because other trials may keep the machine busy; waiting for a connection alone would take five seconds. */
const AT_ONCE_MS = 1_000
/** Limit in ms for noticing a silent database: one second is promised (src/server/store/pulse.test.ts), the rest allows for a busy machine. */
const FOUND_OUT_MS = 2_000
const databaseFolder = temporaryFolder('away-database')
const folder = temporaryFolder('away')
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(databaseFolder, { recursive: true, force: true })
})

test('while the database is away the server refuses clearly, and afterwards goes on without a restart', async () => {
  let database = await openEmbedded(databaseFolder)
  server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.ownerUrl })
  const { url } = server
  const trip = { vehicleId: 301, pickup: 3, dropoff: 3, start: inDays(9), end: inDays(10) }
  expect((await requestQuote(url, trip)).status).toBe(201)

  await database.close()
  const until = Date.now() + AWAY_MS
  let answers = 0
  let slowest = 0
  while (Date.now() < until) {
    const begun = Date.now()
    const [quote, site, ready, alive] = await Promise.all([
      requestQuote(url, trip),
      callServer(url, 'getSite'),
      fetch(`${url}/readyz`),
      fetch(`${url}/healthz`),
    ])
    expect([quote.status, quote.body.code, site.status, ready.status, alive.status]).toEqual([
      503,
      'unavailable',
      503,
      503,
      200,
    ])
    expect(quote.body.message).toMatch(/nicht erreichbar/)
    slowest = Math.max(slowest, Date.now() - begun)
    answers++
  }
  expect(answers).toBeGreaterThan(2)
  expect(slowest).toBeLessThan(AT_ONCE_MS)

  database = await openEmbedded(databaseFolder)
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200)
  expect((await requestQuote(url, trip)).status).toBe(201)
  expect((await callServer(url, 'getSite')).status).toBe(200)
  expect(server.log.filter((line) => line.includes('"msg":"fault"'))).toEqual([])
  expect(server.log.some((line) => line.includes('"msg":"database back"'))).toBe(true)
  expect(await server.stop()).toBe(0)
  await database.close()
})

test('when the database falls silent, no call waits for it after the first second, and calls in progress are released', async () => {
  const database = await openEmbedded(databaseFolder)
  const proxy = await openProxy(database.ownerUrl)
  const silent = await startServer({ DATA_DIR: folder, DATABASE_URL: proxy.url })
  const trip = { vehicleId: 301, pickup: 3, dropoff: 3, start: inDays(12), end: inDays(13) }
  expect((await requestQuote(silent.url, trip)).status).toBe(201)

  proxy.freeze()
  const begun = Date.now()
  const underWay = await Promise.all(Array.from({ length: 30 }, () => requestQuote(silent.url, trip)))
  expect(new Set(underWay.map(({ status }) => status))).toEqual(new Set([503]))
  expect(Date.now() - begun).toBeLessThan(FOUND_OUT_MS)
  for (let n = 0; n < 5; n++) {
    const asked = Date.now()
    const [quote, ready] = await Promise.all([requestQuote(silent.url, trip), fetch(`${silent.url}/readyz`)])
    expect([quote.status, quote.body.code, ready.status]).toEqual([503, 'unavailable', 503])
    expect(Date.now() - asked).toBeLessThan(AT_ONCE_MS)
  }

  proxy.thaw()
  await expect.poll(async () => (await fetch(`${silent.url}/readyz`)).status, { timeout: 10_000 }).toBe(200)
  // Another class: requests that were stuck in the line arrive now and may hold cars of the first class.
  expect((await requestQuote(silent.url, { ...trip, vehicleId: 101 })).status).toBe(201)
  expect(silent.log.filter((line) => line.includes('"msg":"fault"'))).toEqual([])
  expect(await silent.stop()).toBe(0)
  await proxy.close()
  await database.close()
})
