import { rmSync } from 'node:fs'

import type pg from 'pg'

import { checkSoundness } from '#store/soundness.ts'
import type { Quote } from '#contract/booking.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { administer, onDatabase, openPool } from '#support/postgres.ts'
import { startServer, type ServerProcess } from '#support/server.ts'
import { post } from './post-json.ts'
import { median, printTable } from './report.ts'

const ROUNDS = 5
const SECONDS = 4
const WARM_SECONDS = 8
const CLIENTS = 32
const CARS_PER_CLASS_AND_BRANCH = 80
const MANY = { vehicles: [101, 201, 301, 401, 501, 601, 701, 801], firstDay: 3 }
const ONE = { vehicles: [501], firstDay: 160 }

type Wanted = typeof MANY

/** Creates a quote and then its booking, again and again, on the given number of classes until the time is up. @returns bookings per second */
async function drive(servers: readonly ServerProcess[], wanted: Wanted, seconds: number): Promise<number> {
  const { vehicles, firstDay } = wanted
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
     select c.id * 100 + 1, c.id, b.id, 'BN-' || c.id || ' ' || b.id || ' ' || n, current_date, '2025-02-03'
     from vehicle_class c, branch b, generate_series(1, $1) n where not c.coming_soon`,
    [CARS_PER_CLASS_AND_BRANCH],
  )
}

/** Server processes on one database. They stand still while another house is measured, because their letters would take time from it. */
interface House {
  drive(wanted: Wanted, seconds: number): Promise<number>
  close(): Promise<void>
}

async function openHouse(env: Record<string, string>, url: string, processes: number): Promise<House> {
  const servers = [await startServer(env)]
  const pool = openPool(url, 1)
  await moreCars(pool)
  while (servers.length < processes) servers.push(await startServer(env))
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { child } of servers) child.kill(name)
  }
  const house: House = {
    async drive(wanted, seconds) {
      signal('SIGCONT')
      const rate = await drive(servers, wanted, seconds)
      signal('SIGSTOP')
      return rate
    },
    async close() {
      signal('SIGCONT')
      const findings = await checkSoundness(pool)
      if (findings.length > 0) throw new Error(findings.join('\n'))
      await pool.end()
      for (const server of servers) await server.stop()
    },
  }
  await house.drive(MANY, WARM_SECONDS * processes) // each process warms up as long as a single one does
  return house
}

/** Drives the houses in turns and in changing order, so that a slow spell of the machine affects all alike. @returns rates by house */
async function inTurns(houses: readonly House[], wanted: Wanted): Promise<number[][]> {
  const rates: number[][] = houses.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    const turns = [...houses.entries()]
    for (const [n, house] of round % 2 === 0 ? turns : turns.toReversed())
      rates[n]!.push(await house.drive(wanted, SECONDS))
  }
  return rates
}

const perSecond = (rates: readonly number[]) =>
  `${median(rates).toFixed(0)} bookings/s (${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)})`

/** Measures durable bookings per second over HTTP, each with its quote; the clients run on the same two cores. */
export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-bookings')
  const socket = `postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`
  const house = await openHouse({ DATA_DIR: folder, DATABASE_URL: '' }, socket, 1)
  const rows: [string, string][] = [
    ['embedded, one process, many classes', perSecond((await inTurns([house], MANY))[0]!)],
    ['embedded, one process, one class', perSecond((await inTurns([house], ONE))[0]!)],
  ]
  await house.close()
  const given = process.env['DATABASE_URL']
  if (given !== undefined) rows.push(...(await oneAndFour(given, folder)))
  rmSync(folder, { recursive: true, force: true })
  printTable('Bookings', rows)
}

async function oneAndFour(server: string, folder: string): Promise<[string, string][]> {
  const houses: House[] = []
  for (const processes of [1, 4]) {
    const name = `spreewagen_bench_${processes}`
    await administer(server, `drop database if exists ${name} with (force)`)
    await administer(server, `create database ${name}`)
    const url = onDatabase(server, name)
    // The houses have the same number of connections in total; a database server with two cores gains nothing from more.
    const env = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_POOL: String(CLIENTS / processes) }
    houses.push(await openHouse(env, url, processes))
  }
  const rows: [string, string][] = []
  for (const [label, wanted] of [
    ['many classes', MANY],
    ['one class', ONE],
  ] as const) {
    const [one, four] = (await inTurns(houses, wanted)) as [number[], number[]]
    const ratio = median(four.map((rate, n) => rate / one[n]!)).toFixed(2)
    rows.push(
      [`PostgreSQL server, one process, ${label}`, perSecond(one)],
      [`PostgreSQL server, four processes, ${label}`, `${perSecond(four)}; ${ratio} of one, median of the turns`],
    )
  }
  for (const house of houses) await house.close()
  return rows
}
