import { rmSync } from 'node:fs'

import pg from 'pg'

import { audit } from '../../tests/support/audit.ts'
import type { Quote } from '../../src/contract/booking.ts'
import { bookingBody, inDays } from '../../tests/support/client.ts'
import { temporaryFolder } from '../../tests/support/folder.ts'
import { administer, onDatabase } from '../../tests/support/postgres.ts'
import { startServer, type ServerProcess } from '../../tests/support/server.ts'
import { post } from './post.ts'
import { printTable } from './report.ts'

const SECONDS = 8
const CLIENTS = 32
const CARS_PER_CLASS_AND_BRANCH = 40
const ALL = [101, 201, 301, 401, 501, 601, 701, 801]

/** Quote and booking, one after the other, on as many classes as named, until the time is over. @returns bookings a second */
async function drive(
  servers: readonly ServerProcess[],
  vehicles: readonly number[],
  firstDay: number,
  seconds = SECONDS,
): Promise<number> {
  let booked = 0
  let turn = 0
  const from = performance.now()
  const until = from + seconds * 1_000
  const client = async () => {
    while (performance.now() < until) {
      const mine = turn++
      const server = servers[mine % servers.length]!
      const start = firstDay + (mine % 150)
      const quote = await post(`${server.url}/api/quotes`, {
        vehicleId: vehicles[mine % vehicles.length]!,
        pickup: 3,
        dropoff: 3,
        start: inDays(start),
        end: inDays(start + 1),
        extras: [],
        crossBorder: false,
      })
      if (quote.status !== 201) continue
      const booking = await post(`${server.url}/api/bookings`, bookingBody((quote.body as Quote).id))
      if (booking.status === 201) booked++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return booked / ((performance.now() - from) / 1_000)
}

async function moreCars(pool: pg.Pool): Promise<void> {
  await pool.query(`update setting set value = '"open"' where key = 'bookings'`)
  await pool.query(
    `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
     select c.id * 100 + 1, c.id, b.id, 'BENCH ' || c.id || ' ' || b.id || ' ' || n, '2030-01-01', '2025-02-03'
     from vehicle_class c, branch b, generate_series(1, $1) n where not c.coming_soon`,
    [CARS_PER_CLASS_AND_BRANCH],
  )
}

async function measure(
  env: Record<string, string>,
  url: string,
  processes: number,
): Promise<{ many: number; one: number }> {
  const servers = [await startServer(env)]
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await moreCars(pool)
  while (servers.length < processes) servers.push(await startServer(env))
  await drive(servers, ALL, 3, SECONDS * processes) // warm: each process as much as one alone
  const many = await drive(servers, ALL, 3)
  const one = await drive(servers, [501], 160)
  const findings = await audit(pool)
  if (findings.length > 0) throw new Error(findings.join('\n'))
  await pool.end()
  for (const server of servers) await server.stop()
  return { many, one }
}

/** Bookings a second, each with its quote, durable, over HTTP; the clients take their share of the two cores. */
export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-bookings')
  const socket = `postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`
  const embedded = await measure({ DATA_DIR: folder, DATABASE_URL: '' }, socket, 1)
  const rows: [string, string][] = [
    ['embedded, one process, many classes', `${embedded.many.toFixed(0)} bookings/s (each with its quote)`],
    ['embedded, one process, one class', `${embedded.one.toFixed(0)} bookings/s`],
  ]
  const given = process.env['DATABASE_URL']
  if (given !== undefined) {
    for (const processes of [1, 4]) {
      await administer(given, 'drop database if exists spreewagen_bench with (force)')
      await administer(given, 'create database spreewagen_bench')
      const url = onDatabase(given, 'spreewagen_bench')
      // As many connections in all: a database server of two cores gains nothing from more.
      const env = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(CLIENTS / processes) }
      const result = await measure(env, url, processes)
      rows.push([
        `PostgreSQL server, ${processes} process(es), many classes`,
        `${result.many.toFixed(0)} bookings/s; one class ${result.one.toFixed(0)}`,
      ])
    }
  }
  rmSync(folder, { recursive: true, force: true })
  printTable('Bookings', rows)
}
