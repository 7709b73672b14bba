import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

import { createTestDb, type TestDb } from '#support/database.ts'
import { openProxy, type DatabaseProxy } from '#support/database-proxy.ts'
import { temporaryFolder } from '#support/folder.ts'
import { administer, onDatabase } from '#support/postgres.ts'
import { checkFitness, hearsOf } from './fitness.ts'

let db: TestDb
beforeAll(async () => {
  db = await createTestDb()
})
afterAll(async () => {
  await db.close()
})

const withOptions = (options: string) => {
  const url = new URL(db.ownerUrl.replace('@/', '@socket/'))
  url.searchParams.set('options', options)
  return url.toString().replace('@socket/', '@/')
}

test('a database as it should be is taken', async () => {
  await expect(checkFitness(db.ownerUrl)).resolves.toBeUndefined()
  await expect(checkFitness(db.url)).resolves.toBeUndefined()
})

test.each([
  ['-c timezone=Europe/Berlin', /time zone of a session is Europe\/Berlin .*; take options out of the address/],
  ['-c timezone=UTC -c default_transaction_isolation=serializable', /transactions are serializable .*read committed/],
  ['-c timezone=UTC -c search_path=elsewhere', /tables are looked for in elsewhere and cannot be in public/],
])('one whose sessions are told %s is refused with what to do', async (options, problem) => {
  await expect(checkFitness(withOptions(options))).rejects.toThrow(problem)
})

test('one that does not know all letters is refused', async () => {
  const name = `spreewagen_test_${randomBytes(6).toString('hex')}`
  const server = inject('postgres')
  await administer(server, `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`)
  await expect(checkFitness(onDatabase(server, name))).rejects.toThrow(/texts as SQL_ASCII; .*encoding 'UTF8'/)
  await administer(server, `drop database ${name}`)
})

// A pooler in transaction mode separates the listener from the session that announces the news.
test('tells apart sessions that hear each other and those that do not', async () => {
  const elsewhere = await createTestDb()
  const sessions = [db.url, db.url, elsewhere.url].map((connectionString) => new pg.Client({ connectionString }))
  const [listener, near, far] = sessions as [pg.Client, pg.Client, pg.Client]
  try {
    for (const session of sessions) await session.connect()
    expect(await hearsOf(listener, near)).toBe(true)
    expect(await hearsOf(listener, far, 500)).toBe(false)
  } finally {
    for (const session of sessions) await session.end()
    await elsewhere.close()
  }
})

const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

describe.runIf(hasPooler)('behind pgbouncer (skipped where it is not installed)', () => {
  const folder = temporaryFolder('pgbouncer')
  const running: ChildProcess[] = []
  const proxies: DatabaseProxy[] = []
  afterAll(async () => {
    for (const pooler of running) pooler.kill('SIGKILL')
    for (const proxy of proxies) await proxy.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function pooled(mode: string, ignored: string): Promise<string> {
    const port = await freePort()
    const url = new URL(db.ownerUrl.replace('@/', '@socket/'))
    const socket = url.searchParams.get('host')
    // The pooler runs as a user whom the embedded database does not let in, so it connects through our proxy.
    const proxy = socket === null ? undefined : await openProxy(db.ownerUrl)
    if (proxy !== undefined) proxies.push(proxy)
    const server = proxy === undefined ? url : new URL(proxy.url)
    const users = path.join(folder, 'users')
    const settings = path.join(folder, `${mode}.ini`)
    writeFileSync(users, `"${url.username}" "${url.password}"\n`)
    const target = `host=${server.hostname} port=${server.port || '5432'} dbname=${url.pathname.slice(1)} user=${url.username}`
    writeFileSync(
      settings,
      `[databases]\ndb = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\n` +
        `auth_type = any\nauth_file = ${users}\npool_mode = ${mode}\nignore_startup_parameters = ${ignored}\n`,
    )
    for (const file of [folder, users, settings]) chmodSync(file, 0o755)
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {} // pgbouncer refuses to run as root
    running.push(spawn('pgbouncer', [settings], { stdio: 'ignore', ...nobody }))
    const pooledUrl = `postgresql://${url.username}@127.0.0.1:${port}/db`
    await expect.poll(() => administer(pooledUrl, 'select 1').then(() => true), { timeout: 20_000 }).toBe(true)
    return pooledUrl
  }

  // If the pooler ignores `options`, sessions have the server's settings; otherwise it refuses ours.
  test.each([
    ['transaction', 'extra_float_digits', /pooler in transaction mode .* pool_mode = session/],
    ['transaction', 'options', /pooler in transaction mode|time zone of a session/],
    ['statement', 'options', /pooler in transaction mode|time zone of a session/],
  ])('in mode %s, ignoring %s, it is refused with what to do', async (mode, ignored, problem) => {
    await expect(checkFitness(await pooled(mode, ignored))).rejects.toThrow(problem)
  })

  test('in transaction mode it is refused though time zone, isolation and path happen to be right', async () => {
    const name = new URL(db.ownerUrl.replace('@/', '@socket/')).pathname.slice(1)
    await administer(db.ownerUrl, `alter database ${name} set timezone = 'UTC'`)
    await administer(db.ownerUrl, `alter database ${name} set search_path = public`)
    const url = await pooled('transaction', 'options')
    await expect(checkFitness(url)).rejects.toThrow(/no process|would reach no process/)
  })
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
