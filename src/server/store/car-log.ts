import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CarCondition } from '#domain/car-needs.ts'
import type { CarCause, CarPlace, OdometerBounds, Seen } from '#domain/car-state.ts'
import { foldPlate } from '#domain/search-key.ts'
import { nameOfActor, actorColumns, isOwn } from './act-log.ts'
import { touches } from './visible-branches.ts'
import type { Db, Tx } from './db.ts'
import type { SeenColumns } from './tables.ts'
import { visibleTo } from './visible-booking.ts'

/** Occasion on which staff looked at a car. */
export type Occasion =
  | { cause: Extract<CarCause, 'added' | 'noted'> }
  | { cause: Extract<CarCause, 'handover' | 'exchange' | 'return'>; stay: number }
  | { cause: Extract<CarCause, 'drive'>; drive: number }

/**
 * Writes an entry about a car: what was seen of it at a moment. The caller has called `odometerBounds` in the same
 * transaction.
 * @returns the entry's number
 * @throws the database's refusal (SW007) if the kilometres do not fit
 */
export async function logCar(tx: Tx, carId: number, at: Date, occasion: Occasion, seen: Seen): Promise<number> {
  const { id } = await tx
    .insertInto('car_log')
    .values({ ...seenColumns(seen), ...actorColumns(tx), ...occasionColumns(occasion), car_id: carId, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const occasionColumns = (occasion: Occasion) => ({
  cause: occasion.cause,
  stay_id: 'stay' in occasion ? occasion.stay : null,
  drive_id: 'drive' in occasion ? occasion.drive : null,
})

const seenColumns = (seen: Seen): SeenColumns => ({
  km: seen.km ?? null,
  fuel_eighths: seen.fuelEighths ?? null,
  charge_percent: seen.chargePercent ?? null,
  clean: seen.clean ?? null,
  place: seen.place?.kind ?? null,
  branch_id: seen.place?.kind === 'branch' ? seen.place.branch : null,
  key_place: seen.key ?? null,
})

/** Locks a car against other entries until the transaction ends. @returns the readings possible at a moment, in km */
export async function odometerBounds(tx: Tx, carId: number, at: Date): Promise<OdometerBounds> {
  await sql`select from car where id = ${carId} for no key update`.execute(tx)
  const { rows } = await sql<OdometerBounds>`
    select coalesce((select l.km from car_log l where l.car_id = c.id and l.km is not null and l.at <= ${at}
                     order by l.at desc, l.id desc limit 1), 0) as least,
           (select l.km from car_log l where l.car_id = c.id and l.km is not null and l.at > ${at}
            order by l.at, l.id limit 1) as most
    from car c where c.id = ${carId}`.execute(tx)
  return rows[0]!
}

/** State of a car now, from all entries about it. */
export interface CarState extends Omit<SeenColumns, 'km' | 'place'> {
  id: number
  plate: string
  vehicle_id: number
  class_id: number
  next_inspection: string
  km: number
  place: CarPlace
}

/** Branches to which a car `c` with the state `s` belongs: where it was last seen, and those of its present or next assignment. */
export const branchesOfCar = sql`array(
  select s.branch_id where s.branch_id is not null
  union (select a.from_branch from assignment a where a.car_id = c.id and upper(a.period) > now()
         order by lower(a.period) limit 1)
  union (select a.to_branch from assignment a where a.car_id = c.id and upper(a.period) > now()
         order by lower(a.period) limit 1))`

/** Finds a car by its plate, with or without spaces and hyphens, if it belongs to a branch of the actor. */
export const findCarState = (db: Db, actor: Actor, plate: string): Promise<CarState | undefined> =>
  stateWhere(db, sql`${touches(actor, branchesOfCar)} and c.plate_search = ${foldPlate(plate)}`)

/** Present state of a car that was found before, though it may have left the branches of the actor since. */
export const currentCarState = async (db: Db, id: number): Promise<CarState> =>
  (await stateWhere(db, sql`c.id = ${id}`))!

async function stateWhere(db: Db, condition: RawBuilder<unknown>): Promise<CarState | undefined> {
  const { rows } = await sql<CarState>`
    select c.id, c.plate, c.vehicle_id, c.class_id, c.next_inspection, s.km, s.fuel_eighths, s.charge_percent, s.clean,
           s.place, s.branch_id, s.key_place
    from car c join car_state s on s.car_id = c.id
    where ${condition}`.execute(db)
  return rows[0]
}

/** An entry about a car, with who made it and, if the reader may see that, whose rental it was. */
export interface CarEntry extends SeenColumns {
  at: Date
  cause: CarCause
  by: string
  reference: string | null
}

/** Entries about a car up to a moment, the newest first. */
export async function listCarEntries(
  db: Db,
  actor: Actor,
  { carId, until, limit }: { carId: number; until: Date; limit: number },
): Promise<CarEntry[]> {
  const { rows } = await sql<CarEntry>`
    select a.at, a.cause, ${nameOfActor} as by, booking.reference, a.km, a.fuel_eighths, a.charge_percent, a.clean, a.place,
           a.branch_id, a.key_place
    from car_log a left join booking on booking.id = a.stay_id and ${visibleTo(actor)}
    where a.car_id = ${carId} and a.at <= ${until} order by a.at desc, a.id desc limit ${limit}`.execute(db)
  return rows
}

/** Number of the newest entry about a car; null if there is none. */
export async function newestEntryOf(db: Db, carId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from car_log where car_id = ${carId} order by at desc, id desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

const knownBefore = (column: 'clean' | 'fuel_eighths' | 'charge_percent') => sql`
  case when e.${sql.ref(column)} is not null then (
    select l.${sql.ref(column)} from car_log l
    where l.car_id = e.car_id and l.${sql.ref(column)} is not null and (l.at, l.id) < (e.at, e.id)
    order by l.at desc, l.id desc limit 1) end`

/**
 * Reads what was known of a car before an entry about its state, of whatever that entry says.
 * @returns null unless the actor made the entry
 */
export async function findStateBefore(tx: Tx, carId: number, entry: number): Promise<CarCondition | null> {
  const { rows } = await sql<CarCondition>`
    select ${knownBefore('clean')} as clean, ${knownBefore('fuel_eighths')} as "fuelEighths",
           ${knownBefore('charge_percent')} as "chargePercent"
    from car_log e
    where e.id = ${entry} and e.car_id = ${carId} and e.cause = 'noted' and ${isOwn(tx, 'e')}`.execute(tx)
  return rows[0] ?? null
}

/** Moment at which a rental got its present or last car; null before its handover. */
export async function lastGivenAt(db: Db, stayId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from car_log where stay_id = ${stayId} and place = 'customer'`.execute(db)
  return rows[0]!.at
}

/** Rental that had a car at a moment, by the entries at handover, exchange and return (D45). */
export async function findRenterAt(db: Db, carId: number, at: Date): Promise<number | null> {
  const { rows } = await sql<{ stay_id: number | null }>`
    select case when l.place = 'customer' then l.stay_id end as stay_id from car_log l
    where l.car_id = ${carId} and l.place is not null and l.at <= ${at} order by l.at desc, l.id desc limit 1`.execute(
    db,
  )
  return rows[0]?.stay_id ?? null
}
