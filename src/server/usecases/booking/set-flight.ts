import type { Caller } from '#domain/actor.ts'
import { mayNameFlight } from '#domain/flight.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may } from '#domain/rights.ts'
import { tellNothing } from '#store/act-log.ts'
import type { BookingRow } from '#store/booking.ts'
import { setContact } from '#store/booking-contact.ts'
import type { BookingKey } from '#store/visible-booking.ts'
import type { Context } from '../context.ts'
import { isAtAirport } from './steps/flight.ts'
import { inBooking, type NoBooking } from './steps/in-booking.ts'
import { contactLetters } from './steps/tell.ts'

export type FlightRefusal = NoBooking | { code: 'not_changeable' }

export interface FlightInput extends BookingKey {
  /** '' removes it. */
  flight: string
}

/**
 * Names the flight with which the customer comes, until the pickup. It is no term of the rental: price, version and
 * agreement stay as they are, and only the branch is told.
 */
export async function setFlight(
  ctx: Context,
  actor: Caller,
  { flight, ...key }: FlightInput,
): Promise<Outcome<BookingRow, FlightRefusal>> {
  if (!may(actor, 'setFlight')) return forbidden('setFlight')
  const catalogue = await ctx.catalogue()
  return await inBooking(
    ctx,
    actor,
    'setFlight',
    key,
    async (tx, booking): Promise<Outcome<BookingRow, FlightRefusal>> => {
      const open = mayNameFlight(booking.status, booking.starts_at, ctx.now())
      if (!open || !isAtAirport(booking.pickup_branch, catalogue))
        return { ok: false, refusal: { code: 'not_changeable' } }
      if ((booking.flight ?? '') === flight) {
        tellNothing(tx)
        return { ok: true, value: booking }
      }
      const named = await setContact(tx, booking, { flight: flight || null })
      await ctx.post(tx, ...contactLetters(named, 'flight', catalogue))
      return { ok: true, value: named }
    },
  )
}
