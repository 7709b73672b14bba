import type { Actor } from '#domain/actor.ts'
import { type ActedOn, inBooking, type NoBooking } from './steps/in-booking.ts'
import { offerUntil } from '#domain/request.ts'
import { forbidden, may } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { sendOffer } from './steps/send-offer.ts'
import { ensureCar } from './steps/settle-car.ts'

export interface NewOffer extends ActedOn {
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
      return { ok: true, value: await sendOffer(ctx, tx, { booking, until }, catalogue) }
    },
  )
}
