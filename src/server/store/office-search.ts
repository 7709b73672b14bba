import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CarPlace } from '#domain/car-state.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Typed } from '#domain/typed-search.ts'
import { branchesOfCar } from './car-log.ts'
import { customerLooks, addressBegins, keyBegins } from './customer-looks.ts'
import type { Read } from './db.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'
import { touches } from './visible-branches.ts'

/**
 * Rows that are looked at for each kind of key: they come in the order of its index, and the best of them are shown. Of
 * rentals that are over, fewer will do, because the newest of each name come first.
 */
const MOST_LOOKED_AT = 150
const MOST_OF_THE_PAST = 60
/** Hits of each kind. */
const MOST = 6

const personKey = sql`(search_person(booking.first_name, booking.last_name) collate "C")`
const firstNameKey = sql`(search_name(booking.first_name || ' ' || booking.last_name) collate "C")`
const isOpen = sql`booking.status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned')`

const look = (rank: number, where: RawBuilder<unknown>, order: RawBuilder<unknown>, most = MOST_LOOKED_AT) => sql`(
  select booking.id, ${sql.lit(rank)} as rank from booking where ${where} order by ${order} limit ${most})`

function looksFor({ reference, names, email, phone }: Typed): RawBuilder<unknown>[] {
  const newest = sql`booking.id desc`
  return [
    ...(reference === ''
      ? []
      : [look(0, keyBegins(sql`(booking.reference collate "C")`, reference), sql`booking.reference collate "C"`)]),
    ...names.flatMap((name, index) => [
      look(1 + index, sql`${isOpen} and ${keyBegins(personKey, name)}`, personKey),
      look(5 + index, keyBegins(personKey, name), sql`${personKey}, ${newest}`, MOST_OF_THE_PAST),
    ]),
    ...(names[0] === undefined ? [] : [look(2, sql`${isOpen} and ${keyBegins(firstNameKey, names[0])}`, firstNameKey)]),
    ...(email === ''
      ? []
      : [look(3, addressBegins(sql`lower(booking.email)`, email), sql`lower(booking.email) using ~<~`)]),
    ...(phone === ''
      ? []
      : [
          look(
            3,
            sql`booking.phone is not null and ${keyBegins(sql`(search_phone(booking.phone) collate "C")`, phone)}`,
            sql`search_phone(booking.phone) collate "C"`,
          ),
        ]),
  ]
}

/** Bookings whose key begins with what was typed: those under way and to come first, the nearest to now before others. */
export async function searchBookings(db: Read, actor: Actor, typed: Typed, now: Date): Promise<number[]> {
  const looks = looksFor(typed)
  if (looks.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    with hit as (select id, min(rank) as rank from (${sql.join(looks, sql` union all `)}) each_key group by id)
    select booking.id from hit join booking on booking.id = hit.id
    where ${visibleTo(actor)}
    order by hit.rank = 0 desc, (${isOpen}) desc, hit.rank >= 5,
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
  const looks = customerLooks(typed, 50)
  if (looks.length === 0) return []
  const { rows } = await sql<FoundCustomer>`
    with hit as (select distinct id from (${sql.join(looks, sql` union all `)}) each_key)
    select c.id, c.first_name, c.last_name, c.company_name, c.phone, c.tier, coalesce(a.email, c.email) as email,
           (select count(*) from booking where booking.customer_id = c.id and booking.status in ('active', 'returned', 'closed'))
             as rentals
    from hit join customer c on c.id = hit.id left join account a on a.id = c.account_id
    where ${customerSeenBy(actor)}
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
  /** Reference of its rental now, or the next one; null if there is none that the actor may see. */
  reference: string | null
}

/** Cars whose plate contains what was typed. */
export async function searchCars(db: Read, actor: Actor, { plate }: Typed): Promise<FoundCar[]> {
  if (plate === '') return []
  const { rows } = await sql<FoundCar>`
    with hit as materialized (
      select id from car where position(${plate} in plate_search) > 0 order by plate_search limit 40),
    c as materialized (select id, plate, vehicle_id, class_id from hit join car using (id))
    select c.*, s.km, s.clean, s.place, s.branch_id,
           (select booking.reference from assignment a join booking on booking.id = a.stay_id
            where a.car_id = c.id and upper(a.period) > now() and ${visibleTo(actor)} order by lower(a.period) limit 1) as reference
    from c join car_state s on s.car_id = c.id
    where ${touches(actor, branchesOfCar)} order by c.plate limit ${MOST}`.execute(db)
  return rows
}
