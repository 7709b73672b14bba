import { sql } from 'kysely'

import { ADDRESS_MOVED } from '#domain/booking-status.ts'
import type { CustomerId } from '#domain/ids.ts'
import { tell } from './act-log.ts'
import { isCurrent, storyOf } from './booking.ts'
import type { Tx } from './db.ts'

/**
 * Replaces the old address of an account in its own bookings that are not over. Letters about them go to the new
 * mailbox; the old one can no longer do anything about them, nor use a link to an offer. The caller has locked the
 * bookings and the customer.
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
