import { sql } from 'kysely'

import { isCurrent } from './booking.ts'
import type { Tx } from './db.ts'

/** Why such an event is there: it is no change of what is agreed, and customers are not shown it as one. */
export const ADDRESS_MOVED = 'the account has another e-mail address'

/**
 * Gives an account's own bookings that are not over its new address, where they have the old one: letters about them go
 * there, and the old mailbox can do nothing about them any more, nor with a link to an offer. The caller holds the bookings and the customer.
 */
export async function moveBookings(
  tx: Tx,
  customerId: string,
  address: { from: string; to: string; at: Date },
): Promise<void> {
  await sql`
    with moved as (
      update booking set email = ${address.to}
      where customer_id = ${customerId} and lower(email) = lower(${address.from})
        and (status = 'returned' or ${isCurrent(address.at)})
      returning id, status
    ), cut as (
      delete from offer_link where booking_id in (select id from moved)
    )
    insert into booking_event (booking_id, actor, from_status, to_status, reason)
    select id, ${`customer:${customerId}`}, status, status, ${ADDRESS_MOVED} from moved order by id`.execute(tx)
}
