import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { LocalDate } from '#domain/period.ts'
import type { Typed } from '#domain/typed-search.ts'
import { bookingColumns, type BookingRow } from './booking.ts'
import { bookingLooks, bookingsOfCars, isLike } from './booking-looks.ts'
import { behind, orderOf, type ListGroup, type ListPlace } from './booking-order.ts'
import type { Db, Read } from './db.ts'
import { visibleTo } from './visible-booking.ts'

export interface BookingFilter {
  /** Beginning of a reference, a name, a mail address or a phone number, or part of a plate; null for all. */
  typed: Typed | null
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

export interface ListPage {
  ids: number[]
  /** Place after which the next page begins; null at the end. */
  next: ListPlace | null
}

/** Rows that a page looks at. A rare filter then takes several pages, and none takes long. */
const MOST_LOOKED_AT = 2_000
/** Bookings of one key that are sorted at once. Where more begin alike, they are so common that each page meets some. */
const MOST_ALIKE = 5_000

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

/** A page of bookings in the order of their list, as far as this actor may see them. */
export async function listPage(
  db: Read,
  actor: Actor,
  filter: BookingFilter,
  { after, limit, latestFirst }: { after: ListPlace | null; limit: number; latestFirst: boolean },
): Promise<ListPage> {
  const order = inOrder(latestFirst)
  const alike = await findAlike(db, actor, filter.typed)
  const dear = dearOnes(filter, alike === 'too_many' ? filter.typed : null)
  const most = dear.length === 0 ? limit + 1 : MOST_LOOKED_AT
  const looked = lookedAt(filter, alike, all(cheapOnes(actor, filter)), { after, limit: most, latestFirst })
  if (looked.length === 0) return { ids: [], next: null }
  const { rows } = await sql<{ id: number; grouped: number; at: Date; wanted: boolean; looked: number }>`
    with ${alike === null || alike === 'too_many' ? sql`` : sql`alike as materialized (${alike}),`}
    looked as materialized (
      select * from (${sql.join(looked, sql` union all `)}) each_status order by ${order} limit ${most}),
    wanted as (
      select l.grouped, l.at, l.id, true as wanted from looked l where ${all(dear)} order by ${order} limit ${limit + 1})
    select w.*, (select count(*) from looked) as looked from wanted w
    union all
    (select l.grouped, l.at, l.id, false, (select count(*) from looked) from looked l
     order by ${inOrder(!latestFirst)} limit 1)`.execute(db)
  const hits = rows.filter(({ wanted }) => wanted)
  const last = rows.find(({ wanted }) => !wanted)
  const page = hits.slice(0, limit)
  const end = hits.length > limit ? page.at(-1) : last !== undefined && last.looked === most ? last : undefined
  return {
    ids: page.map(({ id }) => id),
    next: end === undefined ? null : { group: end.grouped, at: end.at, id: end.id },
  }
}

const inOrder = (latestFirst: boolean) => (latestFirst ? sql`grouped desc, at desc, id desc` : sql`grouped, at, id`)

/** Queries for the rows of a page: those that are alike, or else by state and branch, along the index of each. */
function lookedAt(
  { statuses, branch }: BookingFilter,
  alike: Alike,
  cheap: RawBuilder<unknown>,
  { after, limit, latestFirst }: { after: ListPlace | null; limit: number; latestFirst: boolean },
): RawBuilder<unknown>[] {
  const way = latestFirst ? sql`desc` : sql`asc`
  return orderOf(statuses).flatMap((group) => {
    const beyond = behind(group, after, latestFirst)
    if (beyond === null) return []
    const there = byBranch(branch, group)
    const row = sql`booking.id, ${group.moment} as at, ${group.group}::int as grouped`
    const also = sql`${beyond} and ${cheap} order by ${group.moment} ${way}, booking.id ${way} limit ${limit}`
    if (alike !== null && alike !== 'too_many')
      return [
        sql`(
      select ${row} from alike join booking using (id)
      where booking.status = any (${group.statuses}) and (${sql.join(there, sql` or `)}) and ${also})`,
      ]
    // Word for word, so that a plan for any value can take the index that has some of the states alone.
    return group.statuses.flatMap((status) =>
      there.map(
        (at) => sql`(select ${row} from booking where booking.status = ${sql.lit(status)} and ${at} and ${also})`,
      ),
    )
  })
}

/** Query for the ids of what begins with a text; null without one, 'too_many' if rows are rather asked one by one. */
type Alike = RawBuilder<unknown> | 'too_many' | null

async function findAlike(db: Read, actor: Actor, typed: Typed | null): Promise<Alike> {
  if (typed === null) return null
  const looks = [
    ...bookingLooks(actor, typed, () => MOST_ALIKE),
    ...(typed.plate === '' ? [] : [bookingsOfCars(typed.plate, MOST_ALIKE)]),
  ]
  if (looks.length === 0) return sql`select null::bigint as id where false`
  const counts = looks.map((look) => sql`select count(*) as found from ${look} look`)
  const { rows } = await sql<{ most: number }>`
    select max(found) as most from (${sql.join(counts, sql` union all `)}) each_key`.execute(db)
  if (rows[0]!.most >= MOST_ALIKE) return 'too_many'
  return sql`select distinct id from (${sql.join(looks, sql` union all `)}) each_key`
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/**
 * Conditions for a branch of pickup or drop-off. Each has an index in the order of the group, except returns to another
 * branch by the branch of their pickup.
 */
const byBranch = (branch: number | null, { here, there }: ListGroup): RawBuilder<unknown>[] =>
  branch === null
    ? [sql`true`]
    : [sql`${here} = ${branch}`, sql`${there} = ${branch} and booking.pickup_branch <> booking.dropoff_branch`]

/** Conditions that the row itself answers. */
function cheapOnes(actor: Actor, { from, to, classId }: BookingFilter): RawBuilder<unknown>[] {
  return [
    visibleTo(actor),
    sql`not (booking.status in ('requested', 'offered', 'pending_payment') and booking.expires_at <= now())`,
    ...(from === null ? [] : [sql`booking.starts_at >= ${from}::timestamp at time zone 'Europe/Berlin'`]),
    ...(to === null ? [] : [sql`booking.starts_at < (${to}::date + 1)::timestamp at time zone 'Europe/Berlin'`]),
    ...(classId === null ? [] : [sql`booking.class_id = ${classId}`]),
  ]
}

/** Conditions that other tables answer. */
const dearOnes = ({ unpaid, papersMissing, source }: BookingFilter, typed: Typed | null): RawBuilder<unknown>[] => [
  ...(typed === null ? [] : [sql`exists (select from booking where booking.id = l.id and ${isLike(typed)})`]),
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
  /** Vehicle that this car is: another model than the one booked can stand for its class. */
  car_vehicle_id: number | null
}

/** Column of the car of a booking, after an exchange of the last one. */
const ofLastCar = <Value>(column: 'plate' | 'vehicle_id') =>
  sql<Value | null>`(select ${sql.ref(`c.${column}`)} from assignment a join car c on c.id = a.car_id
    where a.stay_id = booking.id order by a.part desc limit 1)`

/** Reads bookings in the order of their numbers. */
export async function readListed(db: Db | Read, ids: readonly number[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await bookingColumns(db)
    .select([
      dueOf('booking.id').as('due_minor'),
      papersMissingOf('booking.id').as('papers_missing'),
      isFromDesk('booking.id').as('from_desk'),
      ofLastCar<string>('plate').as('plate'),
      ofLastCar<number>('vehicle_id').as('car_vehicle_id'),
    ])
    .where('booking.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Requests and offers that wait for an answer, those with the least time left first, and the number of all.
 * @param branch where they begin or end; null for anywhere
 */
export async function listWaitingForAnswer(
  db: Read,
  actor: Actor,
  { branch, limit }: { branch: number | null; limit: number },
): Promise<{ ids: number[]; all: number }> {
  const here = branch === null ? sql`true` : sql`${branch} in (booking.pickup_branch, booking.dropoff_branch)`
  const { rows } = await sql<{ id: number; all: number }>`
    select booking.id, count(*) over () as all from booking
    where booking.status in ('requested', 'offered') and booking.expires_at > now() and ${visibleTo(actor)} and ${here}
    order by booking.expires_at, booking.id limit ${limit}`.execute(db)
  return { ids: rows.map(({ id }) => id), all: rows[0]?.all ?? 0 }
}
