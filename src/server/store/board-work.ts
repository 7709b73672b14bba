import { sql } from 'kysely'

import type { DocumentKind } from '#domain/document.ts'
import type { Read } from './db.ts'
import type { Span } from './board-rentals.ts'

/** A page of what waits, with the number of all. */
export interface Waiting<Row> {
  all: number
  first: Row[]
}

export interface RequestRow {
  reference: string
  status: 'requested' | 'offered'
  first_name: string
  last_name: string
  company_name: string | null
  class_id: number
  days: number
  starts_local: string
  ends_local: string
  expires_at: Date
  plate: string | null
}

const FIRST = 20

const page = <Row extends { all: number }>(rows: readonly Row[]): Waiting<Omit<Row, 'all'>> => ({
  all: rows[0]?.all ?? 0,
  first: rows.map(({ all: _all, ...row }) => row),
})

/** Requests to decide and offers that were not ordered yet, for pickups at a branch, the first to lapse first. */
export async function listOpenRequests(db: Read, branch: number, now: Date): Promise<Waiting<RequestRow>> {
  const { rows } = await sql<RequestRow & { all: number }>`
    select count(*) over () as all, b.reference, b.status, b.first_name, b.last_name, u.company_name, b.class_id, b.days,
           b.starts_local, b.ends_local, b.expires_at, a.plate
    from booking b left join customer u on u.id = b.customer_id
    left join lateral (
      select k.plate from assignment n join car k on k.id = n.car_id where n.stay_id = b.id
      order by n.part desc limit 1) a on true
    where b.status in ('requested', 'offered') and b.pickup_branch = ${branch} and b.expires_at > ${now}
    order by b.expires_at, b.id limit ${FIRST}`.execute(db)
  return page(rows)
}

export interface DriveRow {
  id: number
  plate: string
  from_branch: number
  to_branch: number
  leaves: Date
  arrives: Date
}

/** Drives from or to a branch that are to leave before a moment and are not done. */
export async function listOpenDrives(db: Read, { branch, from, until }: Span, late: boolean): Promise<DriveRow[]> {
  const { rows } = await sql<DriveRow>`
    select a.id, k.plate, a.from_branch, a.to_branch, lower(a.period) as leaves, upper(a.period) as arrives
    from assignment a join car k on k.id = a.car_id
    where a.kind = 'transfer' and a.done_at is null and lower(a.period) < ${until}
      and (${late} or upper(a.period) >= ${from}) and not upper_inf(a.period)
      and ${branch} in (a.from_branch, a.to_branch)
    order by lower(a.period), a.id limit ${FIRST}`.execute(db)
  return rows
}

export interface InspectionRow {
  plate: string
  class_id: number
  next_inspection: string
}

/** Cars that were last seen at a branch, or belong there, and have to be inspected by a day. */
export async function listInspections(db: Read, branch: number, until: string): Promise<InspectionRow[]> {
  const { rows } = await sql<InspectionRow>`
    select k.plate, k.class_id, k.next_inspection from car k
    left join lateral (
      select l.branch_id from car_log l where l.car_id = k.id and l.branch_id is not null
      order by l.at desc, l.id desc limit 1) seen on true
    where k.next_inspection <= ${until}::date and coalesce(seen.branch_id, k.home_branch) = ${branch}
      and not exists (select from assignment a where a.car_id = k.id and upper_inf(a.period))
    order by k.next_inspection, k.plate limit ${FIRST}`.execute(db)
  return rows
}

export interface DocumentRow {
  id: string
  kind: DocumentKind
  first_name: string
  last_name: string
  uploaded_at: Date
  /** The customer's next pickup at the branch. */
  needed_at: Date | null
}

/** Documents to review of those who rent at a branch or nowhere yet, those first whose customer comes first. */
export async function listDocumentsFor(db: Read, branch: number, now: Date): Promise<Waiting<DocumentRow>> {
  const { rows } = await sql<DocumentRow & { all: number }>`
    select count(*) over () as all, d.id, d.kind, d.uploaded_at, u.first_name, u.last_name,
           (select min(b.starts_at) from booking b
            where b.customer_id = d.customer_id and b.status = 'confirmed' and b.pickup_branch = ${branch}
              and b.starts_at > ${now}) as needed_at
    from document d join customer u on u.id = d.customer_id
    where d.state = 'pending'
      and (exists (select from booking b where b.customer_id = u.id and ${branch} in (b.pickup_branch, b.dropoff_branch))
           or not exists (select from booking b where b.customer_id = u.id))
    order by needed_at nulls last, d.uploaded_at, d.id limit ${FIRST}`.execute(db)
  return page(rows)
}

export interface MessageRow {
  id: string
  name: string
  message: string
  created_at: Date
}

/** Messages to a branch or to none in particular that nobody has answered, the longest waiting first. */
export async function listMessagesFor(db: Read, branch: number): Promise<Waiting<MessageRow>> {
  const { rows } = await sql<MessageRow & { all: number }>`
    select count(*) over () as all, m.id, m.name, left(m.message, 200) as message, m.created_at
    from contact_message m
    where m.state in ('new', 'in_work') and coalesce(m.branch_id = ${branch}, true)
    order by m.created_at, m.id limit ${FIRST}`.execute(db)
  return page(rows)
}

export interface StockDayRow {
  class_id: number
  day: string
  low: number
}

/** The lowest number of cars of each class at a branch, on each day of a time, by the ledger of the stock. */
export async function listLowStock(db: Read, { branch, from, until }: Span): Promise<StockDayRow[]> {
  const { rows } = await sql<StockDayRow>`
    with since as (select (${from}::timestamptz at time zone 'UTC')::date as day),
    step as (
      select d.class_id, ${from}::timestamptz as at, sum(d.net) as delta from stock_day d, since
      where d.branch_id = ${branch} and d.day < since.day group by d.class_id
      union all
      select m.class_id, greatest(m.at, ${from}::timestamptz), sum(m.delta) from stock_move m, since
      where m.branch_id = ${branch} and m.at >= since.day::timestamp at time zone 'UTC' and m.at < ${until}
      group by 1, 2
      union all
      select i.class_id, greatest(t.at at time zone 'Europe/Berlin', ${from}::timestamptz), 0 from inventory i,
             generate_series(date_trunc('day', ${from}::timestamptz at time zone 'Europe/Berlin'),
                             ${until}::timestamptz at time zone 'Europe/Berlin' - interval '1 minute',
                             interval '1 day') t (at)
      where i.branch_id = ${branch}),
    level as (
      select class_id, at, sum(sum(delta)) over (partition by class_id order by at)::integer as cars from step
      group by class_id, at)
    select class_id, (at at time zone 'Europe/Berlin')::date as day, min(cars) as low from level
    group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
