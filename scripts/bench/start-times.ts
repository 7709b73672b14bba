import { rmSync } from 'node:fs'

import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { median, ms, printTable } from './report.ts'

const RUNS = 5

async function timedStart(folder: string): Promise<number> {
  const from = performance.now()
  const server = await startServer({ DATA_DIR: folder })
  const ready = await fetch(`${server.url}/readyz`)
  const took = performance.now() - from
  if (ready.status !== 200) throw new Error(`not ready: ${ready.status}`)
  await server.stop()
  return took
}

/** Measures the time from the command to /readyz, with the site built: for a first start, which creates and seeds the database, and for later starts. */
export async function main(): Promise<void> {
  const first: number[] = []
  const later: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const folder = temporaryFolder('bench-start')
    first.push(await timedStart(folder))
    later.push(await timedStart(folder))
    rmSync(folder, { recursive: true, force: true })
  }
  printTable('Start', [
    ['first start with database and seed, until /readyz, median of 5', ms(median(first))],
    ['later start, until /readyz, median of 5', ms(median(later))],
  ])
}
