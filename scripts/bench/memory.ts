import { readFileSync, rmSync } from 'node:fs'

import autocannon from 'autocannon'

import { inDays } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { printTable } from './report.ts'

const MINUTES = Number(process.env['MINUTES'] ?? 1)

/** Resident memory of one process in MB. */
function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** Measures the server's memory under load, quarter by quarter, for MINUTES minutes. Linux only. */
export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-memory')
  const server = await startServer({ DATA_DIR: folder })
  const paths = [
    '/',
    '/en',
    '/api/site',
    '/api/vehicle/GetVehicleByType?id=0',
    `/api/availability?pickup=3&dropoff=3&start=${inDays(9)}&end=${inDays(12)}`,
  ]
  const readings = [residentMb(server.child.pid!)]
  for (let quarter = 0; quarter < 4; quarter++) {
    await autocannon({
      url: server.url,
      connections: 50,
      duration: MINUTES * 15,
      requests: paths.map((path) => ({ method: 'GET' as const, path })),
    })
    readings.push(residentMb(server.child.pid!))
  }
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  printTable('Memory', [
    [
      `resident memory at start and after each quarter of ${MINUTES} min of load`,
      readings.map((mb) => `${mb.toFixed(0)} MB`).join(', '),
    ],
  ])
}
