import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { BookingStatus, StayState } from '#domain/booking-status.ts'
import type { Read } from './db.ts'
import { nameOfRental, visiblePlan, visibleTo } from './visible-booking.ts'

/** Entry of a car's plan as the planner draws it. */
export interface PlanBar {
  id: number
  car_id: number
  kind: 'rental' | 'maintenance' | 'transfer'
  from_branch: number
  to_branch: number
  since: Date
  /** Moment from which the car can leave again; null if it leaves the fleet. */
  until: Date | null
  fixed: boolean
  automatic: boolean
  done: boolean
  note: string | null
  /** Whether the rental goes on with another car. */
  goes_on: boolean
  upgrade: boolean
  state: StayState | null
  /** Agreed end, or real return, of a rental. */
  ends: Date | null
  /** Moment up to which a held car is kept. */
  expires: Date | null
  /** Reference of the booking; '' for a hold and for what is no rental, null if the actor may not see it. */
  reference: string | null
  person: string | null
  status: BookingStatus | null
  revision: number | null
  /** Fingerprint of all that an act on it depends on. */
  version: string
}

/** Fingerprint of an entry `a` of the plan with its stay `s` and its booking: another one if any act changed it. */
export const planVersion = sql<string>`left(md5(concat_ws('|', a.car_id, a.kind, a.from_branch, a.to_branch, a.period,
  a.fixed, a.note, a.part, s.state, booking.revision, booking.status)), 12)`

const columns = (actor: Actor) => sql`
  a.id, a.car_id, a.kind, a.from_branch, a.to_branch, lower(a.period) as since, upper(a.period) as until, a.fixed,
  a.automatic, a.done_at is not null as done,
  case when ${visiblePlan(actor)} then a.note end as note,
  a.stay_id is not null and exists (select from assignment l where l.stay_id = a.stay_id and l.part > a.part) as goes_on,
  a.instead_of is not null as upgrade, s.state, coalesce(s.returned_at, s.ends_at) as ends, s.expires_at as expires,
  ${nameOfRental(actor)} as reference,
  case when booking.id is not null and ${visibleTo(actor)} then concat_ws(' ', booking.first_name, booking.last_name) end as person,
  booking.status, booking.revision, ${planVersion} as version`

const joins = sql`left join stay s on s.id = a.stay_id left join booking on booking.id = a.stay_id`

/**
 * Entries of the plans of cars during a span, car by car. One car does one thing at a time, so the last entry before the span and those
 * that begin in it are all there is.
 */
export async function listPlanBars(
  db: Read,
  actor: Actor,
  { cars, from, to }: { cars: readonly number[]; from: Date; to: Date },
): Promise<PlanBar[]> {
  const { rows } = await sql<PlanBar>`
    select ${columns(actor)}
    from unnest(${cars}::int[]) wanted(car) cross join lateral (
      (select * from assignment e where e.car_id = wanted.car and lower(e.period) < ${from}
       order by lower(e.period) desc limit 1)
      union all
      select * from assignment e where e.car_id = wanted.car and lower(e.period) >= ${from} and lower(e.period) < ${to}) a
    ${joins}
    where upper_inf(a.period) or upper(a.period) > ${from}
    order by a.car_id, lower(a.period)`.execute(db)
  return rows
}

/** Finds an entry of the plan that the actor may see. */
export async function findPlanBar(db: Read, actor: Actor, id: number): Promise<PlanBar | undefined> {
  const { rows } = await sql<PlanBar>`
    select ${columns(actor)} from assignment a ${joins} where a.id = ${id} and ${visiblePlan(actor)}`.execute(db)
  return rows[0]
}
