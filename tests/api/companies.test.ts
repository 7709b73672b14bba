import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Booking, Quote } from '#contract/booking.ts'
import { lockMatter } from '#store/advisory-lock.ts'
import { checkSoundness } from '#store/soundness.ts'
import { openStock } from '#store/stock.ts'
import { testKeys } from '#support/secret-key.ts'
import { within } from '#support/acting.ts'
import { createTestApp, type TestApp } from '#support/app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { addCompany } from '#support/database.ts'
import { givenIn } from '#support/given.ts'
import { rowOf, rowsOf } from '#support/rows.ts'

const SUV = 501
const BRANCH = 3

/** Two companies in one database. */
let one: TestApp
let other: TestApp
/** Connection that hears everything the database announces, to any listener. */
let line: pg.Client
let notices: string[] = []

beforeAll(async () => {
  one = await createTestApp()
  other = await createTestApp({}, testKeys, await addCompany(one.db, 'other'))
  line = new pg.Client({ connectionString: one.db.url })
  line.on('notification', ({ payload }) => notices.push(payload ?? ''))
  await line.connect()
  await line.query('listen catalogue_changed')
  for (const company of [one, other]) await company.setBookings('open')
})
afterAll(async () => {
  await line.end()
  await other.close()
  await one.close()
})

const query = async <Row extends object>(company: TestApp, text: string) =>
  (await company.db.pool.query<Row>(text)).rows

async function book(company: TestApp, day: number): Promise<string | null> {
  const trip = { vehicleId: SUV, pickup: BRANCH, dropoff: BRANCH, start: inDays(day), end: inDays(day + 2) }
  const quote = await company.post<Quote>(
    '/api/quotes',
    { ...trip, extras: [], crossBorder: false },
    { 'idempotency-key': randomUUID() },
  )
  if (quote.status !== 201) return null
  const booking = await company.post<Booking>('/api/bookings', bookingBody(quote.body.id), {
    'idempotency-key': randomUUID(),
  })
  expect(booking.status).toBe(201)
  return booking.body.reference
}

/** Announcements of a change. They are complete once a later announcement has arrived. */
async function announcedBy(change: () => Promise<unknown>): Promise<string[]> {
  notices = []
  await change()
  const end = `end ${randomUUID()}`
  await one.db.pool.query(`select pg_notify('catalogue_changed', $1)`, [end])
  while (!notices.includes(end)) await sleep(5)
  await sleep(100)
  return notices.filter((notice) => notice !== end)
}

test('both sell all of their own cars at once, and none of the other’s', async () => {
  const day = one.ownDays(3)
  const { class_id: classId } = await rowOf(one, 'vehicle', { id: SUV })
  const { length: cars } = await rowsOf(one, 'car', { class_id: classId, home_branch: BRANCH })
  expect(cars).toBeGreaterThan(1)
  const booked = await Promise.all(
    [one, other].flatMap((company) =>
      Array.from({ length: cars + 2 }, async () => ({ company, reference: await book(company, day) })),
    ),
  )
  for (const company of [one, other]) {
    const references = booked.filter((made) => made.company === company && made.reference !== null)
    expect(references).toHaveLength(cars)
    const kept = await rowsOf(company, 'booking')
    expect(new Set(kept.map((row) => row.reference))).toEqual(new Set(references.map((made) => made.reference)))
    expect(await checkSoundness(company.db.pool)).toEqual([])
    // Letters wait in the queue of their company.
    expect(await rowsOf(company, 'letter')).not.toEqual([])
    const queue = company === one ? 'pgboss' : 'other_pgboss'
    expect(
      await query(
        company,
        `select from letter l where not exists (select from ${queue}.job j where j.data ->> 'letterId' = l.id::text)`,
      ),
    ).toEqual([])
  }
})

test('what one keeps says nothing of the other', async () => {
  const day = one.ownDays(3)
  const stay = { branch: BRANCH, from: new Date(`${inDays(day)}Z`), until: new Date(`${inDays(day + 2)}Z`) }
  const before = await openStock(other.ctx.db, stay, null)
  expect(await book(one, day)).not.toBeNull()
  expect(await openStock(other.ctx.db, stay, null)).toEqual(before)
})

test('nobody waits for the stock of the other', async () => {
  const holder = await other.db.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select lock_inventory(id) from vehicle_class`)
    expect(await book(one, one.ownDays(3))).not.toBeNull()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

test.each(['told_drives', 'inbox', 'last_branch', 'unasked_letter', 'seed'] as const)(
  'neither waits for the other’s lock on %s, only for its own',
  async (matter) => {
    await within(other.ctx.db, async (tx) => {
      await lockMatter(tx, matter, 'mara@post.example')
      const take = (company: TestApp) =>
        within(company.ctx.db, async (mine) => {
          await sql`set local lock_timeout = '200ms'`.execute(mine)
          await lockMatter(mine, matter, 'mara@post.example')
        })
      await take(one)
      await expect(take(other)).rejects.toThrow('lock timeout')
    })
  },
)

describe('the bell of the catalogue', () => {
  test('rings for one company, and says what changed', async () => {
    const mine = await one.ctx.catalogue()
    const theirs = await other.ctx.catalogue()
    expect(await announcedBy(() => givenIn(other).setting('transferMinutes', 77))).toEqual(['other settings'])
    expect(await one.ctx.catalogue()).toBe(mine)
    expect(await other.ctx.catalogue()).not.toBe(theirs)
    expect((await other.ctx.catalogue()).rules.transferMinutes).toBe(77)
    expect((await one.ctx.catalogue()).rules.transferMinutes).not.toBe(77)
  })

  test.each([
    ['update vehicle set listed = listed', 'fleet'],
    ['update vehicle_class set seats = seats', 'fleet'],
    ['update branch set popular = popular', 'branches'],
    ['update branch_hours set opens = opens', 'hours'],
    ['update service set popular = popular', 'services'],
    ['update rate_season set percent_bp = percent_bp', 'rates'],
  ])('rings once for a statement: %s', async (statement, part) => {
    expect(await announcedBy(() => query(one, statement))).toEqual([`public ${part}`])
  })

  test('does not ring for what happens to cars every day', async () => {
    const kept = await one.ctx.catalogue()
    const announced = await announcedBy(async () => {
      await query(one, `insert into car_log (car_id, cause, km) select car_id, 'noted', km + 10 from car_state`)
      await query(one, 'update car set next_inspection = next_inspection - 1')
    })
    expect(announced).toEqual([])
    expect(await one.ctx.catalogue()).toBe(kept)
  })
})
