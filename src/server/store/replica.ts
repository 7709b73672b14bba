import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'kysely'

import type { Connection, Db, Read } from './db.ts'
import { troubleOf } from '#log/trouble.ts'

/** A copy that keeps up is a few milliseconds behind; one that does not is not waited for. */
const PATIENCE_MS = 40
/** After trouble with the copy the primary answers everything for so long. */
const REST_MS = 1_000
/** The copy had to undo what the question was reading. */
const RECOVERY_CONFLICT = '40001'

/** Answers questions from wherever they can be answered rightly. */
export type Reader = <T>(work: (read: Read) => Promise<T>) => Promise<T>

/**
 * Answers questions from a replica as soon as it has all that the primary had when the question was asked, else from the
 * primary. So nobody misses what they have written themselves, in whichever process, and no list of who wrote what has to
 * be kept (docs/decisions/069-roles-and-replicas.md). `work` may run twice: it only reads.
 * @param onRest told why the primary answers for a while
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

/** Where the primary's log ends. All that anybody was told is written lies before it. */
async function positionOf(primary: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(primary)
  return rows[0]!.at
}

interface Identity {
  system: string
  database: string
  copy: boolean
}

/** Positions of two databases can be compared only if one is the copy of the other. @throws NotACopyError */
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

/** @returns whether it got there within its patience. @throws NotACopyError once it has been made a primary */
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
