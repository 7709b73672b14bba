import { rmSync } from 'node:fs'

import { inDays } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { openPool } from '#support/postgres.ts'
import { startServer } from '#support/server.ts'
import { fill } from './fill.ts'
import { ms, percentile, printTable } from './report.ts'

const REQUESTS = 400

async function measure(cars: number, bookings: number): Promise<number[]> {
  const folder = temporaryFolder('bench-availability')
  const server = await startServer({ DATA_DIR: folder })
  const pool = openPool(`postgresql://spreewagen@/postgres?host=${encodeURIComponent(`${folder}/postgres/run`)}`, 1)
  await fill(pool, { branches: 2, cars, bookings, plan: false })
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

/** Asks over HTTP for the offers of one branch, all vehicles with prices, one request at a time. Every fourth is a one-way rental, for which the whole future counts. */
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
