import { sql, type RawBuilder } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { Db, Tx } from './db.ts'

/** Condition: the restriction that a request `r` granted is in force. */
const inForce = sql`r.restricted_at is not null and r.lifted_at is null`

/** Condition: no restriction of processing is in force for a mail address (GDPR art. 18). */
export const isFreeAddress = (email: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from privacy_request r where ${inForce} and lower(r.email) = lower(${email}))`

/** Condition: no restriction is in force for a customer. @param customer column with the customer's number */
export const isFreeCustomer = (customer: RawBuilder<unknown>) => sql<boolean>`not exists (
  select from customer r where r.id = ${customer} and r.restriction_id is not null)`

/** Request whose restriction is in force for a mail address; undefined if there is none. */
export async function findRestriction(db: Db | Tx, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from privacy_request r where ${inForce} and lower(r.email) = lower(${email})`.execute(db)
  return rows[0]?.id
}

/** Whether a customer's data may only be kept for now. The row stays locked, so that nothing changes meanwhile. */
export async function isRestricted(tx: Tx, customer: CustomerId): Promise<boolean> {
  const { rows } = await sql<{ restricted: boolean }>`
    select restriction_id is not null as restricted from customer where id = ${customer} for no key update`.execute(tx)
  return rows[0]?.restricted ?? false
}

/** Marks the customers of a mail address, with and without an account, as restricted by a request. */
export async function restrictCustomers(tx: Tx, request: string, email: string): Promise<void> {
  await sql`
    update customer c set restriction_id = ${request}
    where c.account_id is null and lower(c.email) = lower(${email})
      or c.account_id in (select id from account where lower(email) = lower(${email}))`.execute(tx)
}

/** Ends restrictions whose last day is over. @returns the requests by which they were granted */
export async function endDueRestrictions(tx: Tx, today: LocalDate, at: Date): Promise<string[]> {
  return await endThose(tx, sql`lifts_on <= ${today}::date`, at)
}

/** Ends the restriction of a person who is erased because they ask for it. @returns the requests by which it was granted */
export async function endRestrictionOf(tx: Tx, email: string, at: Date): Promise<string[]> {
  return await endThose(tx, sql`lower(email) = lower(${email})`, at)
}

async function endThose(tx: Tx, which: RawBuilder<unknown>, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update privacy_request r set lifted_at = ${at}, version = version + 1
    where ${inForce} and ${which} returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`update customer set restriction_id = null where restriction_id = any(${ids}::uuid[])`.execute(tx)
  return ids
}
