import { sql } from 'kysely'

import type { Db } from './db.ts'

export interface Counted {
  /** Calls in this window, including this one. Beyond `max` they are no longer counted. */
  calls: number
  /** Time in ms until the window ends. */
  leftMs: number
}

/**
 * Counts a call in a window that begins with the first one, in one statement for any number of processes. Calls beyond
 * the limit are only looked up, so that an attack writes nothing.
 */
export async function countCall(db: Db, fingerprint: Buffer, max: number, windowMs: number): Promise<Counted> {
  const { rows } = await sql<{ calls: number; left_ms: number }>`
    with counted as (
      insert into call_count as known (fingerprint, calls, since, until)
      values (${fingerprint}::bytea, 1, now(), now() + ${windowMs}::double precision * interval '1 millisecond')
      on conflict (fingerprint) do update set
        calls = case when known.until <= excluded.since then 1 else known.calls + 1 end,
        since = case when known.until <= excluded.since then excluded.since else known.since end,
        until = case when known.until <= excluded.since then excluded.until else known.until end
      where known.until <= excluded.since or known.calls <= ${max}::integer
      returning calls, until
    ), standing as (
      select calls, until from counted
      union all
      -- Over the limit: the row was not updated. This statement may see it as it was before other calls raised it.
      select greatest(calls, ${max}::integer + 1), until from call_count
      where fingerprint = ${fingerprint}::bytea and not exists (select from counted)
    )
    select calls, (extract(epoch from until - now()) * 1000)::double precision as left_ms from standing`.execute(db)
  // Another process has just made the row, and it is already over the limit.
  const { calls, left_ms } = rows[0] ?? { calls: max + 1, left_ms: windowMs }
  return { calls, leftMs: Math.max(0, left_ms) }
}

/** Deletes windows that are over. @returns their number */
export async function deletePastCounts(db: Db): Promise<number> {
  const result = await sql`delete from call_count where until < now()`.execute(db)
  return Number(result.numAffectedRows)
}
