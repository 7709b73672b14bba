import { sql, type RawBuilder } from 'kysely'

import type { Db, Tx } from './db.ts'

/** Counter of attempts at a password. Only its fingerprint is stored. */
export interface Counter {
  fingerprint: Buffer
  /** Number of attempts without waiting. */
  free: number
}

interface Times {
  now: Date
  /** Counters whose wait ended before this moment begin anew. */
  forgottenBefore: Date
}

/**
 * Counts an attempt by `own` unless that has to wait, and then by `shared` unless that has to wait too. Counting comes
 * before the attempt, in one statement, so that simultaneous attempts in any number of processes cannot all be the last.
 * @param waits times in ms to wait after the first, second and further attempts too many; the last applies to all others
 * @returns the counters by which the attempt was counted
 */
export async function countTrial(
  db: Db,
  { own, shared }: { own: Counter; shared: Counter | null },
  waits: readonly number[],
  times: Times,
): Promise<{ own: boolean; shared: boolean }> {
  const ownCounted = counting(own, sql`true`, waits, times)
  const sharedCounted =
    shared === null ? sql`select 1 where false` : counting(shared, sql`exists (select from own)`, waits, times)
  const { rows } = await sql<{ own: boolean; shared: boolean }>`
    with own as (${ownCounted}), shared as (${sharedCounted})
    select exists (select from own) as own, exists (select from shared) as shared`.execute(db)
  return rows[0]!
}

/** Counts by one counter. It ignores the time while attempts are left, because clocks differ between machines. */
function counting(
  { fingerprint, free }: Counter,
  when: RawBuilder<unknown>,
  waits: readonly number[],
  { now, forgottenBefore }: Times,
): RawBuilder<unknown> {
  const forgotten = sql`t.free_at < ${forgottenBefore}::timestamptz`
  const freeAgain = waits.map((wait) => new Date(now.getTime() + wait))
  return sql`
    insert into password_trial as t (fingerprint, trials_left, free_at)
    select ${fingerprint}::bytea, ${free - 1}::integer, ${now}::timestamptz where ${when}
    on conflict (fingerprint) do update set
      trials_left = case when ${forgotten} then excluded.trials_left else t.trials_left - 1 end,
      free_at = case
        when ${forgotten} or t.trials_left > 1 then excluded.free_at
        else (${freeAgain}::timestamptz[])[least(2 - t.trials_left, ${waits.length}::integer)]
      end
    where t.trials_left > 0 or t.free_at <= excluded.free_at
    returning 1`
}

/** Takes back an attempt that was counted but was no guess. */
export async function uncountTrial(db: Db, fingerprints: readonly Buffer[], now: Date): Promise<void> {
  await db
    .updateTable('password_trial')
    .set({ trials_left: sql`trials_left + 1`, free_at: now })
    .where('fingerprint', 'in', fingerprints)
    .execute()
}

export async function forgetTrials(db: Db | Tx, fingerprint: Buffer): Promise<void> {
  await db.deleteFrom('password_trial').where('fingerprint', '=', fingerprint).execute()
}

/** @returns the moment from which none of them has to wait */
export async function freeAgainAt(db: Db, fingerprints: readonly Buffer[]): Promise<Date | null> {
  const row = await db
    .selectFrom('password_trial')
    .select((eb) => eb.fn.max('free_at').as('at'))
    .where('fingerprint', 'in', fingerprints)
    .executeTakeFirst()
  return row?.at ?? null
}

/** @returns the number of deleted counters */
export async function deleteTrialsFreeBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('password_trial').where('free_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
