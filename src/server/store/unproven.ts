import { sql } from 'kysely'

import type { Tx } from './db.ts'

/** What somebody has open: asked for, offered or confirmed, and not begun. */
export interface OpenRentals {
  rentals: number
  days: number
}

const isOpen = sql`b.status in ('requested', 'offered', 'pending_payment', 'confirmed') and b.starts_at > now()`
const sums = sql`count(*)::int as rentals, coalesce(sum((b.price ->> 'days')::integer), 0)::int as days`

/** What nobody has proven of what was asked for in the name of a mailbox (D32). */
export async function unprovenOf(tx: Tx, email: string): Promise<OpenRentals> {
  const { rows } = await sql<OpenRentals>`
    select ${sums} from booking b
    where mailbox(b.email) = mailbox(${email}) and is_unproven(b)`.execute(tx)
  return rows[0]!
}

/** All that a customer, or without an account a mailbox, has open. */
export async function openOf(tx: Tx, { customerId, email }: { customerId: string | null; email: string }) {
  const whose = customerId === null ? sql`mailbox(b.email) = mailbox(${email})` : sql`b.customer_id = ${customerId}`
  const { rows } = await sql<OpenRentals>`select ${sums} from booking b where ${whose} and ${isOpen}`.execute(tx)
  return rows[0]!
}

/** What has begun, or is over, no longer says from where in the network it came. */
export async function forgetPlaces(tx: Tx): Promise<void> {
  await sql`update booking b set held_by = null, held_net = null where held_by is not null and not is_unproven(b)
    and b.status <> 'held'`.execute(tx)
}
