import { newToken } from '#secrets/token.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Tx } from '#store/db.ts'
import { insertOfferLink } from '#store/offer-link.ts'

const DAY_MS = 86_400_000
/** Days after the end of an offer for which its link still tells what became of it. */
const LINK_DAYS = 90

/** Makes a link to an offer. @returns its token, which only the letter ever holds */
export async function newOfferLink(tx: Tx, booking: BookingRow, at: Date): Promise<string> {
  const { token, hash } = newToken()
  const forgetAt = new Date(booking.expires_at!.getTime() + LINK_DAYS * DAY_MS)
  await insertOfferLink(tx, { tokenHash: hash, bookingId: booking.id, at, forgetAt })
  return token
}
