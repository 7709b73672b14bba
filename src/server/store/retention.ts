import { sql, type RawBuilder } from 'kysely'

import type { Tx } from './db.ts'

/** Condition for requests that never became an agreement. */
const neverAgreed = sql`b.status in ('declined', 'expired', 'cancelled') and not exists (
  select from booking_event e where e.booking_id = b.id and e.to_status = 'confirmed')`

/** Condition for bookings that were cancelled at no cost, for which there is nothing to account. */
const cancelledFree = sql`b.status = 'cancelled' and coalesce(b.cancel_fee_minor, 0) = 0`

/** Values that remove the person from a booking; the rental, its times and its price stay. */
const empty = sql`email = '', first_name = '', last_name = '', phone = null, date_of_birth = null, address = null,
  city = null, country = null, documents_sealed = null, license_expiry = null`

/**
 * Removes name and address from requests that never became a contract and were over before a moment (D35).
 * @returns their number
 */
export async function forgetRequests(tx: Tx, before: Date): Promise<number> {
  return await emptyThose(tx, sql`${neverAgreed} and b.created_at < ${before} and o.at < ${before}`)
}

/** Removes telephone, birthday and address from rentals that were cancelled free of charge before a moment. @returns their number */
export async function forgetContacts(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    update booking set phone = null, date_of_birth = null, address = null, city = null, country = null
    from booking b join booking_over o on o.booking_id = b.id
    where b.id = booking.id and ${cancelledFree}
      and num_nonnulls(b.phone, b.date_of_birth, b.address, b.city, b.country) > 0
      and o.at < ${before}`.execute(tx)
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
    where b.customer_id = customer.id and not customer.rented_before and b.status not in ('cancelled', 'declined', 'expired')
      and b.starts_at < ${before.accounts} and o.at < ${before.accounts}`.execute(tx)
  return await emptyThose(
    tx,
    sql`b.starts_at < ${before.letters} and not (${neverAgreed})
      and o.at < case when ${cancelledFree} then ${before.letters}::timestamptz else ${before.accounts}::timestamptz end`,
  )
}

/** Removes the person from these bookings, and their tie to an account. */
async function emptyThose(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update booking set ${empty}, customer_id = null
    from booking b join booking_over o on o.booking_id = b.id
    where b.id = booking.id and b.email <> '' and ${which}
    returning booking.id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await forgetWords(tx, ids)
  return ids.length
}

/** Removes what else says who made bookings that have lost their person: words, further drivers, and the account in the log. */
export async function forgetWords(tx: Tx, bookings: readonly number[]): Promise<void> {
  if (bookings.length > 0) await sql`select forget_words(${bookings}::bigint[])`.execute(tx)
}

/**
 * Removes passport and licence of the drivers of rentals that ended before a moment (D27). For a request that never became
 * a contract, birthday, telephone and address go as well. A confirmed rental whose handover was not recorded ends with
 * its period; one that is under way is not over until it is closed. @returns their number
 */
export async function forgetDriverDocuments(tx: Tx, before: Date): Promise<number> {
  const result = await sql`
    with ended as (
      select b.id,
             b.status in ('declined', 'expired', 'cancelled') and not exists (
               select from booking_event e where e.booking_id = b.id and e.to_status = 'confirmed') as never_agreed
      from booking b
      where (b.documents_sealed is not null or b.license_expiry is not null
             or (b.date_of_birth is not null and b.status in ('declined', 'expired', 'cancelled')))
        and case
              when b.status in ('closed', 'cancelled', 'declined', 'expired', 'no_show')
              then (select max(e.at) from booking_event e where e.booking_id = b.id)
              when b.status = 'confirmed' then b.ends_at
            end < ${before}
    )
    update booking set
      documents_sealed = null,
      license_expiry = null,
      date_of_birth = case when never_agreed then null else date_of_birth end,
      phone = case when never_agreed then null else phone end,
      address = case when never_agreed then null else address end,
      city = case when never_agreed then null else city end,
      country = case when never_agreed then null else country end
    from ended where booking.id = ended.id
      and (never_agreed or documents_sealed is not null or license_expiry is not null)`.execute(tx)
  return Number(result.numAffectedRows)
}
