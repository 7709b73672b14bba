import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Tier } from '#domain/loyalty.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { Typed } from '#domain/typed-search.ts'
import { dueOf } from './booking-list.ts'
import { isRental } from './booking-looks.ts'
import { customerLooks, customerNameKey } from './customer-looks.ts'
import type { Read } from './db.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'

export interface CustomerFilter {
  /** Beginning of a name, a company, an address or a phone number; null for all. */
  typed: Typed | null
  blocked: boolean
  tier: Tier | null
  /** Only those with something to pay. */
  unpaid: boolean
  companies: boolean
}

/** A customer as the list shows them. */
export interface ListedCustomer {
  id: CustomerId
  first_name: string
  last_name: string
  company_name: string | null
  email: string | null
  phone: string | null
  /** Null without an account. */
  tier: Tier | null
  blocked: boolean
  /** Rentals at the branches of the reader, and the start of the last one that began and of the next one. */
  rentals: number
  last_start: string | null
  next_start: string | null
  /** Still to be paid of those, by currency, without what is settled. */
  due: { currency: string; minor: number }[]
}

export interface CustomerPagePlace {
  after: CustomerId | null
  limit: number
}

/** Rows that a page looks at: a rare filter takes several pages then, and none takes long. */
const MOST_LOOKED_AT = 2_000
/** Customers for each key of a search. */
const MOST_LIKE = 300

/** Condition that a customer `c` is blocked. */
const isBlocked = (now: Date) => sql<boolean>`exists (select from customer_block k
  where k.customer_id = c.id and k.lifted_at is null and (k.ends_on is null or k.ends_on >= ${dateOf(toLocal(now))}::date))`

/** Condition that a customer `c` has something to pay of what the actor may see; in which currency does not matter. */
const owes = (actor: Actor) => sql<boolean>`exists (select from booking
  where booking.customer_id = c.id and ${dueOf('booking.id')} > 0 and ${visibleTo(actor)})`

/** A page of customers in the order of their names, as far as this actor may see them. */
export async function listCustomers(
  db: Read,
  actor: Actor,
  filter: CustomerFilter,
  { after, limit }: CustomerPagePlace,
  now: Date,
): Promise<{ ids: CustomerId[]; next: CustomerId | null }> {
  const place = after === null ? undefined : await keyOf(db, after)
  const { rows } = await sql<{ id: CustomerId; wanted: boolean; looked: number }>`
    with looked as materialized (
      select c.id, ${customerNameKey} as key from customer c
      where ${like(filter.typed, actor)} and ${beyond(place)}
      order by ${customerNameKey}, c.id limit ${MOST_LOOKED_AT}),
    wanted as (
      select l.* from looked l join customer c on c.id = l.id
      where ${customerSeenBy(actor)} and ${conditions(actor, filter, now)} order by l.key, l.id limit ${limit + 1})
    select w.id, true as wanted, (select count(*) from looked)::int as looked from (select * from wanted order by key, id) w
    union all
    (select l.id, false, (select count(*) from looked)::int from looked l order by l.key desc, l.id desc limit 1)`.execute(
    db,
  )
  const hits = rows.filter(({ wanted }) => wanted).map(({ id }) => id)
  const last = rows.find(({ wanted }) => !wanted)
  const ids = hits.slice(0, limit)
  if (hits.length > limit) return { ids, next: ids.at(-1)! }
  return { ids, next: last !== undefined && last.looked === MOST_LOOKED_AT ? last.id : null }
}

interface Place {
  key: string
  id: CustomerId
}

async function keyOf(db: Read, id: CustomerId): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select ${customerNameKey} as key, c.id from customer c where c.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

const beyond = (place: Place | undefined): RawBuilder<unknown> =>
  place === undefined ? sql`true` : sql`(${customerNameKey}, c.id) > (${place.key} collate "C", ${place.id}::uuid)`

function like(typed: Typed | null, actor: Actor): RawBuilder<unknown> {
  if (typed === null) return sql`true`
  const looks = customerLooks(typed, MOST_LIKE, customerSeenBy(actor))
  return looks.length === 0 ? sql`false` : sql`c.id in (${sql.join(looks, sql` union all `)})`
}

function conditions(
  actor: Actor,
  { blocked, tier, unpaid, companies }: CustomerFilter,
  now: Date,
): RawBuilder<unknown> {
  const all = [
    sql`true`,
    ...(blocked ? [isBlocked(now)] : []),
    ...(tier === null ? [] : [sql`c.account_id is not null and c.tier = ${tier}`]),
    ...(unpaid ? [owes(actor)] : []),
    ...(companies ? [sql`c.company_name is not null`] : []),
  ]
  return sql.join(all, sql` and `)
}

/** Reads customers in the order of their ids in the list. */
export async function readListedCustomers(
  db: Read,
  actor: Actor,
  ids: readonly CustomerId[],
  now: Date,
): Promise<ListedCustomer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedCustomer>`
    select c.id, c.first_name, c.last_name, c.company_name, coalesce(a.email, c.email) as email, c.phone,
           case when a.id is null then null else c.tier end as tier, ${isBlocked(now)} as blocked,
           coalesce(r.rentals, 0)::int as rentals, r.last_start, r.next_start, r.due
    from customer c left join account a on a.id = c.account_id
    left join lateral (
      select sum(rentals) as rentals, max(last_start) as last_start, min(next_start) as next_start,
             coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'minor', due) order by currency)
               filter (where due > 0), '[]') as due
      from (
        select booking.currency,
               count(*) filter (where ${isRental}) as rentals,
               min(booking.starts_local) filter (where booking.status = 'confirmed') as next_start,
               max(booking.starts_local) filter (where booking.status in ('active', 'returned', 'closed')) as last_start,
               sum(${dueOf('booking.id')})::bigint as due
        from booking where booking.customer_id = c.id and ${visibleTo(actor)}
        group by booking.currency) each) r on true
    where c.id = any(${ids}::uuid[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
