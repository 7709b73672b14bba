import type { Actor } from '#domain/actor.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'
import { offerUntil } from '#domain/request.ts'
import { forbidden, may } from '#domain/rights.ts'
import { moveBooking, type BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import { insertOfferLink } from '#store/offer-link.ts'
import { newToken } from '#secrets/token.ts'
import type { Context } from '../context.ts'
import { ensureCar } from './steps/settle-car.ts'
import { offerLetter } from './steps/tell.ts'

const DAY_MS = 86_400_000
/** Days after the end of an offer for which its link still tells what became of it. */
const LINK_DAYS = 90

export interface NewOffer {
  reference: string
  /** Validity of the offer in hours; null for the usual time. */
  hours: number | null
}

export type MakeOfferRefusal =
  | NoBooking
  | { code: 'too_late' | 'no_car' }
  | { code: 'not_requested'; booking: BookingRow }

/**
 * Staff answer a request with our offer (D31): at the price that was asked for, with its car kept until the offer ends.
 * The letter has a link to the page on which the customer orders it; only the letter ever holds the token.
 */
export async function makeOffer(
  ctx: Context,
  actor: Actor,
  input: NewOffer,
): Promise<Outcome<BookingRow, MakeOfferRefusal>> {
  if (!may(actor, 'makeOffer')) return forbidden('makeOffer')
  const catalogue = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'makeOffer',
    input,
    async (tx, booking): Promise<Outcome<BookingRow, MakeOfferRefusal>> => {
      if (booking.status !== 'requested' || booking.overdue)
        return { ok: false, refusal: { code: 'not_requested', booking } }
      const at = ctx.now()
      const until = offerUntil(at, booking.starts_local, input.hours ?? catalogue.rules.offerHours, catalogue.rules)
      if (until === null) return { ok: false, refusal: { code: 'too_late' } }
      if (!(await ensureCar(tx, booking))) return { ok: false, refusal: { code: 'no_car' } }
      const set = { expires_at: until }
      const offered = await moveBooking(tx, booking, 'offered', { set })
      const { token, hash } = newToken()
      const forgetAt = new Date(until.getTime() + LINK_DAYS * DAY_MS)
      await insertOfferLink(tx, { tokenHash: hash, bookingId: offered.id, at, forgetAt })
      await ctx.post(tx, offerLetter(offered, token, catalogue))
      return { ok: true, value: offered }
    },
  )
}
