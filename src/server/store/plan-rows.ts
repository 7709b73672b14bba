import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { Read } from './db.ts'
import { touches } from './visible-branches.ts'

/** Car as a row of the planner. */
export interface PlanRow {
  id: number
  plate: string
  vehicle_id: number
  class_id: number
  /** Branch where it stands, or to which it is on its way. */
  place: number
  /** Branches of its one-way rentals and drives, those just over included. */
  journeys: number[]
}

/** Days for which a car that has left a branch still belongs to its rows. */
const GONE_DAYS = 8
/** Days that a rental takes at most, and a few more. */
const LONGEST_DAYS = 95

/**
 * Cars that have not left the fleet, in the order of the planner's rows within a branch: by class, by plate. Those
 * that a reader may not see are to be left out (`branchesOf`).
 */
export async function listPlanRows(db: Read): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    with journeys as materialized (
      select a.car_id, array_agg(a.from_branch) || array_agg(a.to_branch) as branches from assignment a
      where a.from_branch <> a.to_branch and lower(a.period) > now() - ${LONGEST_DAYS} * interval '1 day'
        and upper(a.period) > now() - ${GONE_DAYS} * interval '1 day'
      group by a.car_id)
    select c.id, c.plate, c.vehicle_id, c.class_id, coalesce(last.to_branch, c.home_branch) as place,
           coalesce(j.branches, '{}') as journeys
    from car c
    join vehicle_class k on k.id = c.class_id
    left join journeys j on j.car_id = c.id
    left join lateral (
      select a.to_branch, upper_inf(a.period) and a.kind <> 'rental' as gone from assignment a
      where a.car_id = c.id and lower(a.period) <= now() order by lower(a.period) desc limit 1) last on true
    where not coalesce(last.gone, false)
    order by k.rank nulls last, k.id, c.plate`.execute(db)
  return rows
}

/** Branches that a row belongs to: where its car stands, and those that it comes to or has just left. */
export const branchesOf = ({ place, journeys }: PlanRow): number[] => [place, ...journeys]

/** Those of some cars that an actor may see in the planner, each with the branch where it stands at a moment. */
export async function placesOf(
  db: Read,
  actor: Actor,
  cars: readonly number[],
  at: Date,
): Promise<{ id: number; place: number }[]> {
  const { rows } = await sql<{ id: number; place: number }>`
    select c.id, coalesce(last.to_branch, c.home_branch) as place from car c
    left join lateral (
      select a.to_branch from assignment a
      where a.car_id = c.id and lower(a.period) < ${at} order by lower(a.period) desc limit 1) last on true
    where c.id = any (${cars}::int[]) and ${carTouches(actor)}`.execute(db)
  return rows
}

/** Condition for a car `c` that touches the branches of an actor. */
export const carTouches = (actor: Actor) =>
  touches(
    actor,
    sql`array(
      select coalesce((select a.to_branch from assignment a where a.car_id = c.id and lower(a.period) <= now()
                       order by lower(a.period) desc limit 1), c.home_branch)
      union select unnest(array[a.from_branch, a.to_branch]) from assignment a
      where a.car_id = c.id and a.from_branch <> a.to_branch
        and lower(a.period) > now() - ${LONGEST_DAYS} * interval '1 day'
        and upper(a.period) > now() - ${GONE_DAYS} * interval '1 day')`,
  )
