import { sql } from 'kysely'

import { neverAgreed } from '#domain/booking-status.ts'
import { bookingColumns, isCurrent, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'

/** Bookings of a person by their mail address: those of their account, of customers without one, and of visitors. */
export const bookingsOfPerson = (email: string) => sql<boolean>`(
  booking.customer_id in (
    select c.id from account a join customer c on c.account_id = a.id where lower(a.email) = ${email}
    union all select c.id from customer c where c.account_id is null and lower(c.email) = ${email})
  or booking.customer_id is null and lower(booking.email) = ${email})`

/** All bookings of a person, the oldest first. @param email in lower case */
export async function listAllOfPerson(tx: Tx, email: string, { lock = false } = {}): Promise<BookingRow[]> {
  const query = bookingColumns(tx).where(bookingsOfPerson(email)).orderBy('id')
  if (lock) await query.clearSelect().select('booking.id').forNoKeyUpdate('booking').execute()
  return await query.execute()
}

/** Numbers of what is stored under a mail address. */
export interface FoundPerson {
  account: boolean
  customer_id: string | null
  /** Rentals and requests that are still to come or under way. */
  open: number
  /** Rentals that were agreed and are over: they stay as long as the law asks for them. */
  kept: number
  /** Requests that came to nothing. */
  requests: number
  messages: number
  newsletter: boolean
}

/** Counts what is stored of a person. @param email in lower case */
export async function findPerson(db: Db | Tx, email: string, now: Date): Promise<FoundPerson> {
  const { rows } = await sql<FoundPerson>`
    select exists (select from account where lower(email) = ${email}) as account,
           (select c.id from customer c left join account a on a.id = c.account_id
            where lower(a.email) = ${email} or c.account_id is null and lower(c.email) = ${email}
            order by c.account_id is null limit 1) as customer_id,
           (select count(*) from contact_message where lower(email) = ${email}) as messages,
           exists (select from newsletter_subscription where lower(email) = ${email} and ended_at is null) as newsletter,
           b.*
    from (select count(*) filter (where ${isCurrent(now)}) as open,
                 count(*) filter (where not ${isCurrent(now)} and status <> all (${neverAgreed})) as kept,
                 count(*) filter (where status = any (${neverAgreed})) as requests
          from booking where ${bookingsOfPerson(email)}) b`.execute(db)
  return rows[0]!
}
