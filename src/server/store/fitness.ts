import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { ONLY_COMPANY, sessionOptions } from './db.ts'

const LEAST_VERSION = 150_000
const NOTICE_MS = 5_000

/** Thrown for a database that answers, but in a way that would make us go wrong unnoticed. */
export class UnfitError extends Error {
  constructor(problem: string) {
    super(`DATABASE_URL: ${problem}`)
  }
}

const POOLER =
  'a pooler in transaction mode stands in between, so changes of settings would reach no process and time zone and ' +
  'isolation would be those of others; connect to PostgreSQL itself, or set the pooler to pool_mode = session'

/** Checks that a database suits us. @throws UnfitError, whose message says what to do */
export async function checkFitness(url: string, company = ONLY_COMPANY): Promise<void> {
  const open = () => openSession(url, company)
  const [listener, other] = [await open(), await open()]
  try {
    await checkSession(listener, company)
    if (!(await hearsOf(listener, other))) throw new UnfitError(POOLER)
  } finally {
    await Promise.all([listener.end(), other.end()])
  }
}

async function openSession(url: string, company: string): Promise<pg.Client> {
  const options = sessionOptions(company)
  const session = new pg.Client({ connectionString: url, options, connectionTimeoutMillis: NOTICE_MS })
  session.on('error', () => {}) // the next query fails and reports it
  try {
    await session.connect()
  } catch (error) {
    if (/startup parameter/.test((error as Error).message)) throw new UnfitError(POOLER)
    throw error
  }
  return session
}

async function checkSession(session: pg.Client, company: string): Promise<void> {
  const { rows } = await session.query<{
    version: string
    encoding: string
    zone: string
    isolation: string
    path: string
  }>(
    `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
            current_setting('TimeZone') as zone, current_setting('default_transaction_isolation') as isolation, current_setting('search_path') as path`,
  )
  const { version, encoding, zone, isolation, path } = rows[0]!
  if (Number(version) < LEAST_VERSION)
    throw new UnfitError(`this is PostgreSQL ${Math.floor(Number(version) / 10_000)}; 15 or newer is needed`)
  if (encoding !== 'UTF8')
    throw new UnfitError(`the database keeps texts as ${encoding}; make it anew: create database … encoding 'UTF8'`)
  const way = 'take options out of the address, and connect to PostgreSQL itself, not to a pooler that ignores them'
  if (zone !== 'UTC') throw new UnfitError(`the time zone of a session is ${zone} and cannot be set to UTC; ${way}`)
  if (isolation !== 'read committed')
    throw new UnfitError(`transactions are ${isolation} and cannot be set to read committed; ${way}`)
  if (path !== company)
    throw new UnfitError(`tables are looked for in ${path || 'no schema'} and cannot be in ${company}; ${way}`)
}

/** Whether a session's announcement reaches another idle session, such as that of the catalogue's cache. */
export async function hearsOf(listener: pg.Client, other: pg.Client, patienceMs = NOTICE_MS): Promise<boolean> {
  const channel = `fitness_${randomBytes(8).toString('hex')}`
  const heard = new Promise<boolean>((resolve) => {
    listener.once('notification', () => {
      resolve(true)
    })
  })
  await listener.query(`listen ${channel}`)
  await other.query(`notify ${channel}`)
  const patience = new AbortController()
  const silence = sleep(patienceMs, false, { signal: patience.signal })
  silence.catch(() => {})
  try {
    return await Promise.race([heard, silence])
  } finally {
    patience.abort()
  }
}
