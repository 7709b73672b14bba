import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { Tier } from '#domain/loyalty.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { readRenterSearch } from '#domain/renter-search.ts'
import { typedOf } from '#domain/typed-search.ts'
import { isRental } from './booking-looks.ts'
import { customerLooks } from './customer-looks.ts'
import type { Read, Tx } from './db.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'

/** A customer as staff choose them for a new booking. */
export interface RenterRow {
  id: CustomerId
  first_name: string
  last_name: string
  company_name: string | null
  date_of_birth: string | null
  email: string | null
  phone: string | null
  language: Language
  /** Null without an account. */
  tier: Tier | null
  points: number
  /** Rentals that the reader may see, and the start of the last one that has begun. */
  rentals: number
  last_start: string | null
  block: { reason: string; until: string | null; since: string; by: string | null } | null
  /** Companies for which they may rent, except those that are blocked. */
  businesses: { id: string; name: string }[]
  /** Whether the reader may see the customer. Of others only what they were found by is told. */
  seen: boolean
}

/** Customers that one search looks at for each kind of key, and that it finds. */
const LOOKED_AT = 200
const FOUND = 8
/** Digits from which on a telephone number is a whole one. */
const WHOLE_NUMBER = 7

/**
 * Customers whose name, mail address or phone number begins as somebody typed it, or whose phone number ends with it, the
 * last to rent first. Two words are a first and a last name, in either order. Customers whom the reader may not see are
 * found by their whole address or number, or by both names and the date of birth.
 */
export async function findRenters(db: Read, actor: Actor, typed: string, now: Date): Promise<RenterRow[]> {
  const { text, born } = readRenterSearch(typed)
  const exact = exactly(text, born)
  const ids = born === null ? beginsLike(text, customerSeenBy(actor)) : exact
  return await listRenters(db, actor, { ids: sql`(${ids}) union (${exact})`, exact }, now)
}

/** Customers with exactly this mail address or phone number; '' matches nobody. */
export async function findSameRenters(
  db: Read,
  actor: Actor,
  { email, phone }: { email: string; phone: string },
  now: Date,
): Promise<RenterRow[]> {
  const exact = anyOf(mailIs(email.toLowerCase()), phoneIs(phone))
  return await listRenters(db, actor, { ids: exact, exact }, now)
}

/** Details by which somebody at the counter or on the phone says who they are. */
interface Told {
  firstName: string
  lastName: string
  dateOfBirth: string
  email: string
  phone: string
}

/** Whether a customer is found by what somebody says of themselves: whole address or number, or both names and birthday. */
export async function isFoundBy(db: Read | Tx, id: CustomerId, told: Told): Promise<boolean> {
  const { firstName, lastName, dateOfBirth, email, phone } = told
  const found = anyOf(mailIs(email.toLowerCase()), phoneIs(phone), personIs(`${firstName} ${lastName}`, dateOfBirth))
  const { rows } = await sql`select where ${id}::uuid in (${found})`.execute(db)
  return rows.length === 1
}

interface Wanted {
  ids: RawBuilder<unknown>
  /** Those of them whom everybody finds. */
  exact: RawBuilder<unknown>
}

async function listRenters(db: Read, actor: Actor, { ids, exact }: Wanted, now: Date): Promise<RenterRow[]> {
  const today = dateOf(toLocal(now))
  const { rows } = await sql<RenterRow>`
    select c.id, c.first_name, c.last_name, c.company_name, c.date_of_birth, coalesce(a.email, c.email) as email, c.phone,
      coalesce(a.language, (
        select b.language from booking b where b.customer_id = c.id order by b.starts_at desc limit 1), 'de') as language, case when a.id is null then null else c.tier end as tier,
      coalesce((select sum(e.points) from points_entry e where e.customer_id = c.id), 0)::int as points,
      coalesce(last.rentals, 0)::int as rentals, last.starts_local as last_start,
      (select jsonb_build_object('reason', k.reason, 'until', k.ends_on, 'since', k.made_at,
                                 'by', (select s.name from staff s where s.account_id = k.made_by))
       from customer_block k
       where k.customer_id = c.id and k.lifted_at is null and (k.ends_on is null or k.ends_on >= ${today}::date)
       order by k.made_at desc limit 1) as block, ${customerSeenBy(actor)} as seen,
      coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.name)
        from business_person p join business b on b.id = p.business_id
        where p.customer_id = c.id and b.blocked_at is null), '[]') as businesses
    from customer c
    left join account a on a.id = c.account_id
    left join lateral (
      select count(*) as rentals, max(booking.starts_local) as newest,
             max(booking.starts_local) filter (where booking.status in ('active', 'returned', 'closed')) as starts_local
      from booking
      where booking.customer_id = c.id and ${isRental}
        and ${visibleTo(actor)}) last on true
    where c.id in (${ids}) and (${customerSeenBy(actor)} or c.id in (${exact}))
    order by last.newest desc nulls last, lower(c.last_name), lower(c.first_name), c.id
    limit ${FOUND}`.execute(db)
  return rows
}

/** Customers by their whole address or number, or by both names and the date of birth. */
function exactly(text: string, born: string | null): RawBuilder<unknown> {
  if (text.includes('@')) return mailIs(text)
  if (isNumber(text)) return phoneIs(text)
  return personIs(text, born)
}

/** @param born null matches nobody */
const personIs = (name: string, born: string | null) =>
  sql`select c.id from customer c where c.date_of_birth = ${born}::date
    and search_name(${name}) in (search_name(c.first_name || ' ' || c.last_name),
                                 search_name(c.last_name || ' ' || c.first_name))`

const isNumber = (text: string) => /^\+?[\d\s()/.-]+$/.test(text)

const mailIs = (email: string) =>
  sql`select c.id from account o join customer c on c.account_id = o.id
      where ${email} <> '' and lower(o.email) = ${email}
    union select c.id from customer c where ${email} <> '' and lower(c.email) = ${email}`

const phoneIs = (phone: string) =>
  sql`select c.id from customer c
    where char_length(phone_digits(${phone})) >= ${WHOLE_NUMBER} and phone_digits(c.phone) = phone_digits(${phone})`

/** @param seen condition for the customers `c` whom the reader may see */
function beginsLike(wanted: string, seen: RawBuilder<boolean>): RawBuilder<unknown> {
  if (wanted.includes('@')) return anyOf(mailBegins(wanted))
  if (isNumber(wanted)) return anyOf(phoneBegins(wanted), ...phoneEnds(wanted, seen))
  const words = wanted.split(/[\s,]+/)
  const [first = ''] = words
  if (words.length === 1)
    return anyOf(
      begins('last_name', first),
      begins('first_name', first),
      begins('company_name', first),
      mailBegins(first),
    )
  const [firsts, last, rest] = [words.slice(0, -1).join(' '), words.at(-1)!, words.slice(1).join(' ')]
  return anyOf(both(firsts, last), both(first, rest), both(rest, first), begins('company_name', wanted))
}

const both = (first: string, last: string) =>
  sql`select id from customer
      where ${beginsWith('lower(first_name)', first)} and ${beginsWith('lower(last_name)', last)} limit ${LOOKED_AT}`

const anyOf = (...selects: RawBuilder<unknown>[]) =>
  sql`${sql.join(
    selects.map((select) => sql`(${select})`),
    sql` union `,
  )}`

/** Condition that an index answers by a range, whatever the text is. */
const beginsWith = (what: string, text: string) =>
  sql`(${sql.raw(what)} ~>=~ ${text} and ${sql.raw(what)} ~<~ ${`${text}\u{10ffff}`})`

const begins = (column: 'last_name' | 'first_name' | 'company_name', text: string) =>
  sql`select id from customer where ${beginsWith(`lower(${column})`, text)} limit ${LOOKED_AT}`

const mailBegins = (text: string) =>
  sql`(select c.id from account o join customer c on c.account_id = o.id
      where ${beginsWith('lower(o.email)', text)} limit ${LOOKED_AT})
    union (select id from customer where ${beginsWith('lower(email)', text)} limit ${LOOKED_AT})`

/** Customers whose phone number ends with this, if it is not too short. */
const phoneEnds = (text: string, seen: RawBuilder<boolean>): RawBuilder<unknown>[] =>
  customerLooks({ ...typedOf(''), phoneEnd: typedOf(text).phoneEnd }, LOOKED_AT, seen)

function phoneBegins(text: string): RawBuilder<unknown> {
  const digits = text.replaceAll(/\D/g, '').replace(/^(0049|49|0)/, '')
  return sql`select id from customer where ${digits} <> '' and ${beginsWith('phone_digits(phone)', digits)}
    limit ${LOOKED_AT}`
}
