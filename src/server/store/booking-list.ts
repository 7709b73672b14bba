import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { LocalDate } from '#domain/period.ts'
import { bookingColumns, type BookingRow } from './booking.ts'
import type { Db, Read } from './db.ts'
import { visibleTo } from './visible-booking.ts'

export interface BookingFilter {
  statuses: readonly BookingStatus[]
  /** Branch of pickup or drop-off. */
  branch: number | null
  /** First and last day of the pickup. */
  from: LocalDate | null
  to: LocalDate | null
  classId: number | null
  /** Only those with something to pay. */
  unpaid: boolean
  /** Only those whose main driver has no licence number or no date, or whose additional drivers have no name. */
  papersMissing: boolean
  /** Whether it was made by staff or on the site. */
  source: 'site' | 'desk' | null
}

/** Place in a list: the start and the id of its last row. */
export interface ListPlace {
  start: Date
  id: number
}

export interface ListPage {
  ids: number[]
  /** Place after which the next page begins; null at the end. */
  next: ListPlace | null
}

/** Rows that a page looks at. A rare filter then takes several pages, and none takes long. */
const MOST_LOOKED_AT = 2_000

export const dueOf = (booking: string) => sql<number>`greatest(0,
  (select coalesce(sum(c.amount_minor), 0) from charge c where c.booking_id = ${sql.ref(booking)})
  - (select coalesce(sum(case when m.kind in ('captured', 'received', 'paid', 'written_off') then m.amount_minor
       when m.kind = 'refunded' then -m.amount_minor end), 0)
     from money_move m where m.booking_id = ${sql.ref(booking)} and m.purpose = 'rental'))::bigint`

export const papersMissingOf = (booking: string) => sql<boolean>`exists (
  select from booking_driver d where d.booking_id = ${sql.ref(booking)}
    and (d.documents_sealed is null or d.license_expiry is null or d.last_name = ''))`

const isFromDesk = (booking: string) => sql<boolean>`coalesce((
  select a.actor_kind in ('staff', 'operator') from audit a
  where a.booking_id = ${sql.ref(booking)} and a.event = 'made' order by a.id limit 1), false)`

/** A page of bookings by their pickup, as far as this actor may see them. */
export async function listPage(
  db: Read,
  actor: Actor,
  filter: BookingFilter,
  { after, limit, latestFirst }: { after: ListPlace | null; limit: number; latestFirst: boolean },
): Promise<ListPage> {
  const order = latestFirst ? sql`desc` : sql`asc`
  const most = dearOnes(filter).length === 0 ? limit + 1 : MOST_LOOKED_AT
  const looked = filter.statuses.flatMap((status) =>
    byBranch(filter.branch).map(
      (there) => sql`(
      select booking.id, booking.starts_at from booking
      where booking.status = ${status} and ${there} and ${all(cheapOnes(actor, filter, after, latestFirst))}
      order by booking.starts_at ${order}, booking.id ${order} limit ${most})`,
    ),
  )
  const { rows } = await sql<{ id: number; starts_at: Date; wanted: boolean; looked: number }>`
    with looked as materialized (
      select * from (${sql.join(looked, sql` union all `)}) each_status
      order by starts_at ${order}, id ${order} limit ${most}),
    wanted as (
      select l.id, l.starts_at, true as wanted from looked l
      where ${all(dearOnes(filter))} order by l.starts_at ${order}, l.id ${order} limit ${limit + 1})
    select w.*, (select count(*) from looked) as looked from wanted w
    union all
    (select l.id, l.starts_at, false, (select count(*) from looked) from looked l
     order by l.starts_at ${reverse(latestFirst)}, l.id ${reverse(latestFirst)} limit 1)`.execute(db)
  const hits = rows.filter(({ wanted }) => wanted)
  const last = rows.find(({ wanted }) => !wanted)
  const page = hits.slice(0, limit)
  const end = hits.length > limit ? page.at(-1) : last !== undefined && last.looked === most ? last : undefined
  return {
    ids: page.map(({ id }) => id),
    next: end === undefined ? null : { start: end.starts_at, id: end.id },
  }
}

const reverse = (latestFirst: boolean) => (latestFirst ? sql`asc` : sql`desc`)

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** Conditions for a branch of pickup or drop-off, each of which has an index in the order of the pickup. */
const byBranch = (branch: number | null): RawBuilder<unknown>[] =>
  branch === null
    ? [sql`true`]
    : [
        sql`booking.pickup_branch = ${branch}`,
        sql`booking.dropoff_branch = ${branch} and booking.pickup_branch <> booking.dropoff_branch`,
      ]

/** Conditions that the row itself answers. */
function cheapOnes(
  actor: Actor,
  { from, to, classId }: BookingFilter,
  after: ListPlace | null,
  latestFirst: boolean,
): RawBuilder<unknown>[] {
  const beyond = latestFirst ? sql`<` : sql`>`
  return [
    visibleTo(actor),
    sql`not (booking.status in ('requested', 'offered', 'pending_payment') and booking.expires_at <= now())`,
    ...(after === null ? [] : [sql`(booking.starts_at, booking.id) ${beyond} (${after.start}, ${after.id})`]),
    ...(from === null ? [] : [sql`booking.starts_at >= ${from}::timestamp at time zone 'Europe/Berlin'`]),
    ...(to === null ? [] : [sql`booking.starts_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'`]),
    ...(classId === null ? [] : [sql`booking.class_id = ${classId}`]),
  ]
}

/** Conditions that other tables answer. */
const dearOnes = ({ unpaid, papersMissing, source }: BookingFilter): RawBuilder<unknown>[] => [
  ...(unpaid ? [sql`${dueOf('l.id')} > 0`] : []),
  ...(papersMissing ? [papersMissingOf('l.id')] : []),
  ...(source === null ? [] : [sql`${isFromDesk('l.id')} = ${source === 'desk'}`]),
]

/** A booking as lists show it. */
export type ListedRow = BookingRow & {
  due_minor: number
  papers_missing: boolean
  from_desk: boolean
  /** Plate of its car, after an exchange the last one. */
  plate: string | null
}

/** Reads bookings in the order of their numbers. */
export async function readListed(db: Db | Read, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await bookingColumns(db)
    .select([
      dueOf('booking.id').as('due_minor'),
      papersMissingOf('booking.id').as('papers_missing'),
      isFromDesk('booking.id').as('from_desk'),
      sql<string | null>`(select c.plate from assignment a join car c on c.id = a.car_id
        where a.stay_id = booking.id order by a.part desc limit 1)`.as('plate'),
    ])
    .where('booking.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Requests and offers that wait for an answer, those with the least time left first. */
export async function listWaitingForAnswer(db: Read, actor: Actor, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select booking.id from booking
    where booking.status in ('requested', 'offered') and booking.expires_at > now() and ${visibleTo(actor)}
    order by booking.expires_at, booking.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
