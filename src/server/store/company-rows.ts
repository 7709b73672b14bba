import { sql } from 'kysely'

import type { BranchInput, DayOpening } from '#domain/branch.ts'
import { sayWhoActs } from './act-log.ts'
import { logCar } from './car-log.ts'
import type { Tx } from './db.ts'

/** Adds a branch with its week, or changes the one with this code. @returns its number */
export async function saveBranch(
  tx: Tx,
  branch: BranchInput & { afterHours: boolean; openings: readonly DayOpening[] },
): Promise<number> {
  await sayWhoActs(tx)
  // Numbers are consecutive, so simultaneous writers wait for each other.
  await sql`lock table branch in share row exclusive mode`.execute(tx)
  const row = {
    name_de: branch.nameDe,
    name_en: branch.nameEn,
    detail_de: branch.detailDe,
    detail_en: branch.detailEn,
    at_airport: branch.atAirport,
    way_de: branch.wayDe,
    way_en: branch.wayEn,
    street: branch.street,
    city: branch.city,
    phone: branch.phone,
    email: branch.email,
    latitude: branch.latitude,
    longitude: branch.longitude,
    federal_state: branch.federalState,
    after_hours_allowed: branch.afterHours,
  }
  const next = sql<number>`(select coalesce(max(id), 0) + 1 from branch)`
  const { id } = await tx
    .insertInto('branch')
    .values({ id: next, code: branch.code, ...row })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepWeek(tx, id, branch.openings)
  return id
}

/** Sets the week of a branch. Openings that stay the same are not touched, so that the log tells only changes. */
async function keepWeek(tx: Tx, branchId: number, openings: readonly DayOpening[]): Promise<void> {
  const week = JSON.stringify(openings)
  const wanted = sql`select w.weekday, w.opens, w.closes
    from jsonb_to_recordset(${week}::jsonb) w (weekday smallint, opens time, closes time)`
  await sql`delete from branch_hours h where branch_id = ${branchId}
    and (h.weekday, h.opens, h.closes) not in (${wanted})`.execute(tx)
  await sql`insert into branch_hours (branch_id, weekday, opens, closes)
    select ${branchId}, w.* from (${wanted}) w on conflict do nothing`.execute(tx)
}

export interface NewVehicle {
  classCode: string
  brand: string
  name: string
  fuel: string
  luggage: number
  image: string | null
}

/** Adds a vehicle to a class. @returns its number; null if there is no such class, or a vehicle of this name */
export async function insertVehicle(tx: Tx, vehicle: NewVehicle): Promise<number | null> {
  await sayWhoActs(tx)
  await sql`lock table vehicle in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into vehicle (id, class_id, brand, name, fuel, luggage, image)
    select coalesce((select max(v.id) from vehicle v where v.class_id = c.id), c.id * 100) + 1,
           c.id, ${vehicle.brand}, ${vehicle.name}, ${vehicle.fuel}, ${vehicle.luggage}, ${vehicle.image}
    from vehicle_class c where c.code = ${vehicle.classCode}
    on conflict (name) do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export interface NewCar {
  vehicleId: number
  branch: string
  plate: string
  km: number
  /** Day of the next inspection. */
  inspection: string
}

/** Puts a car at a branch, from now on. @returns why not, or undefined if it is there */
export async function insertCar(
  tx: Tx,
  car: NewCar,
  from: Date,
): Promise<'no_branch' | 'no_vehicle' | 'plate_taken' | undefined> {
  await sayWhoActs(tx)
  const { rows } = await sql<{ id: number; home_branch: number }>`
    insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
    select v.id, v.class_id, b.id, ${car.plate}, ${car.inspection}, ${from}
    from vehicle v, branch b where v.id = ${car.vehicleId} and b.code = ${car.branch}
    on conflict (plate) do nothing returning id, home_branch`.execute(tx)
  const made = rows[0]
  if (made === undefined) return await whyNotAdded(tx, car)
  const seen = { km: car.km, place: { kind: 'branch', branch: made.home_branch }, key: 'branch' } as const
  await logCar(tx, made.id, from, { cause: 'added' }, seen)
}

async function whyNotAdded(tx: Tx, { branch, vehicleId }: NewCar) {
  const { rows } = await sql<{ branch: boolean; vehicle: boolean }>`
    select exists (select from branch where code = ${branch}) as branch,
           exists (select from vehicle where id = ${vehicleId}) as vehicle`.execute(tx)
  if (!rows[0]!.branch) return 'no_branch'
  return rows[0]!.vehicle ? 'plate_taken' : 'no_vehicle'
}
