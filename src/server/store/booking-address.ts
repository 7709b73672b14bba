import { sql } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import { tell } from './act-log.ts'
import { isCurrent, storyOf } from './booking.ts'
import type { Tx } from './db.ts'

/** It is no change of what is agreed, and customers are not shown it as one. */
export const ADDRESS_MOVED = 'address_moved'

/**
 * Gives an account's own bookings that are not over its new address, where they have the old one: letters about them go
 * there, and the old mailbox can do nothing about them any more, nor with a link to an offer. The caller holds the bookings and the customer.
 */
export async function moveBookings(
  tx: Tx,
  customerId: CustomerId,
  address: { from: string; to: string; at: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number; pickup_branch: number; status: string }>`
    with moved as (
      update booking set email = ${address.to}
      where customer_id = ${customerId} and lower(email) = lower(${address.from})
        and (status = 'returned' or ${isCurrent(address.at)})
      returning id, pickup_branch, status
    ), cut as (
      delete from offer_link where booking_id in (select id from moved)
    )
    select id, pickup_branch, status from moved order by id`.execute(tx)
  await tell(
    tx,
    ...rows.map((row) => ({
      ...storyOf(row),
      event: ADDRESS_MOVED,
      before: { status: row.status },
      after: { status: row.status },
    })),
  )
}
