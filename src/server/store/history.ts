import type { LocalDate } from '#domain/local-time.ts'
import type { CompanyThing } from '#domain/company-thing.ts'
import { nameOfActor } from './act-log.ts'
import type { Db } from './db.ts'
import { sql } from 'kysely'

/** Change to the company's data, from the log. */
export interface Change {
  at: Date
  by: string
  event: string
  thing: CompanyThing
  /** Name or code by which staff know the thing. */
  which: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Lists changes, the newest first. @param from first day, in Berlin */
export async function listChanges(
  db: Db,
  things: readonly CompanyThing[],
  { from, most }: { from: LocalDate | null; most: number },
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select a.at, case when a.actor_kind = 'database' then 'SQL' else ${nameOfActor} end as by, a.event,
           a.subject_kind as thing, a.before, a.after, coalesce(b.code, c.code, v.name, k.plate, s.name, a.subject_id) as which
    from audit a
    left join branch b on a.subject_kind in ('branch', 'branch_hours', 'branch_exception') and b.id::text = a.subject_id
    left join vehicle_class c on a.subject_kind = 'vehicle_class' and c.id::text = a.subject_id
    left join vehicle v on a.subject_kind = 'vehicle' and v.id::text = a.subject_id
    left join car k on a.subject_kind = 'car' and k.id::text = a.subject_id
    left join rate_season s on a.subject_kind = 'rate_season' and s.id::text = a.subject_id
    where a.booking_id is null and a.account_id is null and a.subject_kind = any(${things})
      and a.verb <> 'seed'
      and (${from}::date is null or a.at >= ${from}::date::timestamp at time zone 'Europe/Berlin')
    order by a.id desc limit ${most}`.execute(db)
  return rows
}
