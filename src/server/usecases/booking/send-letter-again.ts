import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import { findBookingLetter } from '#store/booking-letter.ts'
import type { Context, NewLetter } from '../context.ts'
import { inBooking, type ActedOn, type NoBooking } from './steps/in-booking.ts'
import { newOfferLink } from './steps/offer-link.ts'
import { offerLetter } from './steps/tell.ts'

export type AgainRefusal = NoBooking | { code: 'not_found' | 'not_possible' }

/**
 * Sends a letter of a booking again, to the address that the booking has now. An offer is written anew as it stands, which
 * may have changed since, with a new link, as nobody has kept the token of the first one; and only while it is open.
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
      const { kind, language } = row
      if (offer) {
        const token = await newOfferLink(tx, booking, ctx.now())
        await ctx.post(tx, offerLetter(booking, { token }, await ctx.catalogue()))
      } else {
        const letter = { kind, language, recipient: booking.email, data: row.data }
        // Only our own use cases write letters; the types of what they posted are checked there.
        await ctx.post(tx, letter as unknown as NewLetter)
      }
      await tell(tx, { ...storyOf(booking), event: 'letter_sent_again', after: { kind } })
      return { ok: true, value: null }
    },
  )
}
