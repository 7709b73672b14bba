import { sql, type Selectable } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { AccountId, BusinessId, CustomerId } from '#domain/ids.ts'
import { keyBegins } from './customer-looks.ts'
import type { Db, Read, Tx } from './db.ts'
import type { Tables } from './tables.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'

/** Data of a company that staff enter. */
export type BusinessData = Pick<
  Selectable<Tables['business']>,
  'name' | 'street' | 'postal_code' | 'city' | 'country' | 'vat_id' | 'invoice_email' | 'reference' | 'note'
>

export interface ListedBusiness {
  id: BusinessId
  name: string
  city: string
  vat_id: string | null
  persons: number
  blocked: boolean
}

/** Companies in the order of their names. @param begins folded beginning of the name; '' for all */
export async function listBusinesses(
  db: Read,
  begins: string,
  { after, limit }: { after: BusinessId | null; limit: number },
): Promise<ListedBusiness[]> {
  const key = sql`(search_name(b.name) collate "C")`
  const { rows } = await sql<ListedBusiness>`
    select b.id, b.name, b.city, b.vat_id, b.blocked_at is not null as blocked,
           (select count(*)::int from business_person p where p.business_id = b.id) as persons
    from business b
    where ${begins === '' ? sql`true` : keyBegins(key, begins)}
      and ${after === null ? sql`true` : sql`(${key}, b.id) > (select search_name(x.name) collate "C", x.id from business x where x.id = ${after})`}
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
  /** Whether the reader may see the customer's page. */
  seen: boolean
}

/** People who may rent for a company, by their names. */
export async function listPersons(db: Db, actor: Actor, id: BusinessId): Promise<BusinessPerson[]> {
  const { rows } = await sql<BusinessPerson>`
    select c.id, c.first_name, c.last_name, ${customerSeenBy(actor)} as seen
    from business_person p join customer c on c.id = p.customer_id where p.business_id = ${id}
    order by search_person(c.first_name, c.last_name) collate "C", c.id`.execute(db)
  return rows
}

/** Numbers of the rentals for a company that an actor may see, the newest first. */
export async function listRentalsFor(db: Db, actor: Actor, id: BusinessId, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select booking.id from booking_invoice i join booking on booking.id = i.booking_id
    where i.business_id = ${id} and ${visibleTo(actor)}
    order by booking.starts_at desc, booking.id desc limit ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

/** Companies for which a customer may rent. */
export async function listBusinessesOf(db: Db | Tx, customer: CustomerId): Promise<BusinessRow[]> {
  const { rows } = await sql<BusinessRow>`
    select b.*, null as blocker from business_person p join business b on b.id = p.business_id
    where p.customer_id = ${customer} order by search_name(b.name) collate "C", b.id`.execute(db)
  return rows
}

export async function addBusiness(tx: Tx, data: BusinessData, at: Date): Promise<BusinessId> {
  const row = { ...data, created_at: at }
  return (await tx.insertInto('business').values(row).returning('id').executeTakeFirstOrThrow()).id
}

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
