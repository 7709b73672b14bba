import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import pg from 'pg'
import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#support/folder.ts'
import { openEmbedded } from './index.ts'
import { mayServe, pidIn, removeStale } from './postmaster.ts'

const onLinux = process.platform === 'linux'
const folder = temporaryFolder('postmaster')
const cluster = path.join(folder, 'postgres', 'cluster')
const files = [
  path.join(cluster, 'postmaster.pid'),
  path.join(folder, 'postgres', 'run', '.s.PGSQL.5432.lock'),
] as const
const [pidFile] = files
const sleepers: ChildProcess[] = []

afterAll(() => {
  for (const sleeper of sleepers) sleeper.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a program as the database's user: PostgreSQL suspects only its own user's processes of being a database. */
function somethingElse(): ChildProcess & { pid: number } {
  const { uid, gid } = statSync(cluster)
  const sleeper = spawn('sleep', ['600'], { stdio: 'ignore', ...(process.getuid?.() === 0 ? { uid, gid } : {}) })
  sleepers.push(sleeper)
  return sleeper as ChildProcess & { pid: number }
}

const lives = (process: ChildProcess) => process.exitCode === null && process.signalCode === null
const withPid = (text: string, pid: number) => text.replace(/^\d+/, String(pid))

test.runIf(onLinux)('the database starts after a power cut, even if another program has its old id', async () => {
  const first = await openEmbedded(folder)
  const left = files.map((file) => readFileSync(file, 'utf8'))
  await first.close()
  const other = somethingElse()
  files.forEach((file, at) => {
    writeFileSync(file, withPid(left[at]!, other.pid))
  })
  const second = await openEmbedded(folder)
  expect(lives(other)).toBe(true)
  expect(pidIn(pidFile)).not.toBe(other.pid)
  await second.close()
  expect(files.filter((file) => existsSync(file))).toEqual([])
})

test.runIf(onLinux)('a program that merely has the id of the database is not stopped', async () => {
  const database = await openEmbedded(folder)
  const text = readFileSync(pidFile, 'utf8')
  const other = somethingElse()
  const ended = new Promise((resolve) => other.once('exit', resolve))
  writeFileSync(pidFile, withPid(text, other.pid))
  await database.close()
  // If closing had sent a signal, that one would arrive before this.
  other.kill('SIGTERM')
  await ended
  expect(other.signalCode).toBe('SIGTERM')
  writeFileSync(pidFile, text)
  await (await openEmbedded(folder)).close()
  expect(existsSync(pidFile)).toBe(false)
})

test.runIf(onLinux)('the lock files of a database that lives are left alone', async () => {
  const database = await openEmbedded(folder)
  const pid = pidIn(pidFile)!
  for (const file of files) removeStale(file, cluster)
  expect(files.map((file) => pidIn(file))).toEqual([pid, pid])
  expect(mayServe(pid, path.join(folder, 'postgres', 'run', '..', 'cluster'))).toBe(true)
  expect(mayServe(pid, path.join(folder, 'postgres', 'run'))).toBe(false)
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  expect(mayServe(rows[0]!.pid, cluster)).toBe(false)
  await client.end()
  await database.close()
})

test.runIf(onLinux)('neither a program nor one of its threads is taken for the database', () => {
  const threads = readdirSync('/proc/self/task').map(Number)
  expect(threads.length).toBeGreaterThan(1)
  expect(threads.filter((thread) => mayServe(thread, cluster))).toEqual([])
})

test('an empty lock file is removed once it is too old to belong to a database that is starting', () => {
  const empty = path.join(folder, 'empty', 'postmaster.pid')
  mkdirSync(path.dirname(empty))
  removeStale(empty, cluster) // there is none
  writeFileSync(empty, '')
  removeStale(empty, cluster)
  expect(existsSync(empty)).toBe(true)
  const minuteAgo = new Date(Date.now() - 60_000)
  utimesSync(empty, minuteAgo, minuteAgo)
  removeStale(empty, cluster)
  expect(existsSync(empty)).toBe(false)
})
