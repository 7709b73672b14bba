import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import type { TestProject } from 'vitest/node'

import { connect } from '#store/db.ts'
import { openEmbedded } from '#store/embedded/index.ts'
import { installQueue } from '#jobs/queue.ts'
import { grantServer, SERVER_ROLE } from '#store/roles.ts'
import { migrate } from '#store/migrate.ts'
import { seed } from '#store/seed/index.ts'
import { temporaryFolder } from './folder.ts'

/** Settings that trade durability for speed, because these databases live for one run. */
export const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    template: string
  }
}

/**
 * Starts one PostgreSQL for the whole run, the embedded one, or uses the server at DATABASE_URL. It creates one migrated
 * and seeded template; every test file works on a copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const folder = temporaryFolder('test')
  const embedded = given === undefined ? await openEmbedded(folder, { settings: FAST }) : undefined
  const server = given ?? embedded!.ownerUrl
  const template = `spreewagen_template_${process.pid}`
  await administer(server, `create database ${template}`)
  const { db, close } = connect(onDatabase(server, template), () => {})
  await migrate(db)
  await seed(db)
  await installQueue(onDatabase(server, template))
  await grantServer(db, SERVER_ROLE)
  await close()
  if (given !== undefined) await administer(server, `alter role ${SERVER_ROLE} password '${SERVER_ROLE}'`)
  project.provide('postgres', server)
  project.provide('template', template)
  return async () => {
    await dropDatabase(server, template)
    await embedded?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface OwnDatabase {
  url: string
  /** Environment for a server process with that data folder. */
  env: { DATABASE_URL: string }
  drop(): Promise<void>
}

/** Database of a server process: the embedded one of its data folder, or a separate one on the server at DATABASE_URL. */
export async function databaseOf(dataDir: string): Promise<OwnDatabase> {
  const given = process.env['DATABASE_URL'] ?? ''
  if (given === '') {
    const socket = encodeURIComponent(path.join(dataDir, 'postgres', 'run'))
    return {
      url: `postgresql://spreewagen@/postgres?host=${socket}`,
      env: { DATABASE_URL: '' },
      drop: () => Promise.resolve(),
    }
  }
  const name = `spreewagen_own_${randomBytes(6).toString('hex')}`
  await administer(given, `create database ${name}`)
  const url = onDatabase(given, name)
  return {
    url,
    env: { DATABASE_URL: url },
    drop: () => dropDatabase(given, name),
  }
}

/**
 * Opens a pool for a database that may stop meanwhile. Ending a pool does not wait until its connections are closed, so
 * a stopping database may still send "terminating connection" to an unused one.
 */
export function openPool(url: string, max: number, options: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, ...options })
  // A query on a broken connection fails by itself.
  pool.on('error', () => {})
  return pool
}

export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Drops a database once nobody is connected to it: PostgreSQL itself would look only every 100 ms. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    const connected = () =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    for (let n = 0; n < 100 && (await connected()).rowCount !== 0; n++) await sleep(5)
    await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}

/** URL of the same database for the server's role. */
export function asServer(owner: string): string {
  const url = new URL(owner.replace(/@\//, '@socket/'))
  url.username = SERVER_ROLE
  url.password = SERVER_ROLE
  return url.toString().replace('@socket/', '@/')
}

export function onDatabase(server: string, name: string): string {
  const url = new URL(server.replace(/@\//, '@socket/'))
  url.pathname = `/${name}`
  return url.toString().replace('@socket/', '@/')
}
