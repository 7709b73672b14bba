import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { SERVER_ROLE } from '../roles.ts'
import { admit } from './admit.ts'
import { clusterOf, initialise, OWNER_ROLE } from './initdb.ts'
import { lockExclusive, lockShared, tryLockExclusive } from './lock.ts'
import { findPlace, type Place } from './cluster-place.ts'
import { removeStale, signalServer } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { lackOfRoom } from './room.ts'
import { keepSmall, lastWords, logSettings } from './server-log.ts'
import { handOver, isForeign, isInUse } from './user.ts'

const START_TIMEOUT_MS = 60_000
/** Pauses between attempts to start a database that fails to, as on a full disk; each is twice the one before. */
const RETRY_MS = { first: 250, most: 2_000 }
const WATCH_INTERVAL_MS = 1_000

export interface Embedded {
  /** URL for the server's role, which owns nothing. */
  url: string
  /** URL for the role that owns everything. */
  ownerUrl: string
  /** One line for the log about where and as whom the database runs, if that is not obvious. */
  note: string | undefined
  /** Stops watching. The last process to leave the folder also stops the database. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Further settings of PostgreSQL, as `name=value`. Tests use them to switch durability off. */
  settings?: readonly string[]
  onRestart?: (reason: string) => void
}

/**
 * Opens a real PostgreSQL on a Unix socket in the data folder. Any number of processes may open the same folder: they
 * share one database, and the first process to notice that it is gone starts it again.
 * @throws if the database does not start; the message names its log
 */
export async function openEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const place = findPlace(dataDir, findPrograms())
  const usersLock = path.join(place.folder, 'users.lock')
  const leave = await lockShared(usersLock)
  await ensureRunning(place, options.settings ?? [])
  const watch = watchOver(place, options)
  return {
    url: urlOf(place, SERVER_ROLE),
    ownerUrl: urlOf(place, OWNER_ROLE),
    note: place.note,
    async close() {
      await watch.stop()
      leave()
      const alone = tryLockExclusive(usersLock)
      if (alone === undefined) return
      try {
        await shutDown(clusterOf(place))
      } finally {
        alone()
      }
    },
  }
}

/** PostgreSQL's lock files. It does not start while a process has an id that one of them names. */
const lockFilesOf = (place: Place) => [
  path.join(clusterOf(place), 'postmaster.pid'),
  path.join(place.socket, '.s.PGSQL.5432.lock'),
]
const logOf = (place: Place) => path.join(place.folder, 'postgres.log')
const urlOf = (place: Place, role: string) =>
  `postgresql://${role}@/postgres?host=${encodeURIComponent(place.socket)}&port=5432`

/**
 * Starts the database unless it runs. A lock lets one process at a time decide.
 * @param wanted whether the caller still needs the database
 */
async function ensureRunning(place: Place, settings: readonly string[], wanted = () => true): Promise<void> {
  const release = await lockExclusive(path.join(place.folder, 'start.lock'))
  try {
    await initialise(place)
    let server: ChildProcess | undefined
    let pause = RETRY_MS.first
    for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(20)) {
      if (!wanted()) return
      const state = await ping(urlOf(place, OWNER_ROLE))
      if (state === 'up') return
      const alive = server !== undefined && server.exitCode === null && server.signalCode === null
      if (state === 'starting' || alive) continue
      // After a kill -9, the dying predecessor may hold its lock file for a moment.
      if (server !== undefined) {
        await sleep(pause)
        pause = Math.min(2 * pause, RETRY_MS.most)
      }
      if (!takenOver(place)) continue
      if (!(await answers(place))) for (const file of lockFilesOf(place)) removeStale(file, clusterOf(place))
      server = startServer(place, settings)
    }
    const why = `${lastWords(logOf(place))}${lackOfRoom(place.folder)}`
    throw new Error(`the embedded PostgreSQL did not start; see ${logOf(place)}${why}`)
  } finally {
    release()
  }
}

/**
 * Gives a cluster that belongs to another user to the database's user, once no process works in it.
 * @returns whether the cluster belongs to the right user now
 */
function takenOver(place: Place): boolean {
  const cluster = clusterOf(place)
  if (place.owner === undefined || !isForeign(cluster)) return true
  if (isInUse(cluster)) return false
  handOver(cluster, place.owner)
  return true
}

function startServer(place: Place, settings: readonly string[]): ChildProcess {
  admit(clusterOf(place), place.owner)
  const log = openSync(logOf(place), 'a', 0o600)
  const flags = [
    'listen_addresses=',
    `unix_socket_directories="${place.socket.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'max_connections=200',
    'shared_buffers=128MB',
    'jit=off', // our queries are short; compiling them costs more than it saves
    ...logSettings,
    ...settings,
  ].flatMap((setting) => ['-c', setting])
  const server = spawn(path.join(place.programs, 'bin', 'postgres'), ['-D', clusterOf(place), ...flags], {
    ...place.owner,
    cwd: place.folder,
    detached: true, // survives a kill -9 of this process; the next start finds it serving
    stdio: ['ignore', log, log],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  })
  closeSync(log)
  server.on('error', () => {}) // counts as "not up": the loop above tries again, or gives up and names the log
  server.unref()
  return server
}

async function ping(url: string): Promise<'up' | 'starting' | 'down'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'up'
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'starting' : 'down'
  } finally {
    client.end().catch(() => {})
  }
}

/** Checks every second that the socket answers, and starts the database again if not. Also keeps its log small. */
function watchOver(place: Place, options: EmbeddedOptions): { stop(): Promise<void> } {
  let stopped = false
  let looking: Promise<void> | undefined
  const look = async () => {
    try {
      keepSmall(logOf(place))
      if ((await answers(place)) || stopped) return
      options.onRestart?.(`the embedded database was gone; starting it again${lackOfRoom(place.folder)}`)
      await ensureRunning(place, options.settings ?? [], () => !stopped)
    } catch (error) {
      options.onRestart?.((error as Error).message)
    }
  }
  const timer = setInterval(() => {
    // Not cleared inside `look`, which may finish before its promise is assigned here.
    looking ??= look().finally(() => {
      looking = undefined
    })
  }, WATCH_INTERVAL_MS)
  timer.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await looking
    },
  }
}

function answers(place: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectSocket(path.join(place.socket, '.s.PGSQL.5432'))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => {
      resolve(false)
    })
  })
}

/** Stops the database by a fast shutdown: it rolls back open transactions and writes everything committed to disk. */
async function shutDown(cluster: string): Promise<void> {
  if (!signalServer(cluster, 'SIGINT')) return
  const pidFile = path.join(cluster, 'postmaster.pid')
  for (const end = Date.now() + START_TIMEOUT_MS; existsSync(pidFile) && Date.now() < end;) await sleep(10)
}
