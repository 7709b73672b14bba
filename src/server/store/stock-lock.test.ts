import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'

const CLASS = 5
let db: TestDb
const clients: pg.PoolClient[] = []

beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  for (const client of clients) client.release(true)
  await db.close()
})

/** Begins a transaction that holds no lock yet. */
async function begin(): Promise<pg.PoolClient> {
  const client = await db.pool.connect()
  clients.push(client)
  await client.query('begin')
  await client.query(`set local lock_timeout = '10s'`)
  return client
}

const take = (client: pg.PoolClient, ...branches: number[]) =>
  client.query('select lock_inventory($1, variadic $2::smallint[])', [CLASS, branches])

/** Whether the statement waits for another transaction. */
async function waits(statement: Promise<unknown>): Promise<boolean> {
  let over = false
  void statement.finally(() => (over = true)).catch(() => {})
  await new Promise((resolve) => setTimeout(resolve, 150))
  return !over
}

test('stock is locked for one transaction at its branches, and free elsewhere', async () => {
  const [one, other, third] = [await begin(), await begin(), await begin()]
  await take(one, 1)
  await take(one, 1) // again, without waiting for itself
  const same = take(other, 1)
  expect(await waits(same)).toBe(true)
  expect(await waits(take(third, 3))).toBe(false)
  await one.query('commit')
  await same
  await other.query('commit')
  await third.query('commit')
})

test('both ends of a journey are taken in one order, whichever way it goes', async () => {
  const [one, there, back, far] = [await begin(), await begin(), await begin(), await begin()]
  await take(one, 1)
  const both = [take(there, 1, 3), take(back, 3, 1)]
  expect(await waits(Promise.race(both))).toBe(true)
  // Neither holds the far branch while it waits for the near one, so they never wait for each other.
  expect(await waits(take(far, 3))).toBe(false)
  await one.query('commit')
  await far.query('commit')
  await Promise.race(both)
  await Promise.race([there.query('commit'), back.query('commit')])
  await Promise.all(both)
  await Promise.all([there.query('commit'), back.query('commit')])
})

test('without a branch, all of the class are taken', async () => {
  const [one, other] = [await begin(), await begin()]
  await take(one)
  const waiting = take(other, 3)
  expect(await waits(waiting)).toBe(true)
  await one.query('commit')
  await waiting
  await other.query('commit')
})

test('a call that waits too long is refused, and can go on elsewhere', async () => {
  const [one, other] = [await begin(), await begin()]
  await take(one, 1)
  await other.query(`set local lock_timeout = '50ms'`)
  await expect(take(other, 1)).rejects.toMatchObject({ code: '55P03' })
  await other.query('rollback')
  await one.query('commit')
})

test('no stock is changed under another isolation', async () => {
  const client = await begin()
  await client.query('rollback')
  await client.query('begin isolation level repeatable read')
  await expect(take(client, 1)).rejects.toMatchObject({ code: 'SW002' })
  await client.query('rollback')
})
