import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { occupancy } from '#support/stock-model.ts'
import { bookingStatuses, canMove, isCertain, lapsing, occupies, type BookingStatus } from '#domain/booking-status.ts'

let db: TestDb
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})

const TURNAROUND_MINUTES = 90

/** A booking of a future week that has everything an order has, whatever its status. */
const book = async (client: pg.PoolClient, status: BookingStatus, [from, to]: Branches): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into booking (status, reference, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local,
                          starts_at, ends_at, turnaround, extras, cross_border, price, total_minor, currency, expires_at,
                          booked_at, language, email, first_name, last_name, payment_method)
     select $1, 'SW-TEST', id, class_id, $2, $3, '2030-03-04 10:00', '2030-03-11 10:00', '2030-03-04 09:00Z',
            '2030-03-11 09:00Z', $4 * interval '1 minute', '[]', false, '{"days": 7}', 100, 'EUR', '2030-03-01',
            now(), 'en', 'a@example.com', 'A', 'B', 'paypal'
     from vehicle where class_id = 5 order by id limit 1
     returning id`,
    [status, from, to, TURNAROUND_MINUTES],
  )
  const { id } = rows[0]!
  if (occupies(status)) await client.query('select give_car($1, $2)', [id, '2030-03-04 09:00Z'])
  return id
}

/** What the database makes of a booking: where it moves the stock, and whether it has a car. */
async function effectOf(client: pg.PoolClient, id: number) {
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
  const moves = await client.query<{ branch: number; at: string; delta: number }>(
    `select branch_id as branch, (extract(epoch from at) * 1000)::bigint as at, delta
     from stock_move where source = 'b' and source_id = $1 order by at`,
    [id],
  )
  const cars = await client.query('select from assignment where booking_id = $1', [id])
  return { moves: moves.rows, cars: cars.rowCount }
}

/** What the rules say that it should be. */
const wanted = (status: BookingStatus, [from, to]: Branches) => ({
  moves: occupies(status)
    ? occupancy({
        start: Date.parse('2030-03-04T09:00Z'),
        end: Date.parse('2030-03-11T09:00Z'),
        from,
        to,
        turnaroundMinutes: TURNAROUND_MINUTES,
        certain: isCertain(status),
      })
    : [],
  cars: occupies(status) ? 1 : 0,
})

type Branches = readonly [from: number, to: number]
const journeys: [string, Branches][] = [
  ['a return rental', [3, 3]],
  ['a one-way rental', [3, 1]],
]
const steps = bookingStatuses.flatMap((from) =>
  bookingStatuses.filter((to) => canMove(from, to)).map((to): [BookingStatus, BookingStatus] => [from, to]),
)

describe.each(journeys)('%s', (_, branches) => {
  test.each(bookingStatuses.filter(occupies))('begun as %s moves the stock as the rules say', async (status) => {
    await undone(async (client) => {
      expect(await effectOf(client, await book(client, status, branches))).toEqual(wanted(status, branches))
    })
  })

  test.each(steps)('going from %s to %s moves the stock as the rules say', async (from, to) => {
    await undone(async (client) => {
      const id = await book(client, from, branches)
      await client.query('update booking set status = $2 where id = $1', [id, to])
      expect(await effectOf(client, id)).toEqual(wanted(to, branches))
    })
  })
})

test('the database has the same statuses, and knows of each the same', async () => {
  const { rows } = await db.pool.query<{ status: BookingStatus; occupies: boolean; certain: boolean; due: boolean }>(
    `select status, occupies(status), is_certain(status) as certain, status = any ($1) as due from (
       select (regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''', 'g'))[1] as status
       from pg_constraint where conname = 'booking_status_known') s`,
    [await statusesIn('booking_kept_for_a_time')],
  )
  expect(new Map(rows.map(({ status, ...facts }) => [status, facts]))).toEqual(
    new Map(
      bookingStatuses.map((status) => [
        status,
        { occupies: occupies(status), certain: isCertain(status), due: lapsing.includes(status) },
      ]),
    ),
  )
})

test('only what was never ordered may be without its customer', async () => {
  const before = ['held', ...bookingStatuses.filter((to) => canMove('held', to) && !occupies(to))]
  expect(await statusesIn('booking_has_its_customer')).toEqual(before)
})

/** The statuses that a constraint names. */
async function statusesIn(constraint: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [constraint],
  )
  return [...rows[0]!.definition.matchAll(/'(\w+)'/g)].map((match) => match[1]!)
}

/** Work that leaves nothing behind. */
async function undone(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
