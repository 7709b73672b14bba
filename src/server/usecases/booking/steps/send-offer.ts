import { newToken } from '#secrets/token.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { insertOfferLink } from '#store/offer-link.ts'
import type { Context } from '../../context.ts'
import { offerLetter } from './tell.ts'

const DAY_MS = 86_400_000
/** Days after the end of an offer for which its link still tells what became of it. */
const LINK_DAYS = 90

/**
 * Makes our offer of a request (D31), with its car kept until the offer ends. The letter has a link to the page on which
 * the customer orders it; only the letter ever holds the token.
 */
export async function sendOffer(
  ctx: Context,
  tx: Tx,
  { booking, until }: { booking: BookingRow; until: Date },
  catalogue: Catalogue,
): Promise<BookingRow> {
  const offered = await moveBooking(tx, booking, 'offered', { set: { expires_at: until } })
  const { token, hash } = newToken()
  const forgetAt = new Date(until.getTime() + LINK_DAYS * DAY_MS)
  await insertOfferLink(tx, { tokenHash: hash, bookingId: offered.id, at: ctx.now(), forgetAt })
  await ctx.post(tx, offerLetter(offered, token, catalogue))
  return offered
}
