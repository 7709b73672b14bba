import { sql } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { Tx } from './db.ts'

/** A person's open rentals: requested, offered or confirmed, and not begun. */
export interface OpenRentals {
  rentals: number
  days: number
}

const isOpen = sql`s.state in ('kept', 'certain') and s.starts_at > now()`
const sums = sql`count(*)::int as rentals, coalesce(sum(s.days), 0)::int as days`

/** The unproven open rentals of a mailbox (D32). */
export async function unprovenOf(tx: Tx, email: string): Promise<OpenRentals> {
  const { rows } = await sql<OpenRentals>`
    select ${sums} from booking b join stay s on s.id = b.id
    where mailbox(b.email) = mailbox(${email}) and is_unproven(s)`.execute(tx)
  return rows[0]!
}

/** All open rentals of a customer or, without an account, of a mailbox. */
export async function openOf(tx: Tx, { customerId, email }: { customerId: CustomerId | null; email: string }) {
  const whose = customerId === null ? sql`mailbox(b.email) = mailbox(${email})` : sql`b.customer_id = ${customerId}`
  const { rows } =
    await sql<OpenRentals>`select ${sums} from booking b join stay s on s.id = b.id where ${whose} and ${isOpen}`.execute(
      tx,
    )
  return rows[0]!
}

/** Removes the network address from stays that have begun or are over, and from quotes that have expired. */
export async function forgetPlaces(tx: Tx): Promise<void> {
  await sql`update stay s set held_by = null, held_net = null
    where held_by is not null and not is_unproven(s) and s.state <> 'held'`.execute(tx)
  await sql`update quote set held_by = null, held_net = null where held_by is not null and expires_at <= now()`.execute(
    tx,
  )
}
