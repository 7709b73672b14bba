import { sql } from 'kysely'

import type { StayState } from '#domain/booking-status.ts'
import type { PlanCar, PlanJob } from '#domain/plan.ts'
import type { StayRow } from './stay.ts'
import type { Db, Tx } from './db.ts'
import type { PlanScope } from './plan-scope.ts'
import { nameOfRental } from './visible-booking.ts'

/** A rental that needs a car: the columns that the plan needs, which a stay and its booking share. */
export type Rental = Pick<
  StayRow,
  | 'id'
  | 'class_id'
  | 'vehicle_id'
  | 'pickup_branch'
  | 'dropoff_branch'
  | 'starts_at'
  | 'ends_at'
  | 'turnaround'
  | 'state'
>

/**
 * Gives the rental a car that is free for all of it in the current plan (`free_car`). A rental that begins later than
 * agreed waits for its car until then. @returns whether there was a car
 */
export async function assignFreeCar(tx: Tx, { id, starts_at: since }: Rental): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select give_car(${id}, ${since}) as done`.execute(tx)
  return rows[0]!.done
}

export async function assign(tx: Tx, { id, starts_at: since }: Rental, carId: number): Promise<void> {
  await sql`select give_car(${id}, ${since}, ${carId}::integer)`.execute(tx)
}

/** Moments from which a waiting rental could have a car after its agreed start, the earliest first. */
export async function listLateStarts(tx: Tx, { id }: Rental, now: Date): Promise<Date[]> {
  const { rows } = await sql<{ since: Date }>`
    select since from late_starts(${id}, ${now}) since order by since`.execute(tx)
  return rows.map(({ since }) => since)
}

/** Takes the planned car from a rental that has not begun. */
export async function unassign(tx: Tx, stayId: number): Promise<void> {
  await tx.deleteFrom('assignment').where('stay_id', '=', stayId).execute()
}

/** Journey of a car between two branches, as its rental would make it. */
export interface PlannedJourney {
  car: number
  from: number
  to: number
  since: Date
  until: Date
}

/** Finds the journey that a rental's car is planned for. Undefined if it has no car, or comes back to where it began. */
export async function findJourney(tx: Tx, stayId: number): Promise<PlannedJourney | undefined> {
  const { rows } = await sql<PlannedJourney>`
    select car_id as car, from_branch as "from", to_branch as "to", lower(period) as since, upper(period) as until
    from assignment where stay_id = ${stayId} and from_branch <> to_branch`.execute(tx)
  return rows[0]
}

/** Plans a drive in place of a rental that is called off, unless the database has made one. */
export async function keepJourney(tx: Tx, { car, from, to, since, until }: PlannedJourney): Promise<void> {
  const { rows } = await sql<{ leaves: Date }>`
    select lower(drive_within(tstzrange(${since}, ${until}), transfer_time())) as leaves`.execute(tx)
  await sql`
    insert into assignment (car_id, kind, from_branch, to_branch, period, note, automatic)
    select ${car}, 'transfer', ${from}, ${to}, tstzrange(${rows[0]!.leaves}, ${until}),
           'replaces a cancelled one-way rental', true
    where not exists (
      select from assignment a where a.car_id = ${car} and a.period && tstzrange(${since}, ${until}))`.execute(tx)
}

/**
 * Keeps the car of a rental that has begun for as long as the rental lasts now; after an exchange, the last car. Later
 * assignments of the car may then overlap it: the caller plans the class anew, and the constraint is checked when the
 * transaction ends.
 */
export async function keepCar(tx: Tx, rental: Pick<Rental, 'id'>): Promise<void> {
  await sql`set constraints one_car_one_place deferred`.execute(tx)
  await sql`
    update assignment a set to_branch = place_after(s), period = tstzrange(lower(a.period), back_with(s, lower(a.period)))
    from stay s where s.id = a.stay_id and s.id = ${rental.id}
      and not exists (select from assignment l where l.stay_id = s.id and l.part > a.part)`.execute(tx)
}

/** The car that is planned for a rental, after an exchange the last one; undefined if it has none. */
export async function findCar(
  db: Db,
  stayId: number,
): Promise<{ id: number; class_id: number; plate: string; vehicle_id: number } | undefined> {
  return await db
    .selectFrom('assignment')
    .innerJoin('car', 'car.id', 'assignment.car_id')
    .select(['car.id', 'car.class_id', 'car.plate', 'car.vehicle_id'])
    .where('stay_id', '=', stayId)
    .orderBy('part', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Plate of the car that is planned for a booking or was handed over. */
export const plateOf = async (db: Db, bookingId: number): Promise<string | null> =>
  (await findCar(db, bookingId))?.plate ?? null

/** A car that a rental has, or had until it was exchanged. */
export interface RentedCar {
  plate: string
  vehicle_id: number
  since: Date
}

/** The cars of a rental, one after the other. */
export async function listCars(db: Db, stayId: number): Promise<RentedCar[]> {
  return await db
    .selectFrom('assignment')
    .innerJoin('car', 'car.id', 'assignment.car_id')
    .select(['car.plate', 'car.vehicle_id', sql<Date>`lower(period)`.as('since')])
    .where('stay_id', '=', stayId)
    .orderBy('part')
    .execute()
}

/** A rental, under way or to come, that has a car before another rental does. */
export interface Holder {
  id: number
  /** Booking reference; '' while the stay is only held, null for a rental that the actor may not see. */
  reference: string | null
  state: StayState
  ends_local: string
}

/** The earlier rental of a car that is not over yet and would lose it. */
export async function findHolder(
  tx: Tx,
  carId: number,
  rental: Pick<Rental, 'id'>,
  now: Date,
): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select s.id, ${nameOfRental(tx.act.actor)} as reference, s.state, coalesce(booking.ends_local, s.ends_at at time zone 'Europe/Berlin') as ends_local
    from assignment a join stay s on s.id = a.stay_id left join booking on booking.id = s.id
    where a.car_id = ${carId} and s.id <> ${rental.id}
      and lower(a.period) < (select min(lower(own.period)) from assignment own where own.stay_id = ${rental.id})
      and not exists (select from assignment l where l.stay_id = s.id and l.part > a.part)
      and (s.state = 'out' or s.state in ('held', 'kept', 'certain') and s.ends_at > ${now})
    order by lower(a.period) limit 1`.execute(tx)
  return rows[0]
}

/**
 * Reads where the cars are at a moment and the jobs ahead of them, one for each assignment. Rentals and transfers may
 * change their car until they begin, unless staff chose it. Maintenance keeps its car, and so do jobs at branches whose
 * stock is not locked.
 * @param most number of jobs that may change; of those beyond, only the next one of each car is read, and keeps its car
 * @param from start of the plan; now at the earliest
 */
export async function readPlan(
  tx: Tx,
  scope: PlanScope,
  most: number,
  from = new Date(0),
): Promise<{ cars: PlanCar[]; jobs: PlanJob[] }> {
  return { cars: await readCars(tx, scope, from), jobs: await readJobs(tx, scope, most, from) }
}

async function readCars(tx: Tx, { classId, cars: ids }: PlanScope, from: Date): Promise<PlanCar[]> {
  const cars = await sql<{ id: number; model: number; branch: number; free_from: Date; lost: boolean }>`
    select c.id, c.vehicle_id as model, coalesce(last.to_branch, c.home_branch) as branch,
           coalesce(last.free_from, c.in_service_from) as free_from, coalesce(last.lost, false) as lost
    from car c left join lateral (
      -- Sold, or on a one-way rental that is not certain: no branch can count on it.
      select a.to_branch, upper(a.period) as free_from,
             upper_inf(a.period) or (a.kind = 'rental' and a.from_branch <> a.to_branch and not is_certain(s.state)) as lost
      from assignment a left join stay s on s.id = a.stay_id
      where a.car_id = c.id and (lower(a.period) <= now() or lower(a.period) < ${from})
      order by lower(a.period) desc limit 1
    ) last on true
    where c.class_id = ${classId} and ${amongCars(ids)}`.execute(tx)
  return cars.rows.map((car) => ({
    id: car.id,
    model: car.model,
    branch: car.branch,
    freeFrom: car.lost ? Number.POSITIVE_INFINITY : car.free_from.getTime(),
  }))
}

const amongCars = (ids: readonly number[] | undefined) =>
  ids === undefined ? sql<boolean>`true` : sql<boolean>`c.id = any(${ids}::int[])`

async function readJobs(
  tx: Tx,
  { classId, cars: ids, branches }: PlanScope,
  most: number,
  from: Date,
): Promise<PlanJob[]> {
  const limit = Math.min(most, 1_000_000_000)
  const jobs = await sql<{
    id: number
    car: number
    from_branch: number
    to_branch: number
    starts: Date
    ends: Date | null
    model: number | null
    movable: boolean | null
    certain: boolean
    far: boolean
  }>`
    select a.id, a.car_id as car, a.from_branch, a.to_branch,
           lower(a.period) as starts, upper(a.period) as ends, s.vehicle_id as model, a.place > ${limit} as far,
           not a.fixed and (a.kind = 'transfer' or s.state in ('held', 'kept', 'certain')) as movable,
           a.kind <> 'rental' or is_certain(s.state) as certain
    from (
      select *, lag(place, 1, 0::bigint) over (partition by car_id order by place) as before
      from (
        select a.*, row_number() over (order by lower(a.period), a.id) as place
        from assignment a join car c on c.id = a.car_id
        where c.class_id = ${classId} and ${amongCars(ids)}
          and lower(a.period) > now() and lower(a.period) >= ${from}) ahead
    ) a left join stay s on s.id = a.stay_id
    where a.before <= ${limit}`.execute(tx)
  const held = new Set(branches)
  const isHeld = (branch: number) => branches === undefined || held.has(branch)
  return jobs.rows.map((job) => ({
    id: job.id,
    from: job.from_branch,
    to: job.to_branch,
    start: job.starts.getTime(),
    // The jobs beyond the first one that is too far ahead are not read.
    end: job.far || job.ends === null ? Number.POSITIVE_INFINITY : job.ends.getTime(),
    model: job.model ?? 0,
    fixedCar: job.movable === true && !job.far && isHeld(job.from_branch) && isHeld(job.to_branch) ? null : job.car,
    certain: job.certain,
    car: job.car,
  }))
}

/** Swaps cars in one statement, so that the exclusion constraint sees only the new plan. @param cars car by assignment */
export async function applyPlan(tx: Tx, cars: ReadonlyMap<number, number>): Promise<void> {
  const { rows } = await sql<{ stay_id: number | null; before: number }>`
    update assignment a set car_id = p.car_id
    from unnest(${[...cars.keys()]}::bigint[], ${[...cars.values()]}::int[]) as p(id, car_id)
    join assignment was on was.id = p.id
    where a.id = p.id and a.car_id <> p.car_id
    returning a.stay_id, was.car_id as before`.execute(tx)
  for (const { stay_id: stay, before } of rows) if (stay !== null) noteTaken(tx, stay, before)
}

/** Notes the car that a stay had before the act that takes it away, so that the act can tell of it. */
export function noteTaken({ act }: Pick<Tx, 'act'>, stay: number, car: number): void {
  if (!act.takenFrom.has(stay)) act.takenFrom.set(stay, car)
}

/** A drive of staff between two branches. */
export interface Drive {
  id: number
  class_id: number
  car_id: number
  from_branch: number
  to_branch: number
  starts: Date
  ends: Date
}

/** Future drives that the database planned and that are no longer needed (`needless_drives`), the latest first. */
export async function listNeedlessDrives(db: Db | Tx, classId: number | null): Promise<Drive[]> {
  const { rows } = await sql<Drive>`select * from needless_drives(${classId}::smallint, null)`.execute(db)
  return rows
}

export async function dropDrive(tx: Tx, { id }: Drive): Promise<void> {
  await tx.deleteFrom('assignment').where('id', '=', id).execute()
}
