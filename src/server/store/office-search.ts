import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CarPlace } from '#domain/car-state.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { Typed } from '#domain/typed-search.ts'
import { ANY_STATE, bookingLooks, isOpen, isRental } from './booking-looks.ts'
import { hasWords } from './business-words.ts'
import { branchesOfCar } from './car-log.ts'
import { customerLooks, keyBegins } from './customer-looks.ts'
import type { Read } from './db.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'
import { branchesInSight, touches } from './visible-branches.ts'

/**
 * Rows that are looked at for each kind of key: they come in the order of its index, and the best of them are shown. Of
 * rentals that are over, fewer will do, because the newest of each name come first.
 */
const MOST_LOOKED_AT = 100
const MOST_OF_THE_PAST = 40
/**
 * Customers that are looked at for each kind of key, of whom those who rent most are shown. Staff of single branches look
 * at fewer, because many more are asked for their branches before so many are found.
 */
const MOST_CUSTOMERS = 50
const MOST_OWN_CUSTOMERS = 8
/** Hits of each kind. */
export const MOST_HITS = 6
/** One hit more tells whether there are any beyond those that are shown. */
const MOST = MOST_HITS + 1

/** Bookings whose key begins with what was typed: those under way and to come first, the nearest to now before others. */
export async function searchBookings(db: Read, actor: Actor, typed: Typed, now: Date): Promise<number[]> {
  const looks = bookingLooks(actor, typed, (rank) => (rank >= ANY_STATE ? MOST_OF_THE_PAST : MOST_LOOKED_AT))
  if (looks.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with hit as (select id, min(rank) as rank from (${sql.join(looks, sql` union all `)}) each_key group by id)
    select booking.id from hit join booking on booking.id = hit.id
    where ${visibleTo(actor)}
    order by hit.rank = 0 desc, (${isOpen}) desc, hit.rank >= ${sql.lit(ANY_STATE)},
             abs(extract(epoch from booking.starts_at - ${now})), booking.id limit ${MOST}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface FoundCustomer {
  id: CustomerId
  first_name: string
  last_name: string
  company_name: string | null
  phone: string | null
  email: string | null
  tier: 'prime' | 'elite'
  rentals: number
}

/** Customers whose name, company, address or phone begins with what was typed. Agents see those who rent at their branches. */
export async function searchCustomers(db: Read, actor: Actor, typed: Typed): Promise<FoundCustomer[]> {
  const most = branchesInSight(actor) === 'all' ? MOST_CUSTOMERS : MOST_OWN_CUSTOMERS
  const looks = customerLooks(typed, most, customerSeenBy(actor))
  if (looks.length === 0) return []
  const { rows } = await sql<FoundCustomer>`
    with hit as (select distinct id from (${sql.join(looks, sql` union all `)}) each_key)
    select c.id, c.first_name, c.last_name, c.company_name, c.phone, c.tier, coalesce(a.email, c.email) as email,
           (select count(*) from booking where booking.customer_id = c.id and ${isRental} and ${visibleTo(actor)}) as rentals
    from hit join customer c on c.id = hit.id left join account a on a.id = c.account_id
    order by rentals desc, c.last_name, c.first_name limit ${MOST}`.execute(db)
  return rows
}

export interface FoundCar {
  id: number
  plate: string
  vehicle_id: number
  class_id: number
  km: number
  clean: boolean | null
  place: CarPlace
  branch_id: number | null
  /**
   * Reference of its rental that is under way, or else of the next one; null if there is none that the actor may see. The
   * last one has its place in the plan beyond its return, until the car is ready again.
   */
  reference: string | null
}

/** Cars whose plate contains what was typed. */
export async function searchCars(db: Read, actor: Actor, { plate }: Typed): Promise<FoundCar[]> {
  if (plate === '') return []
  const { rows } = await sql<FoundCar>`
    with like_it as materialized (select id, plate_search from car where position(${plate} in plate_search) > 0),
    hit as materialized (
      select c.id from like_it c join car_state s on s.car_id = c.id
      where ${touches(actor, branchesOfCar)} order by c.plate_search limit ${MOST}),
    c as materialized (select id, plate, vehicle_id, class_id from hit join car using (id))
    select c.*, s.km, s.clean, s.place, s.branch_id,
           coalesce(
             (select booking.reference from booking
              where booking.id = s.stay_id and booking.status = 'active' and ${visibleTo(actor)}),
             (select booking.reference from assignment a join booking on booking.id = a.stay_id
              where a.car_id = c.id and upper(a.period) > now()
                and booking.status in ('requested', 'offered', 'pending_payment', 'confirmed') and ${visibleTo(actor)}
              order by lower(a.period) limit 1)) as reference
    from c join car_state s on s.car_id = c.id order by c.plate`.execute(db)
  return rows
}

export interface FoundBusiness {
  id: BusinessId
  name: string
  city: string
}

/** Companies with words that begin with what was typed, those whose name begins so first. They belong to no branch. */
export async function searchBusinesses(db: Read, { names: [name] }: Typed): Promise<FoundBusiness[]> {
  if (name === undefined) return []
  const key = sql`(search_name(b.name) collate "C")`
  const { rows } = await sql<FoundBusiness>`
    with hit as (
      select id, min(rank) as rank from (
        (select b.id, 0 as rank from business b where ${keyBegins(key, name)} order by ${key}, b.id limit ${MOST})
        union all (select b.id, 1 from business b where ${hasWords(name)} limit ${MOST_LOOKED_AT})) each_key group by id)
    select b.id, b.name, b.city from hit join business b on b.id = hit.id
    order by hit.rank, ${key}, b.id limit ${MOST}`.execute(db)
  return rows
}
