import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import type pg from 'pg'

import { newColleague, type Colleague } from '#support/colleague.ts'
import { temporaryFolder } from '#support/folder.ts'
import { openPool } from '#support/postgres.ts'
import { startServer } from '#support/server.ts'
import { fill } from './fill.ts'

/** BRANCHES,CARS,BOOKINGS: `BENCH_OFFICE=100,2000,100000` for a try. */
const [BRANCHES, CARS, BOOKINGS] = (process.env['BENCH_OFFICE'] ?? '100,20000,5000000').split(',').map(Number) as [
  number,
  number,
  number,
]
/** A folder in which the filled company stays, so that the next bench need not fill one. */
const KEEP = process.env['BENCH_KEEP']
const CUSTOMERS = Math.ceil(BOOKINGS / 20)
const cli = path.resolve(import.meta.dirname, '../../src/server/manage.ts')

/** A large company with a manager at work. */
export interface OfficeSite {
  readonly url: string
  readonly pool: pg.Pool
  readonly manager: Colleague
  /** Makes another colleague. */
  readonly colleague: (wish: Parameters<typeof newColleague>[1]) => Promise<Colleague>
  readonly size: string
  readonly branches: number
  readonly bookings: number
  readonly customers: number
  readonly close: () => Promise<void>
}

/** Starts a server for pages and calls alone on a company of the size that is asked for, and fills it where it is new. */
export async function openOffice(): Promise<OfficeSite> {
  const folder = KEEP === undefined ? temporaryFolder('bench-office') : path.join(KEEP, 'office')
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const server = await startServer({ DATA_DIR: folder, ROLES: 'web' })
  const pool = openPool(`postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`, 1)
  const filled = path.join(folder, `filled-${BRANCHES}-${CARS}-${BOOKINGS}`)
  if (!existsSync(filled)) {
    await fillOffice(pool)
    writeFileSync(filled, '')
  }
  const manageWith = async (typed: string, ...args: string[]) => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], { env: { ...process.env, DATA_DIR: folder } })
    running.child.stdin?.end(typed)
    return (await running).stdout
  }
  const colleague: OfficeSite['colleague'] = (wish) => newColleague({ url: server.url, manageWith }, wish)
  const manager = await colleague({})
  return {
    url: server.url,
    pool,
    manager,
    colleague,
    size: `${CARS} cars at ${BRANCHES} branches, ${BOOKINGS} bookings`,
    branches: BRANCHES,
    bookings: BOOKINGS,
    customers: CUSTOMERS,
    async close() {
      await pool.end()
      await server.stop()
      if (KEEP === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function fillOffice(pool: pg.Pool): Promise<void> {
  const from = performance.now()
  await fill(pool, { branches: BRANCHES, cars: CARS, bookings: BOOKINGS, plan: true, customers: CUSTOMERS })
  // A fleet whose inspections are spread over the year, with a few entries about each car.
  await pool.query(`update car set next_inspection = current_date + (id % 360)`)
  await pool.query(
    `insert into car_log (car_id, at, cause, clean, fuel_eighths)
     select id, now() - n * interval '9 days', 'noted', (id + n) % 5 > 0, 4 + (id + n) % 5
     from car, generate_series(1, 6) n`,
  )
  await pool.query('vacuum analyze')
  process.stdout.write(`filled in ${((performance.now() - from) / 60_000).toFixed(1)} minutes\n`)
}
