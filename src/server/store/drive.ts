import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import { touches } from './visible-branches.ts'
import type { Db, Tx } from './db.ts'
import { nameOfRental } from './visible-booking.ts'

/** Planned drive of staff from one branch to another. */
export interface PlannedDrive {
  /** Number of its assignment, by which staff name it. */
  id: number
  car_id: number
  class_id: number
  vehicle_id: number
  plate: string
  from_branch: number
  to_branch: number
  /** Times of the drive: earliest departure, latest departure, and when the car must be at the other branch. */
  earliest: Date | null
  leaves: Date
  arrives: Date
  /** Whether the branches were told of it, and whether as it is planned now. */
  told: boolean
  told_as: boolean
}

/** Drives from or to a branch of the actor that are to come or under way, and past ones that are not reported done. */
export async function listPlannedDrives(db: Db, actor: Actor): Promise<PlannedDrive[]> {
  const { rows } = await sql<PlannedDrive>`
  select a.id, a.car_id, c.class_id, c.vehicle_id, c.plate, a.from_branch, a.to_branch,
         (select upper(p.period) from assignment p where p.car_id = a.car_id and lower(p.period) < lower(a.period)
          order by lower(p.period) desc limit 1) as earliest,
         lower(a.period) as leaves, upper(a.period) as arrives, d.id is not null as told,
         d.id is not null and (d.car_id, d.leaves, d.arrives) = (a.car_id, lower(a.period), upper(a.period)) as told_as
  from assignment a join car c on c.id = a.car_id left join drive d on d.id = a.id
  where a.kind = 'transfer' and a.done_at is null and not upper_inf(a.period)
    and ${touches(actor, sql`array[a.from_branch, a.to_branch]`)}
  order by lower(a.period)`.execute(db)
  return rows
}

/** Stores what the branches are told of a drive. */
export async function rememberTold(tx: Tx, drive: PlannedDrive): Promise<void> {
  await saveDrive(tx, drive, { car_id: drive.car_id, leaves: drive.leaves, arrives: drive.arrives })
}

async function saveDrive(
  tx: Tx,
  { id, car_id, from_branch, to_branch, leaves, arrives }: PlannedDrive,
  news: Pick<PlannedDrive, 'car_id' | 'leaves' | 'arrives'> | { done_at: Date },
): Promise<void> {
  await tx
    .insertInto('drive')
    .values({ id, car_id, from_branch, to_branch, leaves, arrives, ...news })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(news))
    .execute()
}

export interface GoneDrive {
  id: number
  plate: string
  vehicle_id: number
  from_branch: number
  to_branch: number
  leaves: Date
  arrives: Date
}

/** Drives that the branches were told of and that are no longer planned, marked as gone. */
export async function takeGoneDrives(tx: Tx): Promise<GoneDrive[]> {
  const { rows } = await sql<GoneDrive>`
    update drive d set gone_at = now() from car c
    where c.id = d.car_id and d.gone_at is null and d.done_at is null
      and not exists (select from assignment a where a.id = d.id and a.kind = 'transfer')
    returning d.id, c.plate, c.vehicle_id, d.from_branch, d.to_branch, d.leaves, d.arrives`.execute(tx)
  return rows
}

/** Name of the rental that has the car of a drive at present, if any: null for one that the actor may not see. */
export async function findDriverOf(tx: Tx, carId: number): Promise<string | null | undefined> {
  const { rows } = await sql<{ reference: string | null }>`
    select ${nameOfRental(tx.act.actor)} as reference from assignment a join booking on booking.id = a.stay_id
    where a.car_id = ${carId} and booking.status = 'active'
      and not exists (select from assignment l where l.stay_id = booking.id and l.part > a.part)`.execute(tx)
  return rows[0]?.reference
}

/** Rentals to come that were to have the car of a drive before it left, and for which it left too early. */
export async function listDisplacedBy(tx: Tx, drive: PlannedDrive, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from assignment a join stay s on s.id = a.stay_id
    where a.car_id = ${drive.car_id} and s.state in ('held', 'kept', 'certain')
      and lower(a.period) < ${drive.leaves} and upper(a.period) > least(${at}::timestamptz, ${drive.leaves})
    order by lower(a.period)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Where the car of a drive was at a moment, before it left. */
export async function placeBefore(tx: Tx, drive: PlannedDrive, at: Date): Promise<number> {
  const { rows } = await sql<{ branch: number }>`
    select coalesce((
      select p.to_branch from assignment p
      where p.car_id = c.id and lower(p.period) < ${drive.leaves} and lower(p.period) <= ${at}
      order by lower(p.period) desc limit 1), c.home_branch) as branch
    from car c where c.id = ${drive.car_id}`.execute(tx)
  return rows[0]!.branch
}

/** Records that the car has been at the other branch since a moment. */
export async function setDriven(tx: Tx, drive: PlannedDrive, at: Date): Promise<void> {
  const { rows } = await sql<{ left: Date }>`select ${at}::timestamptz - transfer_time() as left`.execute(tx)
  await sql`
    update assignment a set done_at = ${at}, period = tstzrange(s.starts, greatest(${at}, s.starts + interval '1 minute'))
    from (select greatest(least(${drive.leaves}, ${rows[0]!.left}::timestamptz), (
            select max(upper(p.period)) from assignment p where p.car_id = ${drive.car_id}
              and lower(p.period) < ${drive.leaves} and p.id <> ${drive.id})) as starts) s
    where a.id = ${drive.id}`.execute(tx)
  // Its branches may not have been told of it yet.
  await saveDrive(tx, drive, { done_at: at })
}
