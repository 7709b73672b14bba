import type pg from 'pg'

/**
 * Faults in the plan and the stock of a class, found from cars and assignments alone: by walking along each car's plan
 * and by counting the cars that are at a branch, as a person with the key board would. Neither the engine nor the check
 * of soundness has a part in it.
 */
export async function auditFleet(pool: pg.Pool, classId: number): Promise<string[]> {
  const { rows: cars } = await pool.query<{ id: number; plate: string; home: number; since: Date }>(
    'select id, plate, home_branch as home, in_service_from as since from car where class_id = $1',
    [classId],
  )
  const { rows: jobs } = await pool.query<Job>(
    `select a.id, a.car_id as car, a.from_branch, a.to_branch, lower(a.period) as since, upper(a.period) as until, a.stay_id as stay
     from assignment a join car c on c.id = a.car_id where c.class_id = $1 order by lower(a.period)`,
    [classId],
  )
  return [
    ...cars.flatMap((car) => walk(car, jobs)),
    ...(await carless(pool, classId)),
    ...(await oversold(pool, classId)),
  ]
}

interface Job {
  id: number
  car: number
  from_branch: number
  to_branch: number
  since: Date
  until: Date | null
  stay: number | null
}

/** Walks along a car's plan: each job begins after the one before it, at the branch where that one ended. */
function walk(car: { id: number; plate: string; home: number }, jobs: readonly Job[]): string[] {
  const faults: string[] = []
  let [place, free] = [car.home, new Date(0)]
  for (const job of jobs.filter((one) => one.car === car.id)) {
    if (job.since < free) faults.push(`${car.plate}: ${job.id} begins before the job before it ends`)
    if (job.from_branch !== place)
      faults.push(`${car.plate}: ${job.id} begins at ${job.from_branch}, the car is at ${place}`)
    place = job.to_branch
    free = job.until ?? new Date(8_640_000_000_000_000)
  }
  return faults
}

/**
 * Rentals that were ordered or are kept, and have no car for some of their time. None may be left without one, not even
 * as a rental that is known to lack it: only a car that comes late or stands elsewhere may do that, and here none does.
 */
async function carless(pool: pg.Pool, classId: number): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string; status: string }>(
    `select b.reference, b.status from booking b
     where b.class_id = $1 and b.status in ('requested', 'offered', 'confirmed', 'active')
       and coalesce((select range_agg(a.period) from assignment a where a.stay_id = b.id), '{}')
           @> tstzrange(b.starts_at, b.ends_at) is false`,
    [classId],
  )
  return rows.map(({ reference, status }) => `${reference} (${status}) has no car for all of its time`)
}

/** Moments at which more rentals of a class run than it has cars that are on the road, at all branches together. */
async function oversold(pool: pg.Pool, classId: number): Promise<string[]> {
  const { rows } = await pool.query<{ at: Date; out: number; cars: number }>(
    `with rented as (
       select starts_at, ends_at from booking where class_id = $1 and status in ('requested', 'offered', 'confirmed', 'active')
       union all
       select starts_at, ends_at from stay s where class_id = $1 and state = 'held'
         and not exists (select from booking b where b.id = s.id)
     ), job as (
       select a.kind, a.period, a.instead_of, c.class_id from assignment a join car c on c.id = a.car_id
     ), moment as (
       select starts_at as at from rented union select lower(period) from job
     ), level as (
       select at, (select count(*) from rented where starts_at <= at and ends_at > at)::int as out,
              ((select count(*) from car where class_id = $1 and in_service_from <= at)
               -- Rentals that have a better car meanwhile need none of the class.
               + (select count(*) from job where instead_of = $1 and period @> at)
               -- Cars in the workshop, between branches or with somebody who booked another class.
               - (select count(*) from job where class_id = $1 and (kind <> 'rental' or instead_of is not null)
                    and period @> at))::int as cars
       from moment
     )
     select * from level where out > cars`,
    [classId],
  )
  return rows.map(({ at, out, cars }) => `${at.toISOString()}: ${out} rentals for ${cars} cars`)
}
