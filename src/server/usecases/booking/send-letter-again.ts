import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { newToken } from '#secrets/token.ts'
import { tell } from '#store/act-log.ts'
import { storyOf, type BookingRow } from '#store/booking.ts'
import { findBookingLetter } from '#store/booking-letter.ts'
import type { Tx } from '#store/db.ts'
import { insertOfferLink } from '#store/offer-link.ts'
import type { Context, NewLetter } from '../context.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'

const DAY_MS = 86_400_000
/** Days after the end of an offer for which its link still tells what became of it. */
const LINK_DAYS = 90

export type AgainRefusal = NoBooking | { code: 'not_found' | 'not_possible' }

/**
 * Sends a letter of a booking again, to the address that the booking has now. An offer gets a new link, and only while it
 * stands: nobody has kept the token of the first one.
 */
export async function sendLetterAgain(
  ctx: Context,
  actor: Actor,
  input: ActedOn & { letterId: string },
): Promise<Outcome<null, AgainRefusal>> {
  return await inBooking(
    ctx,
    actor,
    'sendLetterAgain',
    input,
    async (tx, booking): Promise<Outcome<null, AgainRefusal>> => {
      const row = await findBookingLetter(tx, booking.id, input.letterId)
      if (row === undefined) return { ok: false, refusal: { code: 'not_found' } }
      const offer = row.kind === 'request_offered'
      if (booking.email === '' || (offer && (booking.status !== 'offered' || booking.overdue)))
        return { ok: false, refusal: { code: 'not_possible' } }
      const link = offer ? { token: await newLink(tx, booking, ctx.now()) } : {}
      const { kind, language } = row
      const letter = { kind, language, recipient: booking.email, data: { ...(row.data as object), ...link } }
      // Only our own use cases write letters; the types of what they posted are checked there.
      await ctx.post(tx, letter as unknown as NewLetter)
      await tell(tx, { ...storyOf(booking), event: 'letter_sent_again', after: { kind } })
      return { ok: true, value: null }
    },
  )
}

async function newLink(tx: Tx, booking: BookingRow, at: Date): Promise<string> {
  const { token, hash } = newToken()
  const forgetAt = new Date(booking.expires_at!.getTime() + LINK_DAYS * DAY_MS)
  await insertOfferLink(tx, { tokenHash: hash, bookingId: booking.id, at, forgetAt })
  return token
}
