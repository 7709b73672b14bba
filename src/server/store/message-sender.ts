import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import { readListed, type ListedRow } from './booking-list.ts'
import type { Db } from './db.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'

/** Known to us under a mail address. Nobody has proven that a message with it is theirs. */
export interface Sender {
  customer: { id: CustomerId; name: string } | null
  /** Rental that runs, or else the next one. */
  rental: ListedRow | null
}

/** Finds the customer and the rental of a mail address, as far as this actor may see them. */
export async function findSender(db: Db, actor: Actor, email: string, now: Date): Promise<Sender> {
  const [customers, rental] = await Promise.all([
    sql<NonNullable<Sender['customer']>>`
      select c.id, trim(c.first_name || ' ' || c.last_name) as name from customer c
      where c.id in (${customersOf(email)}) and ${customerSeenBy(actor)}
      order by c.account_id is null, c.created_at desc limit 1`.execute(db),
    sql<{ id: number }>`
      select booking.id from booking
      where booking.id in (select id from booking where lower(email) = lower(${email})
          union all select id from booking where customer_id in (${customersOf(email)}))
        and (booking.status = 'active' or booking.ends_at > ${now} and (booking.status = 'confirmed'
          or booking.status in ('requested', 'offered', 'pending_payment') and booking.expires_at > ${now}))
        and ${visibleTo(actor)}
      order by booking.status = 'active' desc, booking.starts_at, booking.id limit 1`.execute(db),
  ])
  const [listed] = await readListed(
    db,
    rental.rows.map(({ id }) => id),
  )
  return { customer: customers.rows[0] ?? null, rental: listed ?? null }
}

/** Customers of an address: of an account with it, and those without an account who gave it. */
const customersOf = (email: string) => sql`
  select o.id from account a join customer o on o.account_id = a.id where lower(a.email) = lower(${email})
  union all select o.id from customer o where lower(o.email) = lower(${email})`
