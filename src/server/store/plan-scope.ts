import { sql } from 'kysely'

import type { Tx } from './db.ts'
import type { StockAt } from './stock.ts'

/** Largest number of cars in a class that is planned as a whole. */
const WHOLE_CLASS_CARS = 40
/** Most branches whose jobs a new plan may move, so that it does not hold up others. */
const MOST_BRANCHES = 16

/** Jobs that a new plan may move: those of these cars, at these branches, from a moment on. What is omitted means all. */
export interface PlanScope extends StockAt {
  cars?: readonly number[]
  from?: Date
}

/** A span at a branch that needs cars; `until` is null if it has no end. */
export interface Gap {
  branch: number
  from: Date
  until: Date | null
}

/** Finds the scope of a plan for a rental, before its stock is locked. */
export async function scopeFor(tx: Tx, classId: number, gap: Gap): Promise<PlanScope> {
  return await scopeOf(tx, classId, gap, null)
}

/** Finds the scope of a new plan for the rentals that rely on the car which a rental or a drive brings to its branch. */
export async function scopeWithout(
  tx: Tx,
  classId: number,
  arrival: { rental: number } | { drive: number },
): Promise<PlanScope> {
  const { rows } = await sql<{ car: number; class_id: number; branch: number; leaves: Date | null }>`
    select a.car_id as car, c.class_id, a.to_branch as branch, (
      select min(lower(n.period)) from assignment n where n.car_id = a.car_id and lower(n.period) > lower(a.period)
    ) as leaves
    from assignment a join car c on c.id = a.car_id
    where ${'rental' in arrival ? sql`a.stay_id = ${arrival.rental}` : sql`a.id = ${arrival.drive}`}
    order by a.part desc limit 1`.execute(tx)
  const found = rows[0]
  // No later job is planned on the car, so nothing has to move.
  if (found === undefined || found.leaves === null)
    return { classId: found?.class_id ?? classId, cars: [], branches: found ? [found.branch] : [] }
  // A rental may have a car of a better class than the booked one.
  return await scopeOf(tx, found.class_id, { branch: found.branch, from: found.leaves, until: null }, found.car)
}

async function scopeOf(tx: Tx, classId: number, gap: Gap, missed: number | null): Promise<PlanScope> {
  const { from } = gap
  const { rows } = await sql<{ cars: number }>`
    select count(*)::int as cars from (select from car where class_id = ${classId} limit ${WHOLE_CLASS_CARS + 1}) c`.execute(
    tx,
  )
  if (rows[0]!.cars <= WHOLE_CLASS_CARS) return { classId, from }
  const cars = await carsInTurn(tx, classId, gap, missed)
  if (missed !== null) cars.push(missed)
  const branches = await branchesOf(tx, cars, from)
  return { classId, cars, branches: [...new Set([gap.branch, ...branches])], from }
}

async function carsInTurn(tx: Tx, classId: number, gap: Gap, without: number | null): Promise<number[]> {
  const { rows } = await sql<{ car: number }>`
    select car from cars_in_turn(${classId}::smallint, ${gap.branch}::smallint, ${gap.from}::timestamptz,
      ${gap.until ?? 'infinity'}::timestamptz, ${without}::integer) car`.execute(tx)
  return rows.map(({ car }) => car)
}

/** The branches that these cars visit most. */
async function branchesOf(tx: Tx, cars: readonly number[], from: Date): Promise<number[]> {
  const { rows } = await sql<{ branch: number }>`
    select place.branch from assignment a, lateral (values (a.from_branch), (a.to_branch)) place(branch)
    where a.car_id = any(${cars}::int[]) and lower(a.period) >= ${from}
    group by place.branch order by count(*) desc limit ${MOST_BRANCHES}`.execute(tx)
  return rows.map(({ branch }) => branch)
}
