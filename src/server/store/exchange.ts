import { sql } from 'kysely'

import type { VehicleClass } from '#domain/better-class.ts'
import type { Db, Tx } from './db.ts'
import { carTouches } from './plan-rows.ts'
import { nameOfRental } from './visible-booking.ts'

/** A rental's present car, and until when and to where the rental needs one. */
export interface RunningPart {
  id: number
  part: number
  car_id: number
  class_id: number
  plate: string
  since: Date
  back: Date
  place_after: number
  turnaround_ms: number
  booked: VehicleClass
}

/** Finds the car that a rental has now. The caller has locked the booking. */
export async function findRunningPart(tx: Tx, stayId: number): Promise<RunningPart | undefined> {
  const { rows } = await sql<RunningPart>`
    select a.id, a.part, a.car_id, c.class_id, c.plate, lower(a.period) as since, upper(a.period) as back, a.to_branch as place_after,
           (extract(epoch from s.turnaround) * 1000)::int as turnaround_ms,
           jsonb_build_object('id', w.id, 'code', w.code, 'rank', w.rank, 'seats', w.seats, 'transmission', w.transmission)
             as booked
    from assignment a join car c on c.id = a.car_id join stay s on s.id = a.stay_id join vehicle_class w on w.id = s.class_id
    where a.stay_id = ${stayId} order by a.part desc limit 1`.execute(tx)
  return rows[0]
}

/** Car to be given, and its branch at a moment according to its plan. */
export interface GivenCar {
  id: number
  plate: string
  place: number
  inService: boolean
  given: VehicleClass
}

export async function findGivenCar(tx: Tx, carId: number, at: Date): Promise<GivenCar> {
  const { rows } = await sql<GivenCar>`
    select c.id, c.plate, coalesce(last.to_branch, c.home_branch) as place, c.in_service_from <= ${at} as "inService",
           jsonb_build_object('id', g.id, 'code', g.code, 'rank', g.rank, 'seats', g.seats, 'transmission', g.transmission)
             as given
    from car c join vehicle_class g on g.id = c.class_id left join lateral (
      select a.to_branch from assignment a where a.car_id = c.id and lower(a.period) <= ${at}
      order by lower(a.period) desc limit 1) last on true
    where c.id = ${carId}`.execute(tx)
  return rows[0]!
}

/** Exchange that has taken place, as the log tells it. */
export interface ExchangeRow {
  at: Date
  before: { plate: string; km: number }
  after: { plate: string; km: number }
  reason: string | null
}

/** Exchanges of a rental's car, in order. */
export async function listExchanges(db: Db, bookingId: number): Promise<ExchangeRow[]> {
  const { rows } = await sql<ExchangeRow>`
    select (after ->> 'at')::timestamptz as at, before, after, reason from audit
    where booking_id = ${bookingId} and event = 'exchanged' order by 1`.execute(db)
  return rows
}

/** Entry of a car's plan. */
export interface Planned {
  kind: 'rental' | 'maintenance' | 'transfer'
  /** Reference of the booking; '' if the car is only held, or it is no rental, null if the actor may not see it. */
  reference: string | null
  since: Date
  until: Date | null
  /** Whether another car could do it instead, or nobody planned it. */
  movable: boolean
}

interface Away {
  from: Date
  back: Date
  /** Branch to which it comes back. */
  place: number
}

/**
 * Entries of a car's plan that have to go if it is away: those that touch that time, and those after it until the first
 * rental or drive that begins where the car comes back, as they begin elsewhere. Later maintenance goes to where the car is.
 */
export async function listPlanned(tx: Tx, carId: number, { from, back, place }: Away): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select a.kind, ${nameOfRental(tx.act.actor)} as reference, lower(a.period) as since, upper(a.period) as until,
           lower(a.period) > ${from} and (a.kind = 'rental' and not a.fixed and s.state in ('held', 'kept', 'certain')
             or a.automatic and lower(a.period) >= ${back}) as movable
    from assignment a left join stay s on s.id = a.stay_id left join booking on booking.id = a.stay_id
    where a.car_id = ${carId} and coalesce(upper(a.period), 'infinity') > ${from}
      and (lower(a.period) < ${back} or a.kind <> 'maintenance')
      and lower(a.period) < coalesce((
        select min(lower(n.period)) from assignment n
        where n.car_id = ${carId} and n.kind <> 'maintenance' and lower(n.period) >= ${back} and n.from_branch = ${place}),
        'infinity')
    order by lower(a.period)`.execute(tx)
  return rows
}

/**
 * Cars that stand at a branch for a span, are as good as the booked class, and that the actor may give. The nearest class
 * first; five at most.
 */
export async function listInstead(
  tx: Tx,
  wish: { branch: number; from: Date; until: Date; oneWay: boolean; classes: readonly number[] },
): Promise<string[]> {
  const { rows } = await sql<{ plate: string }>`
    select c.plate from standing s join car c on c.id = s.car_id
    where s.class_id = any (${wish.classes}::smallint[]) and s.branch_id = ${wish.branch} and s.brought_by is null
      and s.free @> tstzrange(${wish.from}, ${wish.oneWay ? null : wish.until}) and ${carTouches(tx.act.actor)}
    order by array_position(${wish.classes}::smallint[], c.class_id), c.plate limit 5`.execute(tx)
  return rows.map(({ plate }) => plate)
}

/** Car that stands free and could be given in exchange. */
export interface CarToGive {
  plate: string
  model: string
  class_id: number
  branch: number
  /** Until when it stands free; null for no end. */
  until: Date | null
  km: number
  clean: boolean | null
}

/**
 * Cars of the actor's branches that stand free for the rest of a rental, those where it ends first, then the nearest
 * class and the clean ones. One that would not come back to where it stands must have no plans at all.
 */
export async function listCarsToGive(
  tx: Tx,
  wish: { back: Date; place_after: number; from: Date; classes: readonly number[]; most: number },
): Promise<CarToGive[]> {
  const { rows } = await sql<CarToGive>`
    select c.plate, v.name as model, c.class_id, s.branch_id as branch, upper(s.free) as until, k.km, k.clean
    from standing s join car c on c.id = s.car_id join vehicle v on v.id = c.vehicle_id join car_state k on k.car_id = c.id
    where s.class_id = any (${wish.classes}::smallint[]) and s.brought_by is null and k.place <> 'customer'
      and s.free @> tstzrange(${wish.from}, case when s.branch_id = ${wish.place_after} then ${wish.back}::timestamptz end)
      and ${carTouches(tx.act.actor)}
    order by s.branch_id <> ${wish.place_after}, array_position(${wish.classes}::smallint[], c.class_id),
             k.clean desc nulls last, c.plate
    limit ${wish.most}`.execute(tx)
  return rows
}

/** All classes, the lower ones first. */
export async function listClasses(db: Db): Promise<VehicleClass[]> {
  return await db
    .selectFrom('vehicle_class')
    .select(['id', 'code', 'rank', 'seats', 'transmission'])
    .orderBy('rank')
    .execute()
}

export interface Exchange {
  stayId: number
  running: RunningPart
  given: GivenCar
  at: Date
  /** Time until which the car that came back is made ready or repaired. */
  readyAt: Date
}

/**
 * Ends a rental's time with its car at a moment and gives it another car, fixed, for the rest. Other plans of that car
 * may then overlap; the caller clears them. The caller has locked all stock of the classes.
 * @returns the assignment that keeps the first car off the road
 */
export async function splitRental(tx: Tx, { stayId, running, given, at, readyAt }: Exchange): Promise<number> {
  await sql`set constraints one_car_one_place deferred`.execute(tx)
  await sql`
    update assignment set period = tstzrange(lower(period), ${at}), to_branch = ${given.place} where id = ${running.id}`.execute(
    tx,
  )
  const instead = given.given.id === running.booked.id ? null : running.booked.id
  await sql`
    insert into assignment (car_id, kind, stay_id, part, instead_of, from_branch, to_branch, period, fixed)
    values (${given.id}, 'rental', ${stayId}, ${running.part + 1}, ${instead}, ${given.place}, ${running.place_after},
            tstzrange(${at}, ${running.back}), true)`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into assignment (car_id, kind, from_branch, to_branch, period, note)
    values (${running.car_id}, 'maintenance', ${given.place}, ${given.place}, tstzrange(${at}, ${readyAt}), 'after an exchange')
    returning id`.execute(tx)
  return rows[0]!.id
}
