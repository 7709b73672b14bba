import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { transact, type Act, type Db, type Tx } from './db.ts'
import { troubleOf } from '#log/trouble.ts'

/** A process that was killed keeps a row from others for so long at most. */
const TAKEN_MS = 30_000
/** Shorter than the time after which a row counts as nobody's, so that a slow answer from outside loses no lease. */
const RENEWALS = 4
/** How long an answer that came is offered to a database that is away. */
const PATIENCE_MS = 240_000
const AGAIN_MS = 500

/** A row that is worked on by one process at a time. Its table has `id`, `taken_by` and `taken_until`. */
export interface LeasedRow {
  table: 'letter' | 'inbox_message'
  id: string
}

export interface OutsideWork<Answer> {
  /** Talks to the outside. No transaction is open meanwhile and no connection is held, however long it takes. */
  call: () => Promise<Answer>
  /** Writes down what came of it, in the transaction that ends the lease. */
  write: (tx: Tx, answer: Answer) => Promise<void>
}

/**
 * 'busy': another process has the row. 'gone': there is no such row. 'lost': the call was made, and what came of it is
 * not written, since the lease ran out meanwhile and the row is another's, or gone, by now.
 */
export type LeaseOutcome = 'written' | 'busy' | 'gone' | 'lost'

/**
 * Talks to the outside about a row, one process at a time, and writes down what came of it. The call is made at least
 * once: where a process dies between the answer and its writing, or is cut off from the database for longer than the
 * lease, another one makes it again. So whoever is called must know it again, by the row's id
 * (docs/decisions/068-work-with-others.md).
 * @throws what the call threw; the row is free again then
 */
export async function underLease<Answer>(
  { db }: { db: Db },
  as: Pick<Act, 'actor' | 'verb'>,
  row: LeasedRow,
  { call, write }: OutsideWork<Answer>,
  takenMs = TAKEN_MS,
): Promise<LeaseOutcome> {
  const lease = { ...row, by: randomUUID(), takenMs }
  const taken = await take(db, lease)
  if (taken !== 'taken') return taken
  const renewing = setInterval(() => void renew(db, lease), takenMs / RENEWALS)
  renewing.unref()
  try {
    const answer = await call().catch(async (error: unknown) => {
      clearInterval(renewing)
      await giveBack(db, lease)
      throw error
    })
    return (await written(db, as, lease, (tx) => write(tx, answer))) ? 'written' : 'lost'
  } finally {
    clearInterval(renewing)
  }
}

interface Lease extends LeasedRow {
  by: string
  takenMs: number
}

/** The database's clock says when a lease is over: it is the one that all processes share. */
async function take(db: Db, { table, id, by, takenMs }: Lease): Promise<'taken' | 'busy' | 'gone'> {
  const { rows } = await sql<{ taken: boolean; there: boolean }>`
    with taken as (
      update ${sql.table(table)} set taken_by = ${by}::uuid, taken_until = now() + ${takenMs}::integer * interval '1 ms'
      where id = ${id}::uuid and (taken_until is null or taken_until <= now()) returning id)
    select exists (select from taken) as taken,
           exists (select from ${sql.table(table)} where id = ${id}::uuid) as there`.execute(db)
  const { taken, there } = rows[0]!
  return taken ? 'taken' : there ? 'busy' : 'gone'
}

/** One that cannot be renewed may run out; then it is another's, and nothing is written in its name. */
async function renew(db: Db, { table, id, by, takenMs }: Lease): Promise<void> {
  await sql`
    update ${sql.table(table)} set taken_until = now() + ${takenMs}::integer * interval '1 ms'
    where id = ${id}::uuid and taken_by = ${by}::uuid`
    .execute(db)
    .catch(() => {})
}

/** Where that fails, the lease runs out by itself. */
async function giveBack(db: Db, lease: Lease): Promise<void> {
  await end(db, lease).catch(() => {})
}

/** @returns whether it was still ours */
async function end(db: Db, { table, id, by }: Lease): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set taken_by = null, taken_until = null
    where id = ${id}::uuid and taken_by = ${by}::uuid`.execute(db)
  return numAffectedRows === 1n
}

/**
 * The call was made, and only this process knows what came of it: while the database is away, that is kept and offered
 * again. @returns false if the row is ours no more
 */
async function written(
  db: Db,
  { actor, verb }: Pick<Act, 'actor' | 'verb'>,
  lease: Lease,
  write: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(AGAIN_MS)) {
    try {
      return await transact({ db }, actor, verb, async (tx) => {
        if (!(await end(tx, lease))) return false
        await write(tx)
        return true
      })
    } catch (error) {
      if (troubleOf(error as Error) === undefined || Date.now() >= until) throw error
    }
  }
}
