import type { Caller } from '#domain/actor.ts'
import type { OrderField } from '#domain/driver.ts'
import { assertMay } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { openDrivers } from './steps/drivers.ts'
import { findOffered, missOf, type OfferAccess, type OfferMiss } from './steps/offered.ts'
import { missingOf } from './steps/seal-papers.ts'

export interface ViewedOffer {
  booking: BookingRow
  /** Details of the driver that an order still has to add; none if the offer can no longer be ordered. */
  missing: OrderField[]
}

/** Shows an offer in its present state (D31). */
export async function viewOffer(
  ctx: Context,
  actor: Caller,
  access: OfferAccess,
): Promise<Outcome<ViewedOffer, OfferMiss>> {
  assertMay(actor, 'viewOffer')
  const booking = await findOffered(ctx.db, actor, access)
  if (booking === undefined) return { ok: false, refusal: missOf(access) }
  const open = booking.status === 'offered' && !booking.overdue
  const missing = open ? missingOf(booking, (await openDrivers(ctx, ctx.db, booking.id)).papers) : []
  return { ok: true, value: { booking, missing } }
}
