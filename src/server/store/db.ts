import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'

import { isCompany, type Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { assertMay, type Verb } from '#domain/rights.ts'
import { Pulse } from './pulse.ts'
import type { Tables } from './tables.ts'
import { OverloadedError, troubleOf } from '#log/trouble.ts'

export type Db = Kysely<Tables>

/** Act that is being done, and its actor. */
export interface Act {
  readonly actor: Actor
  readonly verb: Verb
  /** Whether the log has a line about it. */
  told: boolean
  /** Cars from which it took rentals that are to come, by the stay: those that they had before it. */
  readonly takenFrom: Map<number, number>
}
/**
 * Handle of a transaction; a store function that takes it cannot escape the transaction. It knows the actor, whom the
 * log (act-log.ts) names, so no transaction begins without one.
 */
export type Tx = Transaction<Tables> & { readonly act: Act }
/**
 * Handle for reading. A function that takes it cannot write, so a replica may answer. The database enforces it too,
 * because the connection is read-only.
 */
export type Read = Pick<Db, 'selectFrom' | 'getExecutor'>
/** Handle for reading that can do several queries on one connection, in a transaction that cannot write. */
export interface Readable extends Read {
  transaction(): { setAccessMode(mode: 'read only'): { execute<T>(work: (read: Read) => Promise<T>): Promise<T> } }
}

const typeParsers: Record<number, (value: string) => unknown> = {
  20: Number, // int8: our identities and sums stay far below 2^53
  1082: (value) => value, // date: a calendar day is not a moment
  1083: (value) => value.slice(0, 5), // time: 'HH:MM'
  1114: (value) => value.replace(' ', 'T').slice(0, 16), // timestamp: Berlin wall clock, 'YYYY-MM-DDTHH:MM'
  1186: (value) => value, // interval: handed back as it came
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => typeParsers[oid] ?? pg.types.getTypeParser(oid, format),
}

const names = new Map<string, string>()
const MAX_NAMES = 1_000

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = createHash('sha1').update(text).digest('hex')
  if (names.size < MAX_NAMES) names.set(text, name)
  return name
}

/** `pg` plans unnamed statements anew each time; naming them by their text made joins 1.7 to 2.2 times faster. */
class NamingClient extends pg.Client {
  // `query` has many overloads; only the one that Kysely uses is changed.
  override query(...args: unknown[]): never {
    const [text, values] = args
    const named =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? [{ name: nameOf(text), text, values }, ...args.slice(2)]
        : args
    return super.query(...(named as [string])) as never
  }
}

export interface Connection {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** The schema of a company that has a database to itself (docs/decisions/062-schema-engine-migrations.md). */
export const ONLY_COMPANY = 'public'

/** Settings of a session at its start; fitness.ts checks that the database accepted them. */
export const sessionOptions = (company: string): string =>
  `-c timezone=UTC -c default_transaction_isolation=read\\ committed -c search_path=${company}`

/** Schema of a company's queue of jobs. */
export const queueOf = (company: string): string => (company === ONLY_COMPANY ? 'pgboss' : `${company}_pgboss`)

/** Longest wait for a lock. Locks are held for milliseconds; beyond this, a call fails and frees its connection. */
const LOCK_TIMEOUT_MS = 8_000
const POOL_PATIENCE_MS = 5_000
/** Calls that may wait for each connection of the pool. More could not be served in time and are refused at once. */
const WAITING_PER_CONNECTION = 25

export interface ConnectOptions {
  /** Whether to wait for statements without a limit; for migrations only. */
  patient?: boolean
  /** Whether the database refuses all writes over this connection. */
  readOnly?: boolean
  /** Called when the database is back. If given, its pulse is checked and calls fail at once while it is away. */
  onBack?: (afterMs: number) => void
  /** The schema of the company. */
  company?: string
}

/** Opens a pool on a PostgreSQL. Errors of idle connections are reported, never thrown: the pool replaces them. */
export function connect(
  url: string,
  onIdleError: (error: Error) => void,
  max = 20,
  { patient = false, readOnly = false, onBack, company = ONLY_COMPANY }: ConnectOptions = {},
): Connection {
  const pool = openPool(url, max, { patient, readOnly, company })
  const clients = new Set<pg.PoolClient>()
  const letGo = (error: Error) => {
    // Callers that wait for a silent database would wait for ever.
    for (const client of clients) (client as unknown as pg.Client).connection.stream.destroy(error)
  }
  const pulse = onBack && new Pulse(url, { onBack, onLost: letGo })
  let closing = false
  pool.on('error', (error) => {
    pulse?.doubt()
    if (!closing) onIdleError(error)
  })
  // The pool does not listen to a connection that is in use. One that breaks between two statements of a transaction
  // would end the process; so the next statement on it fails, as it would anyway.
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => pulse?.doubt())
    if (pulse !== undefined) {
      ;(client as unknown as pg.Client).connection.stream.on('data', () => {
        pulse.heard()
      })
    }
  })
  pool.on('remove', (client) => clients.delete(client))
  const guarded = { options: pool.options, connect: () => take(pool, max, pulse), end: () => pool.end() }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) })
  return {
    db,
    pool,
    async close() {
      closing = true
      await pulse?.close()
      await db.destroy()
    },
  }
}

function openPool(
  url: string,
  max: number,
  { patient, readOnly, company }: Required<Omit<ConnectOptions, 'onBack'>>,
): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    types,
    Client: NamingClient,
    connectionTimeoutMillis: POOL_PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    options: sessionOptions(company) + (readOnly ? ' -c default_transaction_read_only=on' : ''),
    ...(!patient && {
      statement_timeout: 15_000,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 30_000,
    }),
  })
}

/** Takes a connection for one statement or transaction. @throws at once if none will be free soon */
async function take(pool: pg.Pool, max: number, pulse: Pulse | undefined): Promise<pg.PoolClient> {
  pulse?.check()
  if (pool.waitingCount >= max * WAITING_PER_CONNECTION) throw new OverloadedError('pool')
  const taken = pool.connect()
  try {
    return pulse === undefined ? await taken : await pulse.orLost(taken)
  } catch (error) {
    if (troubleOf(error as Error) === 'away') pulse?.doubt()
    void giveBack(taken)
    throw error
  }
}

/** Closes a connection that arrives after its caller has given up. */
async function giveBack(taken: Promise<pg.PoolClient>): Promise<void> {
  try {
    const client = await taken
    client.release(true)
  } catch {
    // It never arrived.
  }
}

const DEADLOCK = '40P01'
const ATTEMPTS = 3

interface Options {
  /** Isolation for several statements that must see the same moment. */
  isolation?: 'repeatable read'
}

/** Verb of the transaction in which code runs, if it runs in one. */
const inside = new AsyncLocalStorage<Verb>()

/**
 * Work that may take long, with others, with disks, never happens in a transaction: it would hold its locks and a
 * connection all the while (docs/decisions/068-work-with-others.md).
 * @throws if a transaction is open
 */
export function assertOutside(what: string): void {
  const verb = inside.getStore()
  if (verb !== undefined) throw new Error(`${what} in the transaction of ${verb}`)
}

/**
 * Runs work for an actor in one transaction under READ COMMITTED. It is repeated after a deadlock, which the order of
 * locks rules out for our own code.
 * @throws NoRightError if nobody of the actor's kind may do that
 */
export async function transact<T>(
  ctx: { db: Db },
  actor: Actor,
  verb: Verb,
  work: (tx: Tx) => Promise<T>,
  { isolation }: Options = {},
): Promise<T> {
  assertMay(actor, verb)
  const begun = ctx.db.transaction()
  const wanted = isolation === undefined ? begun : begun.setIsolationLevel(isolation)
  for (let attempt = 1; ; attempt++) {
    try {
      return await wanted.execute((tx) =>
        inside.run(verb, () => work(Object.assign(tx, { act: { actor, verb, told: false, takenFrom: new Map() } }))),
      )
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error
    }
  }
}

/**
 * Like `transact`, for work that can be refused. A refusal rolls everything back.
 * @throws if a member of staff or an operator did something without a line in the log
 */
export async function transaction<T, R>(
  ctx: { db: Db },
  actor: Actor,
  verb: Verb,
  work: (tx: Tx) => Promise<Outcome<T, R>>,
): Promise<Outcome<T, R>> {
  try {
    return await transact(ctx, actor, verb, async (tx) => {
      const outcome = await work(tx)
      if (!outcome.ok) throw new RolledBack(outcome)
      if (isCompany(actor) && !tx.act.told) throw new Error(`${verb} is not told in the log`)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome as Outcome<T, R>
    throw error
  }
}

class RolledBack extends Error {
  readonly outcome: unknown
  constructor(outcome: unknown) {
    super('rolled back')
    this.outcome = outcome
  }
}

/** Checks what the database would check at the end of the transaction. @throws its refusal */
export async function checkAtOnce(tx: Tx): Promise<void> {
  await sql`set constraints all immediate`.execute(tx)
}

/** @throws if the database does not answer */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
