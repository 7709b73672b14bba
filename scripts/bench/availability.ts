import { rmSync } from 'node:fs'

import pg from 'pg'

import { inDays } from '../../tests/support/client.ts'
import { temporaryFolder } from '../../tests/support/folder.ts'
import { startServer } from '../../tests/support/server.ts'
import { ms, percentile, printTable } from './report.ts'

const REQUESTS = 400

/**
 * Fills the tables in bulk with what the triggers would have written: every car rented for a day or two, again and
 * again, over two years past and one to come. Past days are melted, as the nightly job does.
 */
async function fill(pool: pg.Pool, cars: number, bookings: number): Promise<void> {
  const perCell = Math.ceil(cars / 16)
  const each = Math.round(bookings / (perCell * 16))
  await pool.query(
    `insert into inventory select b.id, c.id from branch b, vehicle_class c where not c.coming_soon on conflict do nothing`,
  )
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
     select c.id * 100 + 1, c.id, b.id, 'BENCH ' || c.id || ' ' || b.id || ' ' || n, current_date, '2024-01-01'
     from vehicle_class c, branch b, generate_series(1, $1) n where not c.coming_soon`,
    [perCell],
  )
  await client.query(
    `insert into booking (status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local, starts_at, ends_at,
                          turnaround, extras, cross_border, price, total_minor, currency, reference, email, first_name, last_name, language, payment_method, booked_at)
     select case when at < now() then 'closed' else 'confirmed' end, vehicle_id, class_id, home_branch, home_branch, at, at + length, at, at + length,
            '90 minutes', '[]', false, '{}', 0, 'USD', 'B' || row_number() over (), 'x@post.example', 'x', 'x', 'de', 'paypal', at
     from (select c.*, date_trunc('hour', now()) - interval '730 days' + (n + (c.id % 97) / 97.0) * (interval '1095 days' / $1::int) as at,
                  (1 + c.id % 2) * interval '1 day' as length
           from car c, generate_series(0, $1 - 1) n where plate like 'BENCH%') rentals`,
    [each],
  )
  await client.query(
    `insert into stock_move select home_branch, class_id, in_service_from, 1, 'c', id from car where plate like 'BENCH%'`,
  )
  await client.query(`insert into stock_move select pickup_branch, class_id, starts_at, -1, 'b', id from booking`)
  await client.query(
    `insert into stock_move select dropoff_branch, class_id, ends_at + turnaround, 1, 'b', id from booking`,
  )
  await client.query('delete from stock_day')
  await client.query(
    `insert into stock_day select branch_id, class_id, day, sum(delta), least(0, min(level)) from (
       select branch_id, class_id, utc_day(at) as day, sum(delta) as delta,
              sum(sum(delta)) over (partition by branch_id, class_id, utc_day(at) order by at) as level
       from stock_move group by branch_id, class_id, at) levels group by 1, 2, 3`,
  )
  await client.query(
    `with past as (delete from stock_day where day < utc_day(now()) - 1 returning branch_id, class_id, net)
     insert into stock_day select branch_id, class_id, utc_day(now()) - 2, sum(net), least(0, sum(net)) from past group by 1, 2`,
  )
  client.release()
  await pool.query('vacuum analyze')
}

async function measure(cars: number, bookings: number): Promise<number[]> {
  const folder = temporaryFolder('bench-availability')
  const server = await startServer({ DATA_DIR: folder })
  const pool = new pg.Pool({
    connectionString: `postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`,
    max: 1,
  })
  await fill(pool, cars, bookings)
  const times: number[] = []
  for (let n = -50; n < REQUESTS; n++) {
    const first = 3 + ((n + 50) % 300)
    const from = performance.now()
    const answer = await fetch(
      `${server.url}/api/availability?pickup=3&dropoff=${n % 4 === 0 ? 1 : 3}&start=${inDays(first)}&end=${inDays(first + 1 + (n & 7))}`,
    )
    const { offers } = (await answer.json()) as { offers: unknown[] }
    if (answer.status !== 200 || offers.length < 24) throw new Error(`unexpected answer ${answer.status}`)
    if (n >= 0) times.push(performance.now() - from)
  }
  await pool.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return times
}

/** One branch, all vehicles, with prices, over HTTP; one request at a time; every fourth is one-way (the whole future counts). */
export async function main(): Promise<void> {
  const small = await measure(200, 10_000)
  const large = await measure(20_000, 5_000_000)
  const line = (times: number[]) => `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`
  printTable('Availability', [
    ['200 cars, 10,000 bookings', line(small)],
    ['20,000 cars, 5,000,000 bookings', line(large)],
    ['ratio of the medians', (percentile(large, 0.5) / percentile(small, 0.5)).toFixed(2)],
  ])
}
