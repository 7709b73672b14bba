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
  home: number
  /** Branch where it stands, or to which it is on its way. */
  place: number
}

/** Days for which a car that has left a branch still belongs to its rows. */
const GONE_DAYS = 8
/** Days that a rental takes at most, and a few more. */
const LONGEST_DAYS = 95

/** Cars that stand at a branch, come to it or have just left it; without a branch, all that the actor may see. */
export async function listPlanRows(db: Read, actor: Actor, branch: number | null, most: number): Promise<PlanRow[]> {
  const places = branch === null ? sql`(array[r.place] || r.journeys)` : sql`array[${branch}::smallint]`
  const { rows } = await sql<PlanRow>`
    with journeys as materialized (
      select a.car_id, array_agg(a.from_branch) || array_agg(a.to_branch) as branches from assignment a
      where a.from_branch <> a.to_branch and lower(a.period) > now() - ${LONGEST_DAYS} * interval '1 day'
        and upper(a.period) > now() - ${GONE_DAYS} * interval '1 day'
      group by a.car_id)
    select r.id, r.plate, r.vehicle_id, r.class_id, r.home, r.place from (
      select c.id, c.plate, c.vehicle_id, c.class_id, c.home_branch as home,
             coalesce(last.to_branch, c.home_branch) as place, coalesce(last.gone, false) as gone,
             coalesce(j.branches, '{}') as journeys
      from car c
      left join journeys j on j.car_id = c.id
      left join lateral (
        select a.to_branch, upper_inf(a.period) and a.kind <> 'rental' as gone from assignment a
        where a.car_id = c.id and lower(a.period) <= now() order by lower(a.period) desc limit 1) last on true) r
    join vehicle_class k on k.id = r.class_id
    where not r.gone and (array[r.place] || r.journeys) && ${places}
      and ${touches(actor, sql`(array[r.place] || r.journeys)`)}
    order by ${branch === null ? sql`r.place,` : sql``} k.rank nulls last, k.id, r.plate limit ${most}`.execute(db)
  return rows
}

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
