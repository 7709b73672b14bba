import { randomUUID } from 'node:crypto'

import terms from '#content/de/terms.ts'
import type { Caller, Staff } from '#domain/actor.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { BookingsState } from '#domain/rules.ts'
import { dateOf } from '#domain/period.ts'
import { createBooking } from '#usecases/booking/create-booking.ts'
import { createQuote } from '#usecases/booking/create-quote.ts'
import { bookAtDesk } from '#usecases/counter/book-at-desk.ts'
import { offerAtDesk } from '#usecases/counter/offer-at-desk.ts'
import { quoteAtDesk } from '#usecases/counter/quote-at-desk.ts'
import type { Context } from '#usecases/context.ts'
import { papersOf } from './licence-papers.ts'
import type { Person } from './people.ts'
import type { Rental } from './planned-rental.ts'
import { tried, type Stage } from './demo-stage.ts'

interface Renter {
  person: Person
  as: Caller
  /** Whether it is booked or asked for. */
  state?: BookingsState
}

/** Books a rental as its customer does, or asks for it. @returns null if no car is left */
export async function book(stage: Stage, rental: Rental, { person, as, state = 'open' }: Renter) {
  const ctx = ruledBy(stage.ctx, state)
  const quote = tried(stage, 'quote', await createQuote(ctx, as, { ...wishOf(rental), ...nobody, keyed: newKey() }))
  if (quote === null) return null
  const { firstName, lastName, email, phone, dateOfBirth, address, city, country, language } = person
  const booked = await createBooking(ctx, as, {
    quoteId: quote.id,
    driver: {
      firstName,
      lastName,
      email,
      phone,
      dateOfBirth,
      address,
      city,
      country,
      ...papersOf(person, dateOf(rental.end)),
    },
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

/** A member who rents, and the company that pays. */
interface OnBehalf {
  customer: CustomerId
  business: BusinessId
}

/**
 * Books a rental for somebody who calls or stands at the counter.
 * @param behalf missing for somebody who pays themselves, and is new
 * @returns null if no car is left
 */
export async function bookAtTheDesk(stage: Stage, rental: Rental, person: Person, by: Staff, behalf?: OnBehalf) {
  const { ctx } = stage
  const wish = { ...wishOf(rental), customer: behalf?.customer ?? null, replaces: undefined, keyed: newKey() }
  const quote = tried(stage, 'quote at the desk', await quoteAtDesk(ctx, by, wish))
  if (quote === null) return null
  const rented = { ...deskRental(rental, person, quote.id), ...behalf }
  const booked = await bookAtDesk(ctx, by, { ...rented, paymentMethod: 'debit_card' })
  return tried(stage, 'book at the desk', booked)
}

/** Mails a caller our offer, without a request before it. */
export async function offerToCaller(stage: Stage, rental: Rental, person: Person, by: Staff): Promise<void> {
  const { ctx } = stage
  const wish = { ...wishOf(rental), customer: null, replaces: undefined, keyed: newKey() }
  const quote = tried(stage, 'quote at the desk', await quoteAtDesk(ctx, by, wish))
  if (quote === null) return
  tried(stage, 'offer', await offerAtDesk(ctx, by, { ...deskRental(rental, person, quote.id), hours: null }))
}

function deskRental(rental: Rental, renter: Person, quoteId: string) {
  const { firstName, lastName, dateOfBirth, email, phone, language } = renter
  const { licenseNumber, licenseExpiry } = papersOf(renter, dateOf(rental.end))
  return {
    quoteId,
    customer: null,
    person: { firstName, lastName, dateOfBirth, email, phone, licenseNumber, licenseExpiry },
    origin: rental.origin === 'counter' ? ('counter' as const) : ('phone' as const),
    language,
    despiteBlock: null,
    termsVersion: terms.version,
    keyed: newKey(),
  }
}

const wishOf = ({ vehicleId, pickup, dropoff, extras, start, end }: Rental) => ({
  vehicleId,
  pickup,
  dropoff,
  extras,
  period: { start, end },
  crossBorder: false,
  freeDays: 0,
})

/** No earlier hold, and no place that is limited. */
const nobody = { replaces: undefined, place: null, network: null }

const newKey = () => ({ key: randomUUID(), requestHash: Buffer.alloc(32) })

/**
 * The same context, in which some customers still ask before they book, although the company has opened: its pages lead
 * from one to the other, and both have to be seen.
 */
function ruledBy(ctx: Context, bookings: BookingsState): Context {
  return {
    ...ctx,
    async catalogue() {
      const catalogue = await ctx.catalogue()
      return { ...catalogue, rules: { ...catalogue.rules, bookings } }
    },
  }
}
