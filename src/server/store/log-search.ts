import { sql, type RawBuilder } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import type { LogActors } from '#domain/log-group.ts'
import type { Read } from './db.ts'
import type { LogMarks } from './log-marks.ts'

export interface LogFilter {
  /** Rows that what was searched for names; null if nothing was searched for. */
  marks: LogMarks | null
  /** Kinds of what a line is about; null for all. */
  subjects: readonly string[] | null
  /** A colleague, or a kind of actor; null for everybody. */
  by: { readonly colleague: AccountId } | { readonly actors: LogActors } | null
  /** Branch that the line or its booking touches; null for all. */
  branch: number | null
  /** Moments from which on and before which; null for all. */
  from: Date | null
  before: Date | null
}

/** Place in the log: microseconds since 1970, as finely as the database knows moments, and the number of the line. */
export interface LogPlace {
  micros: number
  id: number
}

const kindsOf: Record<LogActors, readonly string[]> = {
  customers: ['customer', 'visitor'],
  system: ['system'],
  others: ['operator', 'provider', 'database'],
}

const ofOthers = sql`a.actor_kind in ('operator', 'provider', 'database')`

function byCondition(by: NonNullable<LogFilter['by']>): RawBuilder<unknown> {
  if ('colleague' in by) return sql`a.actor_kind = 'staff' and a.actor_id = ${by.colleague}`
  // Word for word as the index has it.
  return by.actors === 'others' ? ofOthers : sql`a.actor_kind = any (${kindsOf[by.actors]})`
}

const atBranch = (branch: number) => sql`(a.branch = ${branch} or exists (
  select from booking k where k.id = a.booking_id and ${branch} in (k.pickup_branch, k.dropoff_branch)))`

function conditions({ by, branch, from, before, subjects }: LogFilter, after: LogPlace | null): RawBuilder<unknown> {
  return sql.join(
    [
      sql`a.verb <> 'seed'`,
      ...(subjects === null ? [] : [sql`a.subject_kind = any (${subjects})`]),
      ...(by === null ? [] : [byCondition(by)]),
      ...(branch === null ? [] : [atBranch(branch)]),
      ...(from === null ? [] : [sql`a.at >= ${from}`]),
      ...(before === null ? [] : [sql`a.at < ${before}`]),
      ...(after === null
        ? []
        : [
            sql`(a.at, a.id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id})`,
          ]),
    ],
    sql` and `,
  )
}

/**
 * Lines one after the other, each way by an index that has them in the order of the page: so a page costs the same
 * however long the log is. A search for one of several things takes the newest of each.
 */
function sources(filter: LogFilter, after: LogPlace | null, limit: number): RawBuilder<unknown>[] {
  const newest = sql`order by a.at desc, a.id desc limit ${limit}`
  const also = conditions(filter, after)
  const each = (list: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
    select hit.id, hit.at from ${list} cross join lateral (
      select a.id, a.at from audit a where ${where} and ${also} ${newest}) hit`
  const { marks, subjects, by } = filter
  if (marks !== null) {
    const { bookings, accounts, colleagues, things } = marks
    return [
      each(sql`unnest(${bookings}::bigint[]) one`, sql`a.booking_id = one`),
      each(sql`unnest(${accounts}::uuid[]) one`, sql`a.account_id = one`),
      each(sql`unnest(${colleagues}::text[]) one`, sql`a.actor_kind = 'staff' and a.actor_id = one`),
      each(
        sql`unnest(${things.map(([kind]) => kind)}::text[], ${things.map(([, id]) => id)}::text[]) one (kind, key)`,
        sql`a.booking_id is null and a.account_id is null and a.subject_kind = one.kind and a.subject_id = one.key`,
      ),
    ]
  }
  if (by !== null && !('actors' in by && by.actors !== 'others'))
    return [sql`(select a.id, a.at from audit a where ${also} ${newest})`]
  if (subjects !== null) return [each(sql`unnest(${subjects}::text[]) one`, sql`a.subject_kind = one`)]
  return [sql`(select a.id, a.at from audit a where ${also} ${newest})`]
}

/** Numbers of the next lines, the newest first, and the place of the last one if there are more. */
export async function findLogLines(
  db: Read,
  filter: LogFilter,
  { after, limit }: { after: LogPlace | null; limit: number },
): Promise<{ ids: number[]; next: LogPlace | null }> {
  const all = sql.join(sources(filter, after, limit + 1), sql` union all `)
  const { rows } = await sql<{ id: number; micros: number }>`
    select id, (extract(epoch from at) * 1000000)::bigint as micros from (${all}) hits
    group by id, at order by at desc, id desc limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { ids: shown.map(({ id }) => id), next: rows.length > limit && last ? last : null }
}
