import { system, within } from '#support/acting.ts'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { openProxy } from '#support/database-proxy.ts'
import { connect, type Tx } from './db.ts'
import { underLease } from './lease.ts'
import { insertLetters } from './letter.ts'

let db: TestDb
const by = { actor: system('send_letter'), verb: 'deliverLetter' } as const
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})

async function aRow() {
  const [id] = await within(db.db, (tx) =>
    insertLetters(tx, [{ kind: 'test', recipient: 'a@lease.example', language: 'de', data: { a: 1 } }], new Date()),
  )
  return { table: 'letter', id: id! } as const
}

const stateOf = async ({ id }: { id: string }) => {
  const { rows } = await db.pool.query<{ taken_by: string | null; sent: boolean }>(
    'select taken_by, sent_at is not null as sent from letter where id = $1',
    [id],
  )
  return rows[0]
}

const write = async (tx: Tx, { id }: { id: string }) => {
  await tx.updateTable('letter').set({ sent_at: new Date() }).where('id', '=', id).execute()
}

const never = () => Promise.reject(new Error('must not be called'))

test('of many at once, one makes the call and writes its answer', async () => {
  const row = await aRow()
  let calls = 0
  const work = {
    async call() {
      calls += 1
      await sleep(300)
      return row
    },
    write,
  }
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => underLease(db, by, row, work)))
  expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('busy'), 'written'])
  expect(calls).toBe(1)
  expect(await stateOf(row)).toEqual({ taken_by: null, sent: true })
})

test('no transaction is open and no connection is held while the outside thinks', async () => {
  const row = await aRow()
  const small = connect(db.url, () => {}, 1)
  const call = async () => {
    // The pool has one connection: if the lease held it, this would wait for ever.
    await small.db.selectFrom('letter').select('id').where('id', '=', row.id).execute()
    const { rows } = await db.pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    )
    return rows[0]!.open
  }
  let open: number | undefined
  expect(await underLease(small, by, row, { call, write: async (_tx, found) => void (open = found) })).toBe('written')
  expect(open).toBe(0)
  await small.close()
})

test('nothing is asked of others in a transaction', async () => {
  const row = await aRow()
  const inside = within(db.db, () => underLease(db, by, row, { call: never, write: never }))
  await expect(inside).rejects.toThrow('work with others in the transaction of keepHouse')
  expect(await underLease(db, by, row, { call: async () => row, write })).toBe('written')
})

test('a call that fails frees the row at once', async () => {
  const row = await aRow()
  await expect(underLease(db, by, row, { call: never, write: never })).rejects.toThrow('must not be called')
  expect(await underLease(db, by, row, { call: async () => row, write })).toBe('written')
})

test('an answer that cannot be written frees the row at once', async () => {
  const row = await aRow()
  const unfit = (tx: Tx) => sql`update letter set language = 'fr' where id = ${row.id}`.execute(tx)
  const work = { call: async () => row, write: async (tx: Tx) => void (await unfit(tx)) }
  await expect(underLease(db, by, row, work)).rejects.toThrow('letter_language')
  expect(await stateOf(row)).toEqual({ taken_by: null, sent: false })
})

test('a call that takes longer than the lease keeps it', async () => {
  const row = await aRow()
  const slow = underLease(db, by, row, { call: () => sleep(1_200, row), write }, 400)
  await sleep(900)
  expect(await underLease(db, by, row, { call: never, write: never })).toBe('busy')
  expect(await slow).toBe('written')
})

test('a row whose process was killed is another’s once the lease has run out', async () => {
  const row = await aRow()
  await db.pool.query(
    `update letter set taken_by = gen_random_uuid(), taken_until = now() + interval '700 ms' where id = $1`,
    [row.id],
  )
  expect(await underLease(db, by, row, { call: never, write: never })).toBe('busy')
  await sleep(800)
  expect(await underLease(db, by, row, { call: async () => row, write })).toBe('written')
})

test('a process that has lost the lease writes nothing', async () => {
  const row = await aRow()
  const call = async () => {
    await db.pool.query('update letter set taken_by = gen_random_uuid() where id = $1', [row.id])
    return row
  }
  expect(await underLease(db, by, row, { call, write: never })).toBe('lost')
  expect(await stateOf(row)).toMatchObject({ sent: false })
})

test('a row that is not there is gone, not busy', async () => {
  const nobody = { table: 'letter', id: '00000000-0000-4000-8000-000000000000' } as const
  expect(await underLease(db, by, nobody, { call: never, write: never })).toBe('gone')
})

test('an answer that comes while the database is away is written when it is back, without a second call', async () => {
  const row = await aRow()
  const proxy = await openProxy(db.url)
  const far = connect(proxy.url, () => {}, 2, { onBack: () => {} })
  let calls = 0
  const work = {
    async call() {
      calls += 1
      proxy.freeze()
      setTimeout(proxy.thaw.bind(proxy), 2_500)
      await sleep(100)
      return row
    },
    write,
  }
  expect(await underLease(far, by, row, work)).toBe('written')
  expect(calls).toBe(1)
  expect(await stateOf(row)).toEqual({ taken_by: null, sent: true })
  await far.close()
  await proxy.close()
})
