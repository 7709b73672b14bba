import { sql, type RawBuilder } from 'kysely'

import type { BookingStatus } from '#domain/booking-status.ts'
import type { CarPlace } from '#domain/car-state.ts'
import { nameOfActor } from './act-log.ts'
import { standingCall } from './booking-call.ts'
import type { Read } from './db.ts'

/** Branch and time whose rentals a board shows. */
export interface Span {
  branch: number
  from: Date
  until: Date
}

interface RentalOnBoard {
  id: number
  reference: string
  status: BookingStatus
  first_name: string
  last_name: string
  company_name: string | null
  phone: string | null
  class_id: number
  days: number
  pickup_branch: number
  dropoff_branch: number
  plate: string | null
  vehicle_id: number | null
  /** Moment of the handover of a pickup, of the return of a return; null before that. */
  done_at: Date | null
  /** Last call to the customer, and who made it. */
  called_at: Date | null
  called_by: string | null
}

export interface PickupRow extends RentalOnBoard {
  starts_local: string
  starts_at: Date
  flight: string | null
  car_missing: boolean
  deposit_open: boolean
  /** State of its car; null where nobody noted anything. */
  clean: boolean | null
  fuel_eighths: number | null
  charge_percent: number | null
  place: CarPlace | null
  /** Newest entry about the car, by which an author says what they saw. */
  entry: number | null
  /** Agreed return of the rental that still has the car. */
  back_local: string | null
}

export interface ReturnRow extends RentalOnBoard {
  ends_local: string
  ends_at: Date
  /** Next use of the car; null if none is planned. */
  next: NextUse | null
  /** Car that stands free for the next rental. */
  replacement: string | null
}

export interface NextUse {
  kind: 'rental' | 'maintenance' | 'transfer'
  /** Berlin wall-clock time. */
  at: string
  reference: string | null
  name: string | null
}

/** Rows of a list that are shown at most; a branch that has more shows the first. */
const MOST = 400
/** Pickups of earlier days that a board shows at most, the latest of them: a long backlog is no work of today. */
const MOST_LEFT = 25

const local = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI')`

const newestOf = (column: string) => sql`(
  select l.${sql.ref(column)} from car_log l where l.car_id = a.car_id and l.${sql.ref(column)} is not null
  order by l.at desc, l.id desc limit 1)`

/** Moment of an entry that ends a pickup or a return. */
const doneAt = (table: 'handover' | 'car_return') => sql`(
  select l.at from ${sql.table(table)} o join car_log l on l.id = o.log_id where o.booking_id = b.id) as done_at`

const commonColumns = sql`
  b.id, b.reference, b.status, b.first_name, b.last_name, b.phone, b.class_id, b.days, b.pickup_branch, b.dropoff_branch,
  u.company_name, a.plate, a.vehicle_id, call.at as called_at, call.by as called_by`

/** The last car of a rental, and the last call to its customer that nobody took back. */
const withCarAndCall = sql`
  left join customer u on u.id = b.customer_id
  left join lateral (
    select n.car_id, n.period, k.plate, k.vehicle_id, k.class_id from assignment n join car k on k.id = n.car_id
    where n.stay_id = b.id order by n.part desc limit 1) a on true
  left join lateral (
    select a.at, ${nameOfActor} as by from audit a
    where b.status in ('confirmed', 'active') and a.booking_id = b.id and a.event = 'called' and ${standingCall}
    order by a.id desc limit 1) call on true`

// Lateral joins say in their `where` which rentals need them: a condition in `on` is looked at once they have run.

/**
 * Rentals that begin at a branch within a time, in order.
 * @param late whether to add those that were to begin before it, have not, and that nobody has closed; the latest 25
 */
export async function listPickups(db: Read, { branch, from, until }: Span, late: boolean): Promise<PickupRow[]> {
  const { rows } = await sql<PickupRow>`
    select ${commonColumns}, ${doneAt('handover')}, b.starts_local, b.starts_at, b.flight,
           exists (select from car_missing m where m.stay_id = b.id) and a.car_id is null as car_missing,
           b.status = 'confirmed' and b.deposit_minor > (
             select coalesce(sum(case when m.kind in ('authorised', 'received', 'paid') then m.amount_minor
                                      when m.kind in ('released', 'refunded') then -m.amount_minor end), 0)
             from money_move m where m.booking_id = b.id and m.purpose = 'deposit') as deposit_open,
           s.clean, s.fuel_eighths, s.charge_percent, s.place, s.entry,
           case when s.place = 'customer' then (
             select ${local(sql`w.ends_at`)} from booking w where w.id = s.stay_id) end as back_local
    from (select id from booking where pickup_branch = ${branch} and starts_at >= ${from} and starts_at < ${until}
            and status in ('confirmed', 'active', 'returned', 'closed', 'no_show')
          union all
          (select id from booking where ${late} and pickup_branch = ${branch} and status = 'confirmed'
             and starts_at < ${from} order by starts_at desc limit ${MOST_LEFT})) found
    join booking b on b.id = found.id ${withCarAndCall}
    left join lateral (
      select ${newestOf('clean')} as clean, ${newestOf('fuel_eighths')} as fuel_eighths,
             ${newestOf('charge_percent')} as charge_percent, stand.place, stand.stay_id,
             (select l.id from car_log l where l.car_id = a.car_id order by l.at desc, l.id desc limit 1) as entry
      from (select) one left join lateral (
        select l.place, l.stay_id from car_log l where l.car_id = a.car_id and l.place is not null
        order by l.at desc, l.id desc limit 1) stand on true
      where b.status = 'confirmed') s on true
    order by b.starts_at, b.id limit ${MOST}`.execute(db)
  return rows
}

/**
 * Rentals that end at a branch within a time, in order.
 * @param late whether to add cars that were to be back before it and are still out
 */
export async function listReturns(
  db: Read,
  { branch, from, until }: Span,
  { now, late }: { now: Date; late: boolean },
): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select ${commonColumns}, ${doneAt('car_return')}, b.ends_local, b.ends_at, next.use as next, free.plate as replacement
    from (select id from booking where dropoff_branch = ${branch} and ends_at >= ${from} and ends_at < ${until}
            and status in ('confirmed', 'active', 'returned', 'closed')
          union all
          select id from booking where ${late} and dropoff_branch = ${branch} and status = 'active' and ends_at < ${from}
          order by id) found
    join booking b on b.id = found.id ${withCarAndCall}
    left join lateral (
      select n.kind, n.period, n.car_id, w.class_id,
             jsonb_build_object('kind', n.kind, 'at', ${local(sql`lower(n.period)`)}, 'reference', w.reference,
                                'name', coalesce(v.company_name, trim(w.first_name || ' ' || w.last_name))) as use
      from assignment n left join booking w on w.id = n.stay_id left join customer v on v.id = w.customer_id
      where b.status in ('confirmed', 'active') and n.car_id = a.car_id and lower(n.period) > lower(a.period)
        and (n.kind <> 'rental' or w.id is not null)
      order by lower(n.period) limit 1) next on true
    left join lateral (
      select k.plate from standing s join car k on k.id = s.car_id
      where b.status = 'active' and b.ends_at < ${now} and next.kind = 'rental' and s.class_id = next.class_id
        and s.branch_id = ${branch} and s.free @> next.period and s.brought_by is null and s.car_id <> a.car_id
      limit 1) free on true
    order by b.ends_at, b.id limit ${MOST}`.execute(db)
  return rows
}
