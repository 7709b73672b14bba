import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { occupancy } from '#support/stock-model.ts'
import {
  beginnings,
  bookingStatuses,
  canMove,
  isCertain,
  lapsing,
  stayStates,
  type BookingStatus,
  type StayState,
} from '#domain/booking-status.ts'

let db: TestDb
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})

const TURNAROUND_MINUTES = 90

/** Makes a booking in the given status from a held stay with a car in a future week. */
const book = async (client: pg.PoolClient, status: BookingStatus, branches: Branches): Promise<number> => {
  const id = await hold(client, branches)
  await client.query(
    `insert into booking (id, quote_id, status, reference, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local,
                          ends_local, starts_at, ends_at, turnaround, extras, cross_border, days, total_minor, per_day_minor,
                          deposit_minor, included_km, extra_km_minor, currency,
                          expires_at, booked_at, language, email, first_name, last_name, payment_method, terms_version)
     select id, gen_random_uuid(), $2, 'SW-TEST', vehicle_id, class_id, pickup_branch, dropoff_branch, '2030-03-04 10:00',
            '2030-03-11 10:00', starts_at, ends_at, turnaround, '[]', false, 7, 100, 14, 0, 0, 0, 'EUR', '2030-03-01',
            now(), 'en', 'a@example.com', 'A', 'B', 'paypal', '1'
     from stay where id = $1`,
    [id, status],
  )
  return id
}

const hold = async (client: pg.PoolClient, [from, to]: Branches): Promise<number> => {
  const { rows } = await client.query<{ id: number }>(
    `insert into stay (vehicle_id, class_id, pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, days, state, expires_at)
     select id, class_id, $1, $2, '2030-03-04 09:00Z', '2030-03-11 09:00Z', $3 * interval '1 minute', 7, 'held', '2030-03-01'
     from vehicle where class_id = 5 order by id limit 1 returning id`,
    [from, to, TURNAROUND_MINUTES],
  )
  const { id } = rows[0]!
  await client.query('select give_car($1, $2)', [id, '2030-03-04 09:00Z'])
  return id
}

/** Effect of a booking in the database: the moves of stock, and whether it has a car. */
async function effectOf(client: pg.PoolClient, id: number) {
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
  const moves = await client.query<{ branch: number; at: string; delta: number }>(
    `select branch_id as branch, (extract(epoch from at) * 1000)::bigint as at, delta
     from stock_move where source = 's' and source_id = $1 order by at`,
    [id],
  )
  const cars = await client.query('select from assignment where stay_id = $1', [id])
  return { moves: moves.rows, cars: cars.rowCount }
}

/** Effect that the rules ask for. */
const wanted = (state: StayState | null, [from, to]: Branches) => ({
  moves:
    state !== null
      ? occupancy({
          start: Date.parse('2030-03-04T09:00Z'),
          end: Date.parse('2030-03-11T09:00Z'),
          from,
          to,
          turnaroundMinutes: TURNAROUND_MINUTES,
          certain: isCertain(state),
        })
      : [],
  cars: state === null ? 0 : 1,
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
  test('held moves the stock as the rules say', async () => {
    await undone(async (client) => {
      expect(await effectOf(client, await hold(client, branches))).toEqual(wanted('held', branches))
    })
  })

  test('that lapses gives its car back', async () => {
    await undone(async (client) => {
      const id = await hold(client, branches)
      await client.query('delete from stay where id = $1', [id])
      expect(await effectOf(client, id)).toEqual(wanted(null, branches))
    })
  })

  test.each(beginnings)('begun as %s moves the stock as the rules say', async (status) => {
    await undone(async (client) => {
      expect(await effectOf(client, await book(client, status, branches))).toEqual(wanted(stayStates[status], branches))
    })
  })

  test.each(steps)('going from %s to %s moves the stock as the rules say', async (from, to) => {
    await undone(async (client) => {
      const id = await book(client, from, branches)
      await client.query('update booking set status = $2 where id = $1', [id, to])
      expect(await effectOf(client, id)).toEqual(wanted(stayStates[to], branches))
    })
  })
})

test('a booking that gave its car back does not get it again by a change of its status', async () => {
  await undone(async (client) => {
    const id = await book(client, 'confirmed', [3, 3])
    await client.query(`update booking set status = 'cancelled' where id = $1`, [id])
    await expect(client.query(`update booking set status = 'confirmed' where id = $1`, [id])).rejects.toMatchObject({
      code: 'SW004',
    })
  })
})

test('the database has the same statuses, and makes the same of each', async () => {
  const { rows } = await db.pool.query<{ status: BookingStatus; state: StayState | null; due: boolean }>(
    `select status, stay_state(status) as state, status = any ($1) as due from (
       select (regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''', 'g'))[1] as status
       from pg_constraint where conname = 'booking_status_known') s`,
    [await statusesIn('booking_kept_for_a_time')],
  )
  expect(new Map(rows.map(({ status, state, due }) => [status, { state, due }]))).toEqual(
    new Map(bookingStatuses.map((status) => [status, { state: stayStates[status], due: lapsing.includes(status) }])),
  )
})

test('the database has the same states of a stay, and knows which are certain', async () => {
  const { rows } = await db.pool.query<{ state: StayState; certain: boolean }>(
    'select state, is_certain(state) as certain from unnest($1::text[]) state',
    [await statusesIn('stay_state_known')],
  )
  const states: StayState[] = ['held', 'kept', 'certain', 'out', 'back']
  expect(rows).toEqual(states.map((state) => ({ state, certain: isCertain(state) })))
})

/** The statuses that a constraint names. */
async function statusesIn(constraint: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [constraint],
  )
  return [...rows[0]!.definition.matchAll(/'(\w+)'/g)].map((match) => match[1]!)
}

/** Runs work and rolls it back. */
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
