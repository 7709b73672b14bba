import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Connection, Db, Readable } from './db.ts'
import { troubleOf } from '#log/trouble.ts'

/** Longest wait in ms for the replica to catch up. A healthy one is a few milliseconds behind. */
const PATIENCE_MS = 40
/** Time in ms for which the primary answers everything after trouble with the replica. */
const REST_MS = 1_000
/** Error of a replica that had to remove what the query was reading. */
const RECOVERY_CONFLICT = '40001'

/** Runs a query on a database whose data are recent enough. */
export type Reader = <T>(work: (read: Readable) => Promise<T>) => Promise<T>

/**
 * Makes a reader that asks the replica once it has all that the primary had when the call began, and otherwise the
 * primary. So all callers see their own writes, in any process, without a list of who wrote what
 * (docs/decisions/069-roles-and-replicas.md). `work` may run twice, because it only reads.
 * @param onRest called with the reason when the primary takes over for a while
 */
export function readFrom(primary: Db, replica: Connection, onRest: (reason: Error) => void): Reader {
  let restUntil = 0
  let proven = false
  const rest = (reason: Error) => {
    restUntil = performance.now() + REST_MS
    proven = false
    onRest(reason)
  }
  return async (work) => {
    if (performance.now() < restUntil) return await work(primary)
    const position = await positionOf(primary)
    try {
      if (!proven) await requireCopy(primary, replica.db)
      proven = true
      if (await hasReached(replica.db, position)) return await work(replica.db)
      rest(new Error('it is behind'))
    } catch (error) {
      if (!isOfReplica(error as Error)) throw error
      rest(error as Error)
    }
    return await work(primary)
  }
}

const isOfReplica = (error: Error & { code?: string }) =>
  error instanceof NotACopyError || error.code === RECOVERY_CONFLICT || troubleOf(error) !== undefined

class NotACopyError extends Error {}

/** End of the primary's journal. Every write that was confirmed to a caller lies before it. */
async function positionOf(primary: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(primary)
  return rows[0]!.at
}

interface Identity {
  system: string
  database: string
  copy: boolean
}

/** Requires a replica of this very primary; otherwise their positions cannot be compared. @throws NotACopyError */
async function requireCopy(primary: Db, replica: Db): Promise<void> {
  const [mine, its] = await Promise.all([identityOf(primary), identityOf(replica)])
  if (!its.copy) throw new NotACopyError('it is no replica, but takes writes itself')
  if (its.system !== mine.system || its.database !== mine.database)
    throw new NotACopyError('it is a replica of another database')
}

async function identityOf(db: Db): Promise<Identity> {
  const { rows } = await sql<Identity>`
    select system_identifier::text as system, current_database()::text as database, pg_is_in_recovery() as copy
    from pg_control_system()`.execute(db)
  return rows[0]!
}

/**
 * Waits for the replica to reach a position.
 * @returns false if it takes too long
 * @throws NotACopyError if it has become a primary
 */
async function hasReached(replica: Db, position: string): Promise<boolean> {
  for (let pause = 2, waited = 0; ; waited += pause, pause *= 2) {
    const { rows } = await sql<{ there: boolean | null; copy: boolean }>`
      select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as there, pg_is_in_recovery() as copy`.execute(replica)
    const { there, copy } = rows[0]!
    if (!copy) throw new NotACopyError('it is no replica any more')
    if (there === true) return true
    if (waited + pause > PATIENCE_MS) return false
    await sleep(pause)
  }
}
