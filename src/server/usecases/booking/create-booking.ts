import { randomBytes } from 'node:crypto'

import { driverProblems, type DriverProblem } from '../../../domain/driver.ts'
import { transferPossible } from '../../../domain/payment.ts'
import { dateOf, toLocal } from '../../../domain/period.ts'
import { formatReference } from '../../../domain/reference.ts'
import { decisionBy } from '../../../domain/request.ts'
import type { BookingsState } from '../../../domain/rules.ts'
import { lockAddress } from '../../store/address-lock.ts'
import { countOpenRequests, lockQuote, moveBooking, type BookingRow } from '../../store/booking.ts'
import type { Catalogue } from '../../store/catalogue.ts'
import { transaction, type Outcome, type Tx } from '../../store/db.ts'
import { findMember, lockMember } from '../../store/loyalty.ts'
import { addPoints } from '../../store/points.ts'
import type { Keyed } from '../../store/idempotency.ts'
import type { Language } from '../../store/tables.ts'
import type { Context } from '../context.ts'
import { isHoldOf } from './steps/hold-owner.ts'
import { replayOr } from './steps/replay.ts'
import { confirmationLetters, requestLetters } from './steps/tell.ts'

const OPEN_REQUESTS = 5

export interface BookingInput {
  quoteId: string
  driver: {
    firstName: string
    lastName: string
    dateOfBirth: string
    email: string
    phone: string
    passportNumber: string
    address: string
    city: string
    country: string
    licenseNumber: string
    licenseExpiry: string
  }
  paymentMethod: 'credit_card' | 'debit_card' | 'paypal' | 'bank_transfer'
  language: Language
  termsVersion: string
  /** The launch state that the page showed (D2). */
  bookings: BookingsState
  customerId: string | null
  keyed: Keyed
}

export type BookingRefusal =
  | {
      code:
        | 'not_found'
        | 'quote_expired'
        | 'quote_used'
        | 'quote_changed'
        | 'price_changed'
        | 'payment_not_offered'
        | 'idempotency_conflict'
        | 'too_many_requests_open'
    }
  | { code: 'driver_not_eligible'; problems: DriverProblem[] }

/** Turns a held quote into a booking at the quoted price, or into a request before launch (D2, D24). */
export async function createBooking(ctx: Context, input: BookingInput): Promise<Outcome<BookingRow, BookingRefusal>> {
  const catalogue = await ctx.catalogue()
  return await transaction(ctx.db, async (tx) => {
    if (input.bookings === 'soon') await lockAddress(tx, 'booking_request', input.driver.email)
    const quote = await lockQuote(tx, input.quoteId)
    // Asked under the quote's lock: of two twins the second sees what the first did.
    const refusal = quote === undefined ? ({ code: 'not_found' } as const) : check(input, quote, catalogue, ctx.now())
    if (quote === undefined || refusal !== undefined) return await replayOr(tx, input.keyed, refusal!)
    if (!(await keepsItsPrice(tx, quote))) return refuse('price_changed')
    // A request binds nobody but keeps a car: nobody keeps many, and nobody's inbox is filled by a stranger.
    const requests = input.bookings === 'soon' ? await countOpenRequests(tx, input.driver.email) : 0
    if (requests >= OPEN_REQUESTS) return refuse('too_many_requests_open')
    const booking = await book(ctx, tx, input, quote, catalogue)
    if (booking === undefined) return refuse('idempotency_conflict')
    if (booking.customer_id !== null && booking.price.points !== undefined) {
      const spent = { customer_id: booking.customer_id, points: -booking.price.points, kind: 'free_days' } as const
      await addPoints(tx, [{ ...spent, booking_id: booking.id }])
    }
    const letters = booking.status === 'confirmed' ? confirmationLetters : requestLetters
    await ctx.post(tx, ...letters(booking, catalogue))
    return { ok: true, value: booking }
  })
}

const refuse = (code: Exclude<BookingRefusal['code'], 'driver_not_eligible'>) =>
  ({ ok: false, refusal: { code } }) as const

function check(input: BookingInput, quote: BookingRow, catalogue: Catalogue, now: Date): BookingRefusal | undefined {
  if (quote.status === 'expired' || (quote.status === 'held' && quote.overdue)) return { code: 'quote_expired' }
  if (quote.status !== 'held') return { code: 'quote_used' }
  if (input.bookings !== catalogue.rules.bookings) return { code: 'quote_changed' }
  if (!isHoldOf(quote, input.customerId)) return { code: 'price_changed' }
  const period = { start: quote.starts_local, end: quote.ends_local }
  const problems = driverProblems({ ...input.driver, period }, dateOf(toLocal(now)), catalogue.rules)
  if (problems.length > 0) return { code: 'driver_not_eligible', problems }
  const rental = { start: period.start, currency: quote.currency }
  const offered =
    input.paymentMethod !== 'bank_transfer' || transferPossible(rental, now, catalogue.rules.bankTransferDays)
  if (!offered) return { code: 'payment_not_offered' }
  return undefined
}

/** Of several first rentals that a member holds at once, one gets the discount (D24); so it is with points (D28). */
async function keepsItsPrice(tx: Tx, { customer_id: customerId, price }: BookingRow): Promise<boolean> {
  const discounted = price.items.some(({ kind }) => kind === 'first_rental_discount')
  if (customerId === null || (!discounted && price.points === undefined)) return true
  await lockMember(tx, customerId)
  const member = await findMember(tx, customerId)
  return member !== null && (!discounted || member.firstRental) && member.points >= (price.points ?? 0)
}

async function book(
  ctx: Context,
  tx: Tx,
  input: BookingInput,
  quote: BookingRow,
  catalogue: Catalogue,
): Promise<BookingRow | undefined> {
  const { driver } = input
  const { bookings, requestHours } = catalogue.rules
  const documents = { passportNumber: driver.passportNumber, licenseNumber: driver.licenseNumber }
  return await moveBooking(tx, quote, bookings === 'open' ? 'confirmed' : 'requested', {
    actor: input.customerId === null ? 'visitor' : `customer:${input.customerId}`,
    reason: null,
    keyed: input.keyed,
    set: {
      // 40 random bits: should one ever come twice, the database refuses it and the visitor tries again.
      reference: formatReference(randomBytes(5)),
      expires_at: bookings === 'open' ? null : decisionBy(ctx.now(), quote.starts_local, requestHours),
      booked_at: ctx.now(),
      language: input.language,
      customer_id: input.customerId,
      email: driver.email,
      first_name: driver.firstName,
      last_name: driver.lastName,
      phone: driver.phone,
      date_of_birth: driver.dateOfBirth,
      address: driver.address,
      city: driver.city,
      country: driver.country,
      documents_sealed: ctx.sealer.seal(documents, `booking:${quote.id}`),
      license_expiry: driver.licenseExpiry,
      payment_method: input.paymentMethod,
      terms_version: input.termsVersion,
    },
  })
}
