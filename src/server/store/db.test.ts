import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { connect, transact } from './db.ts'
import { bottleneckOf, troubleOf } from '#log/trouble.ts'

let db: TestDb

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})

test('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
  const broken = db.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await db.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await sleep(100) // the news arrives while no statement waits for an answer
    await sql`select 1`.execute(tx)
  })
  const error = await broken.catch((thrown: Error) => thrown)
  expect(troubleOf(error as Error)).toBe('away')
  expect((await sql<{ one: number }>`select 1 as one`.execute(db.db)).rows).toEqual([{ one: 1 }])
})

test('nobody begins a transaction for what they have no right to', async () => {
  const visitor = { kind: 'visitor', place: '192.0.2.1' } as const
  const work = vi.fn<() => Promise<void>>()
  await expect(transact(db, visitor, 'changeSetting', work)).rejects.toThrow('changeSetting is no right of visitor')
  expect(work).not.toHaveBeenCalled()
})

test('calls that could not be served in time are refused instead of waiting for a connection', async () => {
  const { db: small, close } = connect(db.url, () => {}, 1)
  const busy = sql`select pg_sleep(0.5)`.execute(small)
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => sql`select 1`.execute(small)))
  const refused = asked.filter((one) => one.status === 'rejected').map((one) => one.reason as Error)
  expect(refused).toHaveLength(15)
  expect(new Set(refused.map((error) => bottleneckOf(error)))).toEqual(new Set(['pool']))
  await busy
  await close()
})
