import { rmSync } from 'node:fs'

import { afterAll, expect, test } from 'vitest'

import { openEmbedded } from '../../src/server/store/embedded/index.ts'
import { inDays, requestQuote, send } from '../support/client.ts'
import { temporaryFolder } from '../support/folder.ts'
import { startServer, type ServerProcess } from '../support/server.ts'

const AWAY_MS = Number(process.env['AWAY_SECONDS'] ?? 4) * 1_000
const databaseFolder = temporaryFolder('away-database')
const folder = temporaryFolder('away')
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
  rmSync(databaseFolder, { recursive: true, force: true })
})

test('a database that is away for a while: clear refusals, then on as before without a restart', async () => {
  let database = await openEmbedded(databaseFolder)
  server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url })
  const { url } = server
  const trip = { vehicleId: 301, pickup: 3, dropoff: 3, start: inDays(9), end: inDays(10) }
  expect((await requestQuote(url, trip)).status).toBe(201)

  await database.close()
  const until = Date.now() + AWAY_MS
  let answers = 0
  while (Date.now() < until) {
    const [quote, site, ready, alive] = await Promise.all([
      requestQuote(url, trip),
      send(url, 'GET', '/api/site'),
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
    answers++
  }
  expect(answers).toBeGreaterThan(2)

  database = await openEmbedded(databaseFolder)
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200)
  expect((await requestQuote(url, trip)).status).toBe(201)
  expect((await send(url, 'GET', '/api/site')).status).toBe(200)
  expect(server.log.filter((line) => line.includes('"msg":"fault"'))).toEqual([])
  expect(await server.stop()).toBe(0)
  await database.close()
})
