import { sql, type RawBuilder } from 'kysely'

import { neverAgreed } from '#domain/booking-status.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import { ownedBy } from './booking.ts'
import type { Tx } from './db.ts'
import { bookingsOfPerson } from './person.ts'
import { endQuotesOf } from './quote.ts'

/** Condition for bookings for which no money moved. Payments and refunds are accounts, which must say whose they were. */
const moneyless = sql`not exists (select from money_move m where m.booking_id = b.id)`

/** Condition for requests that never became an agreement. */
const isNoAgreement = sql`(b.status in (${sql.join(neverAgreed.map((status) => sql.lit(status)))}) and ${moneyless})`

/** Condition for bookings that were cancelled at no cost, for which there is nothing to account. */
const cancelledFree = sql`b.status = 'cancelled' and ${moneyless}
  and not exists (select from charge c where c.booking_id = b.id and c.kind = 'cancellation')`

/** Values that remove the person from a booking; the rental, its times and its price stay. */
const empty = sql`email = '', first_name = '', last_name = '', phone = null, address = null, city = null,
  country = null, flight = null`

/**
 * Removes name and address from requests that never became a contract and were over before a moment (D35).
 * @returns their number
 */
export async function forgetRequests(tx: Tx, before: Date): Promise<number> {
  return await emptyThose(tx, sql`${isNoAgreement} and b.created_at < ${before} and o.at < ${before}`)
}

/** Removes telephone, address and drivers from rentals that were cancelled free of charge before a moment. @returns their number */
export async function forgetCancelled(tx: Tx, before: Date): Promise<number> {
  const which = sql`${cancelledFree} and o.at < ${before}`
  await sql`delete from booking_driver d using booking b join booking_over o on o.booking_id = b.id
    where b.id = d.booking_id and ${which}`.execute(tx)
  return await emptyContacts(tx, which)
}

/** Removes telephone and address from requests that never became a contract and were over before a moment. @returns their number */
export async function forgetContacts(tx: Tx, before: Date): Promise<number> {
  return await emptyContacts(tx, sql`${isNoAgreement} and o.at < ${before}`)
}

async function emptyContacts(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const result = await sql`
    update booking set phone = null, address = null, city = null, country = null
    from booking b join booking_over o on o.booking_id = b.id
    where b.id = booking.id and num_nonnulls(b.phone, b.address, b.city, b.country) > 0 and ${which}`.execute(tx)
  return Number(result.numAffectedRows)
}

/** Removes the flights of rentals and requests that were over before a moment. @returns their number */
export async function forgetFlights(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    update booking set flight = null from booking_over o
    where o.booking_id = booking.id and booking.flight is not null and o.at < ${before}`.execute(tx)
  return Number(result.numAffectedRows)
}

/** Removes the agreements of rentals that were over before a moment. @returns their number */
export async function forgetAgreements(tx: Tx, before: Date): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_agreements(${before}) as gone`.execute(tx)
  return rows[0]!.gone
}

/**
 * Removes the person and the notes of staff from agreed rentals. A rental that was cancelled free of charge is kept as
 * long as letters, all others as long as accounts. The fact that the customer has rented stays. @returns their number
 */
export async function forgetRentals(tx: Tx, before: { letters: Date; accounts: Date }): Promise<number> {
  await sql`update customer set rented_before = true from booking b join booking_over o on o.booking_id = b.id
    where b.customer_id = customer.id and not customer.rented_before and not ${isNoAgreement} and b.status <> 'cancelled'
      and b.starts_at < ${before.accounts} and o.at < ${before.accounts}`.execute(tx)
  return await emptyThose(
    tx,
    sql`b.starts_at < ${before.letters} and not ${isNoAgreement}
      and o.at < case when ${cancelledFree} then ${before.letters}::timestamptz else ${before.accounts}::timestamptz end`,
  )
}

/** Removes the person from these bookings, and their tie to an account. */
async function emptyThose(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update booking set ${empty}, customer_id = null
    from booking b join booking_over o on o.booking_id = b.id
    where b.id = booking.id and b.last_name <> '' and ${which}
    returning booking.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  // The words, the drivers and the account in the log would still say who made them.
  if (ids.length > 0) await sql`select forget_words(${ids}::bigint[])`.execute(tx)
  return ids.length
}

/**
 * Removes a person without an account (GDPR art. 17): requests that never became a contract no longer say who asked, and
 * customers without an account go. Rentals that were agreed keep the person until their time is over.
 * @param email in lower case
 */
export async function partFromPerson(tx: Tx, email: string): Promise<number> {
  const emptied = await emptyThose(tx, sql`${bookingsOfPerson(email)} and ${isNoAgreement}`)
  const { rows } = await sql<{ id: CustomerId }>`
    select id from customer where account_id is null and lower(email) = ${email} for update`.execute(tx)
  for (const { id } of rows) {
    await endQuotesOf(tx, id)
    await tx.updateTable('booking').set({ customer_id: null }).where('customer_id', '=', id).execute()
    await tx.deleteFrom('customer').where('id', '=', id).execute()
  }
  return emptied
}

/**
 * Removes the account from its bookings before it is deleted (GDPR art. 17). A request that never became a contract no
 * longer says who asked.
 */
export async function partFromOwner(tx: Tx, account: AccountId): Promise<void> {
  await emptyThose(tx, sql`${ownedBy(account)} and ${isNoAgreement}`)
  await tx
    .updateTable('booking')
    .set({ customer_id: null })
    .where('customer_id', '=', (eb) =>
      eb.selectFrom('customer as c').select('c.id').where('c.account_id', '=', account),
    )
    .execute()
}
