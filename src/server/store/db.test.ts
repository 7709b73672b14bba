import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '../../../tests/support/database.ts'
import { isAway } from '../http/faults.ts'

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
  expect(isAway(error as Error)).toBe(true)
  expect((await sql<{ one: number }>`select 1 as one`.execute(db.db)).rows).toEqual([{ one: 1 }])
})
