import type { Actor } from '#domain/actor.ts'
import { may } from '#domain/rights.ts'
import type { BlockRow } from '#store/customer-block.ts'
import type { Db } from '#store/db.ts'
import { findVisible } from '#store/visible-booking.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'

/** Whether somebody may know the reason of a block: who sees its customer or its booking, and managers. */
export async function mayKnowReason(
  db: Db,
  actor: Actor,
  { customer_id: customer, booking_id: booking }: BlockRow,
): Promise<boolean> {
  if (may(actor, 'liftBlock')) return true
  if (customer !== null) return await maySeeCustomer(db, actor, customer)
  return booking !== null && (await findVisible(db, actor, booking)) !== undefined
}
