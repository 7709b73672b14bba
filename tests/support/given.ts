import type { Booking, Quote } from '#contract/booking.ts'
import type { TestApp } from './app.ts'
import { bookingBody, inDays, type TripInput } from './client.ts'
import type { Customer } from './customer.ts'

export interface GivenRental extends Partial<TripInput> {
  /** First day, in days from today. */
  from?: number
  days?: number
  /** Signed-in customer; a visitor if omitted. */
  as?: Customer | null | undefined
  headers?: Readonly<Record<string, string>>
}

export interface GivenBooking extends GivenRental {
  /** Fields of the order that differ from the usual ones. */
  order?: Readonly<Record<string, unknown>>
}

/**
 * Makes what a test starts from, by the calls that customers make. Unless the test says otherwise, a rental is of a
 * vehicle at the airport, for two days that no other rental of the test has.
 */
export function givenIn(app: TestApp) {
  const quote = async ({ from, days = 2, as, headers = {}, ...trip }: GivenRental = {}) => {
    const day = from ?? app.ownDays(days)
    const usual = { vehicleId: 302, pickup: 3, dropoff: trip.pickup ?? 3, start: inDays(day), end: inDays(day + days) }
    return await app.call('createQuote', { as, body: { ...usual, extras: [], crossBorder: false, ...trip }, headers })
  }
  return {
    /** Asks for a price, whatever the answer. */
    quote,
    /** Holds a car. @throws if none is held */
    async hold(rental: GivenRental = {}): Promise<Quote> {
      return made(await quote(rental))
    },
    /** Books in the launch state that is in force: a request before launch. @throws if that is refused */
    async booking({ order, ...rental }: GivenBooking = {}): Promise<Booking> {
      const { id } = made(await quote(rental))
      const { as, headers = {} } = rental
      const { bookings } = (await app.ctx.catalogue()).rules
      const body = { ...bookingBody(id), bookings, ...order }
      return made(await app.call('createBooking', { as, body, headers }))
    },
  }
}

function made<Body extends { code?: string }>({ status, body }: { status: number; body: Body }): Body {
  if (status !== 201) throw new Error(`refused with ${status} ${body.code}`)
  return body
}
