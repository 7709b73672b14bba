import { sql } from 'kysely'

import type { StayState } from '#domain/booking-status.ts'
import type { VehicleClass } from '#domain/better-class.ts'
import type { Db, Tx } from './db.ts'
import { carTouches } from './plan-rows.ts'
import { nameOfRental, visiblePlan, visibleTo } from './visible-booking.ts'

/** Car for which something is planned. */
export interface PlanCar {
  id: number
  plate: string
  model: string
  place: number
  in_service_from: Date
  class: VehicleClass
}

/** A class as an object of JSON. */
export const classColumns = (alias: string) => {
  const of = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`jsonb_build_object('id', ${of('id')}, 'code', ${of('code')}, 'rank', ${of('rank')}, 'seats', ${of('seats')},
    'transmission', ${of('transmission')})`
}

interface AtMoment {
  at: Date
  /** Entry that does not count. */
  without: number | null
  /** Whether it may stand at a branch of others, from which it is to come. */
  anywhere?: boolean
}

/** Finds a car that touches the actor's branches, with its branch at a moment according to its plan. */
export async function findPlanCar(
  tx: Tx,
  id: number,
  { at, without, anywhere = false }: AtMoment,
): Promise<PlanCar | undefined> {
  const { rows } = await sql<PlanCar>`
    select c.id, c.plate, v.name as model, c.in_service_from,
           ${classColumns('k')} as class,
           coalesce((select a.to_branch from assignment a
                     where a.car_id = c.id and lower(a.period) < ${at} and a.id is distinct from ${without}
                     order by lower(a.period) desc limit 1), c.home_branch) as place
    from car c join vehicle_class k on k.id = c.class_id join vehicle v on v.id = c.vehicle_id
    where c.id = ${id} and ${anywhere ? sql`true` : carTouches(tx.act.actor)}`.execute(tx)
  return rows[0]
}

/** Rental, workshop or drive on a car's plan, as an act on it needs to know it. */
export interface PlannedJob {
  id: number
  car_id: number
  kind: 'rental' | 'maintenance' | 'transfer'
  stay_id: number | null
  from_branch: number
  to_branch: number
  since: Date
  until: Date | null
  fixed: boolean
  /** Whether another car could do it instead. */
  movable: boolean
  state: StayState | null
  reference: string | null
  person: string | null
}

/** Columns of an assignment `a`, of its stay `s` and its `booking`. */
const jobColumns = ({ act: { actor } }: Pick<Tx, 'act'>) => sql`
  a.id, a.car_id, a.kind, a.stay_id, a.from_branch, a.to_branch, lower(a.period) as since, upper(a.period) as until,
  a.fixed, s.state, ${nameOfRental(actor)} as reference,
  case when booking.id is not null and ${visibleTo(actor)}
       then concat_ws(' ', booking.first_name, booking.last_name) end as person,
  a.kind = 'rental' and not a.fixed and s.state in ('held', 'kept', 'certain') as movable`

/** Jobs of a car whose time touches a span, and the one before them. */
export async function listJobs(tx: Tx, carId: number, from: Date): Promise<PlannedJob[]> {
  const { rows } = await sql<PlannedJob>`
    select ${jobColumns(tx)}
    from assignment a left join stay s on s.id = a.stay_id left join booking on booking.id = a.stay_id
    where a.car_id = ${carId} and coalesce(upper(a.period), 'infinity') > ${from}
      and lower(a.period) >= coalesce((select lower(p.period) from assignment p where p.car_id = ${carId}
                                       and lower(p.period) < ${from} order by lower(p.period) desc limit 1), '-infinity')
    order by lower(a.period), a.id limit 400`.execute(tx)
  return rows
}

/** A rental that an act gave another car. */
export interface TakenJob extends PlannedJob {
  before: string
  plate: string
  /** Whether the actor may see it. */
  visible: boolean
}

/** Rentals that have another car than before the act, by their start. */
export async function listTaken(tx: Tx): Promise<TakenJob[]> {
  const { takenFrom } = tx.act
  if (takenFrom.size === 0) return []
  const { rows } = await sql<TakenJob>`
    select ${jobColumns(tx)}, was.plate as before, c.plate, ${visiblePlan(tx.act.actor)} as visible
    from unnest(${[...takenFrom.keys()]}::bigint[], ${[...takenFrom.values()]}::int[]) as taken(stay_id, car_id)
    join assignment a on a.stay_id = taken.stay_id and a.car_id <> taken.car_id
    join car was on was.id = taken.car_id join car c on c.id = a.car_id
    join stay s on s.id = a.stay_id left join booking on booking.id = a.stay_id
    order by lower(a.period), a.id`.execute(tx)
  return rows
}

/** Entry of the plan that an act is about, with what it takes to plan it elsewhere. */
export interface PlannedEntry extends PlannedJob {
  plate: string
  car_class: number
  turnaround_ms: number
  starts_at: Date | null
  late: boolean
  part: number
  parts: number
  automatic: boolean
  done_at: Date | null
  note: string | null
  booked: VehicleClass | null
}

export async function findPlanned(
  tx: Db,
  act: Pick<Tx['act'], 'actor'>,
  id: number,
): Promise<PlannedEntry | undefined> {
  const { rows } = await sql<PlannedEntry>`
    select a.id, a.car_id, c.plate, c.class_id as car_class, a.kind, a.stay_id, a.from_branch, a.to_branch,
           lower(a.period) as since, upper(a.period) as until, a.fixed, a.late, a.part, a.automatic, a.done_at, a.note,
           s.state, s.starts_at, coalesce((extract(epoch from s.turnaround) * 1000)::int, 0) as turnaround_ms,
           (select count(*)::int from assignment p where p.stay_id = a.stay_id) as parts,
           a.kind = 'rental' and s.state in ('held', 'kept', 'certain') as movable,
           ${nameOfRental(act.actor)} as reference, concat_ws(' ', booking.first_name, booking.last_name) as person,
           case when w.id is not null then ${classColumns('w')} end as booked
    from assignment a join car c on c.id = a.car_id left join stay s on s.id = a.stay_id
    left join vehicle_class w on w.id = s.class_id left join booking on booking.id = a.stay_id
    where a.id = ${id} and ${visiblePlan(act.actor)}`.execute(tx)
  return rows[0]
}

/** Checks what waits for the end of the transaction now, so that a refusal can be told. */
export async function checkNow(tx: Tx): Promise<void> {
  await sql`set constraints all immediate`.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
}

/** Lets cars be double-booked until `checkNow`. */
export async function overlapForNow(tx: Tx): Promise<void> {
  await sql`set constraints one_car_one_place deferred`.execute(tx)
}

/** Part of a rental that planning it on a car needs. */
type Placed = Pick<PlannedEntry, 'stay_id' | 'from_branch' | 'to_branch' | 'since' | 'until' | 'late' | 'booked'>

interface Placing {
  /** Number of the entry; null for a new one. */
  id: number | null
  carId: number
  classId: number
  fixed: boolean
}

/** Plans a rental that has not begun on a car. @returns the number of the entry */
export async function placeRental(tx: Tx, rental: Placed, { id, carId, classId, fixed }: Placing): Promise<number> {
  const booked = rental.booked!.id
  const { rows } = await sql<{ id: number }>`
    insert into assignment (id, car_id, kind, stay_id, instead_of, from_branch, to_branch, period, fixed, late)
    overriding system value
    values (${id ?? sql`default`}, ${carId}, 'rental', ${rental.stay_id}, ${classId === booked ? null : booked}, ${rental.from_branch}, ${rental.to_branch},
            tstzrange(${rental.since}, ${rental.until}), ${fixed}, ${rental.late}) returning id`.execute(tx)
  return rows[0]!.id
}

export async function setFixed(tx: Tx, id: number, fixed: boolean): Promise<void> {
  await tx.updateTable('assignment').set({ fixed }).where('id', '=', id).execute()
}

interface Work {
  carId: number
  branch: number
  from: Date
  until: Date | null
  note: string
  /** Number of the entry that it replaces. */
  id: number | null
}

/** Keeps a car in the workshop. @returns the number of the entry */
export async function insertBlock(tx: Tx, { carId, branch, from, until, note, id }: Work): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into assignment (id, car_id, kind, from_branch, to_branch, period, note, fixed)
    overriding system value
    values (${id ?? sql`default`}, ${carId}, 'maintenance', ${branch}, ${branch}, tstzrange(${from}, ${until}), ${note}, true) returning id`.execute(
    tx,
  )
  return rows[0]!.id
}

export async function removeEntry(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('assignment').where('id', '=', id).execute()
}

interface Journey {
  carId: number
  from: number
  to: number
  leaves: Date
  arrives: Date
}

/** Plans a drive to another branch. @returns the number of the entry */
export async function insertDrive(tx: Tx, { carId, from, to, leaves, arrives }: Journey): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into assignment (car_id, kind, from_branch, to_branch, period, fixed)
    values (${carId}, 'transfer', ${from}, ${to}, tstzrange(${leaves}, ${arrives}), true) returning id`.execute(tx)
  return rows[0]!.id
}

export async function findClassOfCar(tx: Db, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('car').select('class_id').where('id', '=', id).executeTakeFirst()
  return row?.class_id
}

/** Branch where a car is before a moment, and whether it is sure to get there: a one-way rental may still be called off. */
export async function findPlaceBefore(tx: Tx, carId: number, at: Date): Promise<{ place: number; certain: boolean }> {
  const { rows } = await sql<{ place: number; certain: boolean }>`
    select coalesce(last.to_branch, c.home_branch) as place,
           last.kind is distinct from 'rental' or last.from_branch = last.to_branch
             or coalesce(is_certain(s.state), true) as certain
    from car c
    left join lateral (select a.* from assignment a where a.car_id = c.id and lower(a.period) < ${at}
                       order by lower(a.period) desc limit 1) last on true
    left join stay s on s.id = last.stay_id
    where c.id = ${carId}`.execute(tx)
  return rows[0]!
}

/** Tries a part of a transaction, which is taken back alone if it is refused. */
export async function attempt<T>(
  tx: Tx,
  work: () => Promise<{ ok: true; value: T } | { ok: false }>,
): Promise<T | undefined> {
  await sql`savepoint attempt`.execute(tx)
  try {
    const outcome = await work()
    if (outcome.ok) {
      await checkNow(tx)
      return outcome.value
    }
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('SW') && (error as { code?: string }).code !== '23P01')
      throw error
  }
  await sql`rollback to savepoint attempt`.execute(tx)
  return undefined
}

/** Entry of a rental's first or only car. */
export async function findEntryOf(tx: Db, stayId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('assignment')
    .select('id')
    .where('stay_id', '=', stayId)
    .orderBy('part', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
