import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { callServer } from '#support/client.ts'
import { newColleague } from '#support/colleague.ts'
import { temporaryFolder } from '#support/folder.ts'
import { openPool } from '#support/postgres.ts'
import { startServer } from '#support/server.ts'
import { fill } from './fill.ts'
import { ms, percentile, printTable } from './report.ts'

const REQUESTS = 200
const BRANCHES = 100
const cli = path.resolve(import.meta.dirname, '../../src/server/manage.ts')

/** Asks for the boards of many branches, one request at a time. @returns times in ms, and the most rows of one board */
async function measure(cars: number, bookings: number): Promise<{ times: number[]; rows: number }> {
  const folder = temporaryFolder('bench-board')
  const server = await startServer({ DATA_DIR: folder })
  const pool = openPool(`postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`, 1)
  const manageWith = async (typed: string, ...args: string[]) => {
    const running = promisify(execFile)(process.execPath, [cli, ...args], { env: { ...process.env, DATA_DIR: folder } })
    running.child.stdin?.end(typed)
    return (await running).stdout
  }
  const { token } = await newColleague({ url: server.url, manageWith })
  await fill(pool, { branches: BRANCHES, cars, bookings, plan: true })
  // A fleet whose inspections are spread over the year, with a few entries about each car, and rentals that are out.
  await pool.query(`update car set next_inspection = current_date + (id % 360)`)
  await pool.query(
    `insert into car_log (car_id, at, cause, clean, fuel_eighths)
     select id, now() - n * interval '9 days', 'noted', (id + n) % 5 > 0, 4 + (id + n) % 5
     from car, generate_series(1, 6) n`,
  )
  await pool.query('vacuum analyze')
  const times: number[] = []
  let rows = 0
  for (let n = -20; n < REQUESTS; n++) {
    const from = performance.now()
    const query = { branch: String(4 + ((n + 20) % (BRANCHES - 4))) }
    const { status, body } = await callServer(server.url, 'getBoard', { as: token, query })
    if (status !== 200 || body.pickups.length === 0) throw new Error(`unexpected answer ${status}`)
    rows = Math.max(rows, body.pickups.length + body.returns.length)
    if (n >= 0) times.push(performance.now() - from)
  }
  await pool.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return { times, rows }
}

/** Asks over HTTP for the board of a branch and day: 200 cars at each of 100 branches, years of bookings behind them. */
export async function main(): Promise<void> {
  const { times, rows } = await measure(20_000, 5_000_000)
  printTable('Board of a day', [
    [
      '20,000 cars at 100 branches, 5,000,000 bookings',
      `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`,
    ],
    ['rentals on the fullest board', String(rows)],
  ])
}
