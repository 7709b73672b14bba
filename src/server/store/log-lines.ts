import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { Read } from './db.ts'

type Facts = Record<string, unknown> | null

/** Line of the log with the names by which staff know what it is about. */
export interface LogLineRow {
  id: number
  at: Date
  actor_kind: Actor['kind'] | 'database'
  by: string | null
  event: string
  subject_kind: string
  which: string | null
  reference: string | null
  customer_id: string | null
  customer: string | null
  branch: number | null
  before: Facts
  after: Facts
  reason: string | null
}

const fullName = (first: string, last: string) => sql`nullif(trim(${sql.ref(first)} || ' ' || ${sql.ref(last)}), '')`

/** Reads lines by their numbers, the newest first. */
export async function readLogLines(db: Read, ids: readonly number[]): Promise<LogLineRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LogLineRow>`
    select a.id, a.at, a.actor_kind, a.event, a.subject_kind, a.branch, a.before, a.after, a.reason,
           case a.actor_kind when 'staff' then w.name
             when 'customer' then ${fullName('o.first_name', 'o.last_name')} end as by,
           coalesce(b.code, c.code, v.name, k.plate, n.name, s.name, l.plate, f.name,
                    case when a.subject_kind in ('setting', 'service', 'list') then a.subject_id end) as which,
           booking.reference, p.id as customer_id,
           coalesce(p.company_name, ${fullName('p.first_name', 'p.last_name')},
                    ${fullName('booking.first_name', 'booking.last_name')}) as customer
    from audit a
    left join staff w on w.account_id = case when a.actor_kind = 'staff' then a.actor_id::uuid end
    left join account_owner o on o.account_id = case when a.actor_kind = 'customer' then a.actor_id::uuid end
    left join booking on booking.id = a.booking_id
    left join lateral (
      select coalesce(
        case when a.booking_id is not null then booking.customer_id end,
        case when a.account_id is not null then (select x.id from customer x where x.account_id = a.account_id) end,
        case when a.subject_kind in ('customer', 'membership') then a.subject_id::uuid
          when a.subject_kind = 'document' then (select x.customer_id from document x where x.id = a.subject_id::uuid)
        end) as id) whose on true
    -- A customer who was merged goes on as the one who stayed.
    left join customer p on p.id = coalesce((select m.customer_id from customer_merge m where m.gone_id = whose.id), whose.id)
    left join branch b on a.subject_kind in ('branch', 'branch_hours', 'branch_exception') and b.id::text = a.subject_id
    left join vehicle_class c on a.subject_kind = 'vehicle_class' and c.id::text = a.subject_id
    left join vehicle v on a.subject_kind = 'vehicle' and v.id::text = a.subject_id
    left join car k on k.id = case when a.subject_kind = 'car' then a.subject_id::integer end
    left join rate_season n on a.subject_kind = 'rate_season' and n.id::text = a.subject_id
    left join staff s on s.account_id = case when a.subject_kind in ('staff', 'staff_branch') then a.subject_id::uuid end
    left join business f on f.id = case when a.subject_kind = 'business' then a.subject_id::uuid end
    left join car_log y on y.id = case when a.subject_kind = 'car_log' then a.subject_id::bigint end
    left join drive d on d.id = case when a.subject_kind = 'drive' then a.subject_id::bigint end
    left join car l on l.id = coalesce(y.car_id, d.car_id)
    where a.id = any (${ids}::bigint[]) order by a.at desc, a.id desc`.execute(db)
  return rows
}
