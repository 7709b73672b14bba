import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { Db, Read } from './db.ts'
import { planVersion } from './plan-bars.ts'
import { carTouches } from './plan-rows.ts'
import { visibleTo } from './visible-booking.ts'

/** Car that stands free for a time. */
export interface FreeCar {
  id: number
  plate: string
  model: string
  class_id: number
  branch: number
  /** Gap in its plan; null for no end. */
  since: Date
  until: Date | null
}

export interface FreeWish {
  branch: number
  classes: readonly number[]
  from: Date
  /** null if it does not come back. */
  until: Date | null
  vehicle: number | null
  /** Whether cars of other branches count, which are to come. */
  anywhere?: boolean
  /** Whether those that stay free for longest come first, and not those that fit best. */
  longest?: boolean
  most: number
}

/** Cars that stand free at a branch for a whole time, the nearest class and the booked model first. */
export async function listFreeCars(db: Read, actor: Actor, wish: FreeWish): Promise<FreeCar[]> {
  const { rows } = await sql<FreeCar>`
    select c.id, c.plate, v.name as model, c.class_id, s.branch_id as branch,
           lower(s.free) as since, upper(s.free) as until
    from standing s join car c on c.id = s.car_id join vehicle v on v.id = c.vehicle_id
    where s.class_id = any (${wish.classes}::smallint[])
      and s.branch_id = ${wish.branch} and s.free @> tstzrange(${wish.from}, ${wish.until})
      and (s.brought_by is null or (select is_certain(b.state) from stay b where b.id = s.brought_by))
      and ${wish.anywhere === true ? sql`true` : carTouches(actor)}
    order by array_position(${wish.classes}::smallint[], c.class_id), c.vehicle_id = ${wish.vehicle ?? 0} desc,
             ${wish.longest === true ? sql`upper(s.free) desc nulls first` : sql`upper(s.free) nulls last`}, c.plate
    limit ${wish.most}`.execute(db)
  return rows
}

/** Cars of a class that stand at a branch before a rental of it begins, whatever they do then. */
export async function listCarsAt(
  db: Read,
  actor: Actor,
  { branch, classId, at, not, most }: { branch: number; classId: number; at: Date; not: number[]; most: number },
): Promise<Pick<FreeCar, 'id' | 'plate' | 'model'>[]> {
  const { rows } = await sql<Pick<FreeCar, 'id' | 'plate' | 'model'>>`
    select c.id, c.plate, v.name as model from car c join vehicle v on v.id = c.vehicle_id
    left join lateral (select a.to_branch from assignment a where a.car_id = c.id and lower(a.period) < ${at}
                       order by lower(a.period) desc limit 1) last on true
    where c.class_id = ${classId} and coalesce(last.to_branch, c.home_branch) = ${branch}
      and c.in_service_from <= ${at} and c.id <> all (${not}::int[]) and ${carTouches(actor)}
    order by c.plate limit ${most}`.execute(db)
  return rows
}

/** First gap of a car from a moment on that is long enough; null if there is none in a year. */
export async function findGap(db: Read, carId: number, from: Date, lengthMs: number): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select greatest(lower(s.free), ${from}::timestamptz) as since from standing s
    where s.car_id = ${carId} and lower(s.free) < ${from}::timestamptz + interval '1 year'
      and (upper_inf(s.free) or upper(s.free) - greatest(lower(s.free), ${from}::timestamptz) >= ${lengthMs} * interval '1 ms')
    order by lower(s.free) limit 1`.execute(db)
  return rows[0]?.since ?? null
}

/** Rental to come that the plan may give another car. */
export interface LooseRental {
  id: number
  version: string
  person: string | null
  branch: number
  class_id: number
  car_id: number
  since: Date
  until: Date
}

interface Ahead {
  branch: number
  classId: number
  /** Moment before which none of them leaves. */
  leaves: Date
  /** Time in which each is on the road. */
  from: Date
  until: Date
  most: number
}

const loose = sql`a.kind = 'rental' and not a.fixed and a.instead_of is null and a.from_branch = a.to_branch
  and s.state in ('kept', 'certain')`

/** Rentals of a class from a branch that are on the road during a time, the longest in it first, found by the gaps before them. */
export async function listLooseRentals(
  db: Db,
  actor: Actor,
  { branch, classId, leaves, from, until, most }: Ahead,
): Promise<LooseRental[]> {
  const { rows } = await sql<LooseRental>`
    select a.id, ${planVersion} as version, a.from_branch as branch, s.class_id, a.car_id, lower(a.period) as since, upper(a.period) as until,
           case when ${visibleTo(actor)} then concat_ws(' ', booking.first_name, booking.last_name) end as person
    from standing g join assignment a on a.car_id = g.car_id and lower(a.period) = upper(g.free)
    join stay s on s.id = a.stay_id join booking on booking.id = s.id
    where g.class_id = ${classId} and g.branch_id = ${branch} and upper(g.free) >= ${leaves} and upper(g.free) < ${until}
      and upper(a.period) > ${from} and ${loose} and ${visibleTo(actor)}
    order by least(upper(a.period), ${until}) - greatest(lower(a.period), ${from}) desc, lower(a.period), a.id limit ${most}`.execute(
    db,
  )
  return rows
}

/** Rental between two gaps, with another car whose gap it fills; its own car then stands free in one piece. */
export interface GapCloser extends LooseRental {
  to_car: number
  plate: string
  model: string
}

/** Days of the coming weeks in which gaps are looked for, and the number of gaps that are looked at. */
const GAP_DAYS = 14
const GAPS = 400
/** Days after which nothing is planned yet, as far as gaps are weighed. */
const FAR_DAYS = 60

/** Rentals that would close a gap of another car of the same class, and leave a longer one on their own. */
export async function listGapClosers(
  db: Db,
  actor: Actor,
  branches: readonly number[],
  most: number,
): Promise<GapCloser[]> {
  const { rows } = await sql<GapCloser>`
    select a.id, ${planVersion} as version, a.from_branch as branch, s.class_id, a.car_id, lower(a.period) as since, upper(a.period) as until,
           concat_ws(' ', booking.first_name, booking.last_name) as person,
           t.car_id as to_car, c.plate, v.name as model
    from (select * from standing g where upper(g.free) > now() and upper(g.free) < now() + ${GAP_DAYS} * interval '1 day'
            and g.branch_id = any (${branches}::smallint[]) order by upper(g.free) limit ${GAPS}) before
    join assignment a on a.car_id = before.car_id and lower(a.period) = upper(before.free)
    join stay s on s.id = a.stay_id join booking on booking.id = s.id
    join standing after on after.car_id = a.car_id and lower(after.free) = upper(a.period)
    join standing t on t.class_id = s.class_id and t.branch_id = a.from_branch and t.free @> a.period
      and t.car_id <> a.car_id and not upper_inf(t.free)
    join car c on c.id = t.car_id and c.class_id = s.class_id join vehicle v on v.id = c.vehicle_id
    where ${loose} and ${visibleTo(actor)}
      -- It fills the other gap but for half a day, and both gaps beside it are worth joining.
      and (upper(t.free) - greatest(lower(t.free), now())) - (upper(a.period) - lower(a.period)) < interval '12 hours'
      and upper(before.free) - greatest(lower(before.free), now()) > interval '1 day'
      and coalesce(upper(after.free), 'infinity') - lower(after.free) > interval '1 day'
    order by lower(a.period) limit ${most}`.execute(db)
  return rows
}

/** Two rentals whose times overlap: after they swap their cars, two short gaps are a long one. */
export interface GapSwap extends LooseRental {
  to_car: number
  plate: string
  model: string
  other: number
  other_version: string
  other_person: string | null
  /** Plate of the car that the other one gets. */
  other_plate: string
}

/** Length of time as a number of days. */
const daysOf = (length: RawBuilder<unknown>) => sql`(extract(epoch from ${length}) / 86400)`

/** Rentals behind a gap of the coming weeks, with the span from its beginning to the end of the gap after them. */
const rentalsBehindGaps = (actor: Actor, branches: readonly number[]) => sql`
      select a.id, ${planVersion} as version, a.from_branch as branch, s.class_id, a.car_id, lower(a.period) as since, upper(a.period) as until,
             concat_ws(' ', booking.first_name, booking.last_name) as person, c.plate, v.name as model,
             greatest(lower(before.free), now()) as hole_from,
             case when after.car_id is null then upper(a.period)
               else coalesce(upper(after.free), greatest(upper(a.period), now() + ${FAR_DAYS} * interval '1 day')) end as hole_to
      from (select * from standing g where upper(g.free) > now() and upper(g.free) < now() + ${GAP_DAYS} * interval '1 day'
              and g.branch_id = any (${branches}::smallint[]) order by upper(g.free) limit ${GAPS}) before
      join assignment a on a.car_id = before.car_id and lower(a.period) = upper(before.free)
      join stay s on s.id = a.stay_id join booking on booking.id = s.id
      join car c on c.id = a.car_id and c.class_id = s.class_id join vehicle v on v.id = c.vehicle_id
      left join standing after on after.car_id = a.car_id and lower(after.free) = upper(a.period)
      where ${loose} and ${visibleTo(actor)}
        and not exists (select from assignment p where p.stay_id = s.id and p.id <> a.id)`

/** Gaps before and after a rental in the place of another one, or in its own. */
function gaps(rental: string, place: string) {
  const [own, there] = [sql.table(rental), sql.table(place)]
  return { before: sql`(${own}.since - ${there}.hole_from)`, after: sql`(${there}.hole_to - ${own}.until)` }
}

/**
 * Pairs of rentals of a class that close a gap by swapping their cars: of two gaps that are worth joining one is filled but
 * for half a day. Of the gaps on the other side nothing may be lost by it; long ones count more than many short ones.
 */
export async function listGapSwaps(
  db: Db,
  actor: Actor,
  branches: readonly number[],
  most: number,
): Promise<GapSwap[]> {
  const [first, second] = [gaps('one', 'one'), gaps('other', 'other')]
  const [firstThen, secondThen] = [gaps('one', 'other'), gaps('other', 'one')]
  const closes = (side: 'before' | 'after') => sql`(least(${first[side]}, ${second[side]}) > interval '1 day'
    and least(${firstThen[side]}, ${secondThen[side]}) < interval '12 hours')`
  const worth = (pair: readonly ReturnType<typeof gaps>[]) =>
    sql.join(
      pair.flatMap(({ before, after }) => [sql`${daysOf(before)} ^ 2`, sql`${daysOf(after)} ^ 2`]),
      sql` + `,
    )
  const { rows } = await sql<GapSwap>`
    with rental as materialized (
      ${rentalsBehindGaps(actor, branches)})
    select one.id, one.version, one.branch, one.class_id, one.car_id, one.since, one.until, one.person,
           other.car_id as to_car, other.plate, other.model,
           other.id as other, other.version as other_version, other.person as other_person, one.plate as other_plate
    from rental one join rental other on other.class_id = one.class_id and other.branch = one.branch and other.id > one.id
      and other.car_id <> one.car_id and other.since < one.until and one.since < other.until
    where other.since >= one.hole_from and other.until <= one.hole_to
      and one.since >= other.hole_from and one.until <= other.hole_to
      and (${closes('before')} or ${closes('after')})
      and ${worth([firstThen, secondThen])} > ${worth([first, second])}
    order by one.since, one.id, other.id limit ${most}`.execute(db)
  return rows
}

/** Rental with which another could swap cars. */
export interface SwapPartner {
  id: number
  version: string
  plate: string
  reference: string
  person: string
  since: Date
  ends: Date
}

interface SwapWish {
  id: number
  car_id: number
  classId: number
  from_branch: number
  since: Date
  until: Date
}

const PARTNERS = 12

/** Rentals of the same class at the same branch whose time comes near that of a rental and whose cars may change, the nearest first. */
export async function listSwapPartners(db: Read, actor: Actor, wish: SwapWish): Promise<SwapPartner[]> {
  const { rows } = await sql<SwapPartner>`
    select a.id, ${planVersion} as version, c.plate, booking.reference, s.starts_at as since, s.ends_at as ends,
           concat_ws(' ', booking.first_name, booking.last_name) as person
    from booking join stay s on s.id = booking.id join assignment a on a.stay_id = s.id join car c on c.id = a.car_id
    where booking.pickup_branch = ${wish.from_branch} and booking.starts_at < ${wish.until}
      and booking.starts_at > ${wish.since}::timestamptz - interval '5 days'
      and booking.class_id = ${wish.classId} and s.state in ('kept', 'certain') and a.id <> ${wish.id}
      and a.car_id <> ${wish.car_id} and ${visibleTo(actor)}
      and not exists (select from assignment p where p.stay_id = s.id and p.id <> a.id)
    order by abs(extract(epoch from booking.starts_at - ${wish.since}::timestamptz)), a.id limit ${PARTNERS}`.execute(
    db,
  )
  return rows
}
