import { randomUUID } from 'node:crypto'

import terms from '#content/de/terms.ts'
import type { Caller } from '#domain/actor.ts'
import type { BookingsState } from '#domain/rules.ts'
import { addMonths } from '#domain/local-time.ts'
import { dateOf, toInstant } from '#domain/period.ts'
import { createBooking } from '#usecases/booking/create-booking.ts'
import { createQuote } from '#usecases/booking/create-quote.ts'
import type { Context } from '#usecases/context.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Person } from './people.ts'
import type { Rental } from './planned-rental.ts'
import { tried, type Stage } from './demo-stage.ts'

/** Books a rental as its customer does, or asks for it. @returns null if no car is left */
export async function book(
  stage: Stage,
  rental: Rental,
  { person, as, state = 'open' }: { person: Person; as: Caller; state?: BookingsState },
): Promise<BookingRow | null> {
  const ctx = ruledBy(stage.ctx, state, toInstant(rental.start))
  const { pickup, dropoff, start, end, vehicleId, extras } = rental
  const wish = { vehicleId, pickup, dropoff, extras, period: { start, end }, crossBorder: false, freeDays: 0 }
  const nobody = { replaces: undefined, place: null, network: null }
  const quote = tried(stage, 'quote', await createQuote(ctx, as, { ...wish, ...nobody, keyed: newKey() }))
  if (quote === null) return null
  const { firstName, lastName, email, phone, dateOfBirth, address, city, country, language } = person
  const papers = {
    passportNumber: 'MUSTER000',
    licenseNumber: 'MUSTER00000',
    licenseExpiry: addMonths(dateOf(end), 48),
  }
  const booked = await createBooking(ctx, as, {
    quoteId: quote.id,
    driver: { firstName, lastName, email, phone, dateOfBirth, address, city, country, ...papers },
    paymentMethod: 'credit_card',
    language,
    termsVersion: terms.version,
    bookings: state,
    limited: false,
    emailCode: undefined,
    keyed: newKey(),
  })
  return tried(stage, 'book', booked)?.booking ?? null
}

const newKey = () => ({ key: randomUUID(), requestHash: Buffer.alloc(32) })

/**
 * The same context, in which some customers still ask before they book, although the company has opened: its pages lead
 * from one to the other, and both have to be seen. Who stands at the desk needs no lead time.
 */
function ruledBy(ctx: Context, bookings: BookingsState, start: Date): Context {
  return {
    ...ctx,
    async catalogue() {
      const catalogue = await ctx.catalogue()
      const atTheDesk = start.getTime() - ctx.now().getTime() < catalogue.rules.leadMinutes * 60_000
      const leadMinutes = atTheDesk ? 0 : catalogue.rules.leadMinutes
      return { ...catalogue, rules: { ...catalogue.rules, bookings, leadMinutes } }
    },
  }
}
