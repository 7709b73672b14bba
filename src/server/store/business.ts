import { sql, type RawBuilder, type Selectable } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { AccountId, BusinessId, CustomerId } from '#domain/ids.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { hasWords } from './business-words.ts'
import type { Db, Read, Tx } from './db.ts'
import { insertOnce } from './insert-once.ts'
import type { Tables } from './tables.ts'
import { dueOf } from './booking-list.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'

/** Data of a company that staff enter. */
export type BusinessData = Pick<
  Selectable<Tables['business']>,
  'name' | 'street' | 'postal_code' | 'city' | 'country' | 'vat_id' | 'invoice_email' | 'reference'
>

export interface ListedBusiness {
  id: BusinessId
  name: string
  street: string
  postal_code: string
  city: string
  country: string
  vat_id: string | null
  invoice_email: string | null
  reference: string | null
  persons: number
  blocked: boolean
}

/** Number of found companies up to which all of them are sorted. */
const FEW = 1_000

/**
 * Page of the companies that have the words of a text. Few are sorted. Many are met soon in the order of names, where
 * "is true" hides the words from their index: it would have all of them sorted.
 */
const pageOf = (text: string, next: RawBuilder<boolean>, key: RawBuilder<unknown>, limit: number) => sql`
  with few as materialized (select b.id from business b where ${hasWords(text)} limit ${FEW + 1}),
  few_sorted as (
    select b.id from few join business b on b.id = few.id
    where (select count(*) from few) <= ${FEW} and ${next} order by ${key}, b.id limit ${limit}),
  many as (
    select b.id from business b
    where (select count(*) from few) > ${FEW} and (${hasWords(text)}) is true and ${next}
    order by ${key}, b.id limit ${limit})
  select id from few_sorted union all select id from many`

/** Companies in the order of their names. @param text folded beginnings of words of the name; '' for all */
export async function listBusinesses(
  db: Read,
  text: string,
  { after, limit }: { after: BusinessId | null; limit: number },
): Promise<ListedBusiness[]> {
  const key = sql`(search_name(b.name) collate "C")`
  const next =
    after === null
      ? sql<boolean>`true`
      : sql<boolean>`(${key}, b.id) > (select search_name(x.name) collate "C", x.id from business x where x.id = ${after})`
  const { rows } = await sql<ListedBusiness>`
    select b.id, b.name, b.street, b.postal_code, b.city, b.country, b.vat_id, b.invoice_email, b.reference, b.blocked_at is not null as blocked,
           (select count(*)::int from business_person p where p.business_id = b.id) as persons
    from business b
    where ${text === '' ? next : sql`b.id in (${pageOf(text, next, key, limit)})`}
    order by ${key}, b.id limit ${limit}`.execute(db)
  return rows
}

export type BusinessRow = Selectable<Tables['business']> & { blocker: string | null }

export async function findBusiness(db: Db | Tx, id: BusinessId): Promise<BusinessRow | undefined> {
  const { rows } = await sql<BusinessRow>`
    select b.*, (select s.name from staff s where s.account_id = b.blocked_by) as blocker
    from business b where b.id = ${id}`.execute(db)
  return rows[0]
}

export interface BusinessPerson {
  id: CustomerId
  first_name: string
  last_name: string
  phone: string | null
  email: string | null
}

/** People who may rent for a company and whom the reader may see, by their names. */
export async function listPersons(db: Db, actor: Actor, id: BusinessId): Promise<BusinessPerson[]> {
  const { rows } = await sql<BusinessPerson>`
    select c.id, c.first_name, c.last_name, c.phone, coalesce(a.email, c.email) as email
    from business_person p join customer c on c.id = p.customer_id left join account a on a.id = c.account_id
    where p.business_id = ${id} and ${customerSeenBy(actor)}
    order by search_person(c.first_name, c.last_name) collate "C", c.id`.execute(db)
  return rows
}

/** Number of all people who may rent for a company. */
export async function countPersons(db: Db, id: BusinessId): Promise<number> {
  const { rows } = await sql<{ persons: number }>`
    select count(*)::int as persons from business_person where business_id = ${id}`.execute(db)
  return rows[0]!.persons
}

const chargedOf = sql`(select coalesce(sum(c.amount_minor), 0) from charge c where c.booking_id = booking.id)::bigint`

/** Rental for a company: its number, and all that it costs by now. */
export interface BusinessRental {
  id: number
  charged_minor: number
}

/** Rentals for a company that an actor may see, the newest first. */
export async function listRentalsFor(db: Db, actor: Actor, id: BusinessId, limit: number): Promise<BusinessRental[]> {
  const { rows } = await sql<BusinessRental>`
    select booking.id, ${chargedOf} as charged_minor from booking_invoice i join booking on booking.id = i.booking_id
    where i.business_id = ${id} and ${visibleTo(actor)}
    order by booking.starts_at desc, booking.id desc limit ${limit}`.execute(db)
  return rows
}

/** Companies for which a customer may rent. */
export async function listBusinessesOf(db: Db | Tx, customer: CustomerId): Promise<BusinessRow[]> {
  const { rows } = await sql<BusinessRow>`
    select b.*, null as blocker from business_person p join business b on b.id = p.business_id
    where p.customer_id = ${customer} order by search_name(b.name) collate "C", b.id`.execute(db)
  return rows
}

/** Adds a company. @returns false if it is there already */
export const addBusiness = (tx: Tx, id: BusinessId, data: BusinessData, at: Date): Promise<boolean> =>
  insertOnce(tx, 'business', { id, ...data, created_at: at })

/** Changes a company. @returns false if somebody has changed it since that version, or it is gone */
export async function updateBusiness(
  tx: Tx,
  id: BusinessId,
  version: number,
  change: BusinessData | { blocked_reason: string | null; blocked_at: Date | null; blocked_by: AccountId | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('business')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Lets somebody rent for a company. @returns false if they may already */
export async function addPerson(tx: Tx, id: BusinessId, customer: CustomerId, at: Date): Promise<boolean> {
  const result = await tx
    .insertInto('business_person')
    .values({ business_id: id, customer_id: customer, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Lets somebody no longer rent for a company. @returns false if they did not before */
export async function removePerson(tx: Tx, id: BusinessId, customer: CustomerId): Promise<boolean> {
  const result = await tx
    .deleteFrom('business_person')
    .where('business_id', '=', id)
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export interface BusinessNote {
  id: string
  at: Date
  by: string | null
  text: string
}

/** Notes of staff about a company, the newest first. */
export async function listBusinessNotes(db: Db, id: BusinessId): Promise<BusinessNote[]> {
  const { rows } = await sql<BusinessNote>`
    select n.id, n.at, s.name as by, n.text
    from business_note n left join staff s on s.account_id = n.author_id
    where n.business_id = ${id} and n.removed_at is null order by n.at desc, n.id limit 100`.execute(db)
  return rows
}

/** Removes notes from before a moment. @returns their number */
export async function deleteBusinessNotesBefore(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('business_note').where('at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** Sums of a company's rentals in one currency. */
export interface BusinessSum {
  currency: string
  /** Day on which the first of them for which something is charged began or begins; null if there is none. */
  since: LocalDate | null
  charged_minor: number
  due_minor: number
}

/** Sums of the rentals for a company that an actor may see. */
export async function sumRentalsFor(db: Db, actor: Actor, id: BusinessId): Promise<BusinessSum[]> {
  const { rows } = await sql<BusinessSum>`
    select currency, min(starts_local) filter (where charged <> 0)::date::text as since, sum(charged)::bigint as charged_minor,
           sum(due)::bigint as due_minor
    from (
      select booking.currency, booking.starts_local, ${dueOf('booking.id')} as due, ${chargedOf} as charged
      from booking_invoice i join booking on booking.id = i.booking_id
      where i.business_id = ${id} and ${visibleTo(actor)}) r
    group by currency order by currency`.execute(db)
  return rows
}

/** Mailbox for the bills of a booking that names a company which has one; undefined without. */
export async function billMailboxOf(tx: Tx, bookingId: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select b.invoice_email as email from booking_invoice i join business b on b.id = i.business_id
    where i.booking_id = ${bookingId} and b.invoice_email is not null`.execute(tx)
  return rows[0]?.email
}

/**
 * Removes companies that were entered before a moment and for which nobody has rented since, unless they are blocked.
 * @returns their number
 */
export async function forgetBusinesses(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    delete from business b where created_at < ${before} and blocked_at is null
      and not exists (select from booking_invoice i join booking k on k.id = i.booking_id
                      where i.business_id = b.id and k.ends_at >= ${before})`.execute(tx)
  return Number(result.numAffectedRows)
}
