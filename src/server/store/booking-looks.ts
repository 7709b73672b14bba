import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { Typed } from '#domain/typed-search.ts'
import { addressBegins, keyBegins } from './customer-looks.ts'
import { visibleTo } from './visible-booking.ts'
import { branchesInSight } from './visible-branches.ts'

/** One key by which a booking is found, in the order of its index. */
interface Look {
  /** The smaller, the likelier it is meant; those from 5 on are rentals that are over. */
  readonly rank: number
  readonly where: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
  /** Whether so few begin alike that each of them may be asked for its branches. */
  readonly rare?: boolean
}

/** Rank from which on rentals are looked at whatever their state. */
export const ANY_STATE = 5

const personKey = sql`(search_person(booking.first_name, booking.last_name) collate "C")`
const firstNameKey = sql`(search_name(booking.first_name || ' ' || booking.last_name) collate "C")`
const phoneKey = sql`(search_phone(booking.phone) collate "C")`
const phoneEndKey = sql`(reverse(search_phone(booking.phone)) collate "C")`

/** Condition that a booking is not over. */
export const isOpen = sql`booking.status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned')`

/** Condition that a booking counts among the rentals of its customer: one that takes place, is under way or is over. */
export const isRental = sql`booking.status in ('confirmed', 'active', 'returned', 'closed')`

function looksFor({ reference, names, email, phone, phoneEnd }: Typed): Look[] {
  const looks: Look[] = []
  if (reference !== '') {
    const key = sql`(booking.reference collate "C")`
    looks.push({ rank: 0, where: keyBegins(key, reference), order: key, rare: true })
  }
  for (const [index, name] of names.entries()) {
    const where = keyBegins(personKey, name)
    looks.push({ rank: 1 + index, where: sql`${isOpen} and ${where}`, order: personKey })
    looks.push({ rank: ANY_STATE + index, where, order: sql`${personKey}, booking.id desc` })
  }
  if (names[0] !== undefined)
    looks.push({ rank: 2, where: sql`${isOpen} and ${keyBegins(firstNameKey, names[0])}`, order: firstNameKey })
  if (email !== '') {
    const key = sql`lower(booking.email)`
    looks.push({ rank: 3, where: addressBegins(key, email), order: sql`${key} using ~<~` })
  }
  if (phone !== '') {
    const where = sql`booking.phone is not null and ${keyBegins(phoneKey, phone)}`
    looks.push({ rank: 3, where, order: phoneKey })
  }
  if (phoneEnd !== '') {
    const where = sql`booking.phone is not null and ${keyBegins(phoneEndKey, phoneEnd)}`
    looks.push({ rank: 4, where, order: phoneEndKey, rare: true })
  }
  return looks
}

/**
 * Queries for the bookings whose keys begin with what was typed, as `id` and `rank`. Each stops at its own number of rows
 * that this actor may see, and finds them along an index: for staff of single branches along one that begins with the
 * branch, because their bookings may be far apart in that of a common name (docs/decisions/102-a-look-by-branch.md).
 */
export function bookingLooks(actor: Actor, typed: Typed, most: (rank: number) => number): RawBuilder<unknown>[] {
  const branches = branchesInSight(actor)
  return looksFor(typed).map(({ rank, where, order, rare = false }) => {
    const ranked = sql`${sql.lit(rank)} as rank`
    const limit = sql`limit ${most(rank)}`
    if (branches === 'all' || rare)
      return sql`(
        select booking.id, ${ranked} from booking where ${where} and ${visibleTo(actor)} order by ${order} ${limit})`
    return sql`(
      select found.id, ${ranked} from unnest(${branches}::smallint[]) own (branch) cross join lateral (
        (select booking.id from booking where booking.pickup_branch = own.branch and ${where} order by ${order} ${limit})
        union all
        (select booking.id from booking
         where booking.dropoff_branch = own.branch and booking.pickup_branch <> booking.dropoff_branch and ${where}
         order by ${order} ${limit})
        union all
        (select booking.id from stay s join booking on booking.id = s.id
         where s.returned_branch = own.branch and s.returned_branch not in (s.pickup_branch, s.dropoff_branch) and ${where}
         ${limit})) found)`
  })
}

const plateHas = (plate: string) => sql`position(${plate} in c.plate_search) > 0`

/**
 * Query for the bookings whose car, or one of whose cars, has what was typed in its plate: first the cars, of which there
 * are few, and then the plan of each along its index.
 */
export const bookingsOfCars = (plate: string, most: number): RawBuilder<unknown> => sql`(
  select hit.id, 0 as rank from (select c.id from car c where ${plateHas(plate)} offset 0) found
  cross join lateral (
    select a.stay_id as id from assignment a where a.car_id = found.id and a.kind = 'rental'
    order by lower(a.period) limit ${most}) hit limit ${most})`

/** Queries for the bookings made with a name, at any branch: some of each kind of key, along its index. */
export const bookingsNamed = (names: readonly string[], most: number): RawBuilder<unknown>[] =>
  looksFor({ reference: '', names, email: '', phone: '', phoneEnd: '', plate: '' }).map(
    ({ where, order }) => sql`(select booking.id from booking where ${where} order by ${order} limit ${most})`,
  )

/** Condition that one of the keys of `booking` begins with what was typed, or that the plate of its car has it. */
export function isLike(typed: Typed): RawBuilder<boolean> {
  const ofCar = sql`exists (select from assignment a join car c on c.id = a.car_id
    where a.stay_id = booking.id and ${plateHas(typed.plate)})`
  const any = [...looksFor(typed).map(({ where }) => sql`(${where})`), ...(typed.plate === '' ? [] : [ofCar])]
  return any.length === 0 ? sql`false` : sql`(${sql.join(any, sql` or `)})`
}
