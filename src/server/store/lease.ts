import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import { assertOutside, transact, type Act, type Db, type Tx } from './db.ts'
import { troubleOf } from '#log/trouble.ts'

/** Duration of a lease in ms: a killed process keeps its row from others for this time at most. */
const TAKEN_MS = 30_000
/** Number of renewals within the duration of a lease, so that a slow answer from outside does not lose it. */
const RENEWALS = 4
/** Time in ms for which the write of an answer is tried again while the database is away. */
const PATIENCE_MS = 240_000
const AGAIN_MS = 500

/** Row that only one process at a time works on. Its table has `id`, `taken_by` and `taken_until`. */
export interface LeasedRow {
  table: 'letter' | 'inbox_message' | 'file_leftover'
  id: string
}

export interface OutsideWork<Answer> {
  /** Calls the outside service. Meanwhile no transaction is open and no connection is held. */
  call: () => Promise<Answer>
  /** Writes the answer in the transaction that ends the lease. */
  write: (tx: Tx, answer: Answer) => Promise<void>
}

/**
 * 'busy': another process has the row. 'gone': there is no such row. 'lost': the call was made, but its answer is not
 * written, because the lease ran out meanwhile and another process has the row, or it is gone.
 */
export type LeaseOutcome = 'written' | 'busy' | 'gone' | 'lost'

/**
 * Calls an outside service about a row, from one process at a time, and writes the answer. The call is made at least
 * once: if a process dies between the answer and its writing, or is cut off from the database for longer than the lease,
 * another process makes it again. So the service must recognise a repeated call by the row's id
 * (docs/decisions/068-work-with-others.md).
 * @throws the error of the call or of the write, after freeing the row
 */
export async function underLease<Answer>(
  { db }: { db: Db },
  as: Pick<Act, 'actor' | 'verb'>,
  row: LeasedRow,
  { call, write }: OutsideWork<Answer>,
  takenMs = TAKEN_MS,
): Promise<LeaseOutcome> {
  assertOutside('work with others')
  const lease = { ...row, by: randomUUID(), takenMs }
  const taken = await take(db, lease)
  if (taken !== 'taken') return taken
  const renewing = setInterval(() => void renew(db, lease), takenMs / RENEWALS)
  renewing.unref()
  try {
    const answer = await call()
    return (await written(db, as, lease, (tx) => write(tx, answer))) ? 'written' : 'lost'
  } catch (error) {
    clearInterval(renewing)
    await giveBack(db, lease)
    throw error
  } finally {
    clearInterval(renewing)
  }
}

interface Lease extends LeasedRow {
  by: string
  takenMs: number
}

/** Takes the lease. Its end is measured by the database's clock, which all processes share. */
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

/** Renews the lease. If that fails it may run out and another process may take it; then the answer is not written. */
async function renew(db: Db, { table, id, by, takenMs }: Lease): Promise<void> {
  await sql`
    update ${sql.table(table)} set taken_until = now() + ${takenMs}::integer * interval '1 ms'
    where id = ${id}::uuid and taken_by = ${by}::uuid`
    .execute(db)
    .catch(() => {})
}

/** Frees the row. If that fails, the lease runs out by itself. */
async function giveBack(db: Db, lease: Lease): Promise<void> {
  await end(db, lease).catch(() => {})
}

/** Ends the lease. @returns whether it was still ours */
async function end(db: Db, { table, id, by }: Lease): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set taken_by = null, taken_until = null
    where id = ${id}::uuid and taken_by = ${by}::uuid`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Writes the answer of the call, which only this process knows, and keeps trying while the database is away.
 * @returns false if the row is no longer ours
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
