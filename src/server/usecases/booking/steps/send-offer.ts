import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { newOfferLink } from './offer-link.ts'
import { offerLetter } from './tell.ts'

/**
 * Makes our offer of a request (D31), with its car kept until the offer ends. The letter has a link to the page on which
 * the customer orders it.
 */
export async function sendOffer(
  ctx: Context,
  tx: Tx,
  { booking, until }: { booking: BookingRow; until: Date },
  catalogue: Catalogue,
): Promise<BookingRow> {
  const offered = await moveBooking(tx, booking, 'offered', { set: { expires_at: until } })
  const token = await newOfferLink(tx, offered, ctx.now())
  await ctx.post(tx, offerLetter(offered, { token }, catalogue))
  return offered
}
