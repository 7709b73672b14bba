import { sql, type RawBuilder } from 'kysely'

import type { Db, Tx } from './db.ts'

/** What trials are counted by. Nothing else is kept of them. */
export interface Counter {
  fingerprint: Buffer
  /** How many trials may be made without waiting. */
  free: number
}

interface Times {
  now: Date
  /** Whoever had to wait until then begins anew. */
  forgottenBefore: Date
}

/**
 * Counts a trial by `own` where that has not to wait, and then by `shared` where that has not either. It is counted
 * before it is made, in one statement: many at the same moment, in any number of processes, cannot all be the last one.
 * @param waits by how many trials too many there were, in ms; the last one is for all further ones
 * @returns by which of them it was counted
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

/** Clocks differ between machines: as long as trials are left, none is asked. */
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

/** Takes back one trial that was counted and was no guess. */
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

/** @returns when none of them has to wait any more */
export async function freeAgainAt(db: Db, fingerprints: readonly Buffer[]): Promise<Date | null> {
  const row = await db
    .selectFrom('password_trial')
    .select((eb) => eb.fn.max('free_at').as('at'))
    .where('fingerprint', 'in', fingerprints)
    .executeTakeFirst()
  return row?.at ?? null
}

/** @returns how many */
export async function deleteTrialsFreeBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('password_trial').where('free_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}
