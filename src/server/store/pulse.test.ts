import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { openProxy, type DatabaseProxy } from '#support/database-proxy.ts'
import { createTestDb, type TestDb } from '#support/database.ts'
import { connect, type Connection } from './db.ts'
import { troubleOf } from '#log/trouble.ts'

let database: TestDb
let proxy: DatabaseProxy
let line: Connection
let back: number

beforeAll(async () => {
  database = await createTestDb()
})
afterAll(async () => {
  await database.close()
})
beforeEach(async () => {
  proxy = await openProxy(database.url)
  back = 0
  line = connect(proxy.url, () => {}, 4, { onBack: () => back++ })
  // The first line is the pulse's own: it is felt before anybody asks.
  await ask()
})
afterEach(async () => {
  proxy.thaw()
  await line.close()
  await proxy.close()
})

const ask = async () => await sql`select 1`.execute(line.db)
const askSlowly = async (seconds: number) => await sql`select pg_sleep(${seconds}::double precision)`.execute(line.db)
const troubleWith = async (work: Promise<unknown>) => {
  const begun = performance.now()
  const error = await work.then(
    () => undefined,
    (thrown: Error) => thrown,
  )
  return { trouble: error && troubleOf(error), ms: performance.now() - begun }
}

test('notices a silent database within a second: waiting calls are released, and new ones fail at once', async () => {
  proxy.freeze()
  const frozen = performance.now()
  const underWay = await Promise.all(Array.from({ length: 12 }, () => troubleWith(ask())))
  const found = performance.now() - frozen
  expect(new Set(underWay.map(({ trouble }) => trouble))).toEqual(new Set(['away']))
  expect(found).toBeLessThan(1_100)
  for (let n = 0; n < 5; n++) {
    const { trouble, ms } = await troubleWith(ask())
    expect(trouble).toBe('away')
    expect(ms).toBeLessThan(100)
    await sleep(200)
  }
  proxy.thaw()
  await expect.poll(() => back, { timeout: 5_000 }).toBe(1)
  await ask()
})

test('statements that take their time are no outage, though all connections wait for them', async () => {
  await Promise.all(Array.from({ length: 8 }, () => askSlowly(1.2)))
  expect(back).toBe(0)
})

test('nor is a pulse that stays away while others are answered', async () => {
  const others = 4
  await Promise.all(Array.from({ length: others }, () => askSlowly(0.2)))
  // Its own line, and all that it could open anew.
  proxy.freeze((n) => n === 1 || n > others + 1)
  const until = performance.now() + 3_000
  while (performance.now() < until) {
    expect((await troubleWith(ask())).trouble).toBeUndefined()
    await sleep(50)
  }
  expect(back).toBe(0)
  // Once nobody is answered any more, it is one.
  proxy.freeze()
  const { trouble, ms } = await troubleWith(ask())
  expect(trouble).toBe('away')
  expect(ms).toBeLessThan(1_100)
})
