import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

import { namedBy } from './fallback.ts'
import { clusterOf } from './initdb.ts'
import { lockExclusive } from './lock.ts'
import { findPlace } from './cluster-place.ts'
import { signalServer } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { handOver } from './user.ts'

/** @returns the folder of a data folder's database, or undefined if there is none; creates nothing */
export function findCluster(dataDir: string): string | undefined {
  const cluster = path.join(namedBy(dataDir) ?? path.join(dataDir, 'postgres'), 'cluster')
  return existsSync(cluster) ? cluster : undefined
}

/**
 * Gives a data folder the database that `fill` writes. A server that starts meanwhile waits. An interruption leaves
 * nothing that the next start would take for a database.
 * @throws if there is a database already
 */
export async function putCluster(dataDir: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const place = findPlace(dataDir, findPrograms())
  const release = await lockExclusive(path.join(place.folder, 'start.lock'))
  const cluster = clusterOf(place)
  const half = `${cluster}.new`
  try {
    if (existsSync(cluster)) throw new Error(`there is a database in ${place.folder} by now`)
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { mode: 0o700 })
    await fill(half)
    chmodSync(half, 0o700)
    if (place.owner !== undefined) handOver(half, place.owner)
    renameSync(half, cluster)
  } finally {
    rmSync(half, { recursive: true, force: true })
    release()
  }
}

/** Removes a data folder made for a trial, along with its database, wherever that lives and even if it still runs. */
export function removeTrial(dataDir: string): void {
  const cluster = findCluster(dataDir)
  if (cluster !== undefined) signalServer(cluster, 'SIGQUIT')
  const elsewhere = namedBy(dataDir)
  for (const folder of elsewhere === undefined ? [dataDir] : [elsewhere, dataDir]) {
    // The dying database may still write a file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
