import { customerOf, type Caller } from '#domain/actor.ts'
import { countDrivers } from '#domain/additional-driver.ts'
import type { CustomerId } from '#domain/ids.ts'
import { driverProblems, missingToOrder, type DriverProblem } from '#domain/driver.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { transferPossible } from '#domain/payment.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { decisionBy } from '#domain/request.ts'
import { assertMay } from '#domain/rights.ts'
import type { BookingsState, BusinessRules } from '#domain/rules.ts'
import { lockLimit } from '#store/advisory-lock.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Db, type Tx } from '#store/db.ts'
import { spendEmailCode } from '#store/email-code.ts'
import { wasWritten } from '#store/letter.ts'
import { openOf, unprovenOf } from '#store/unproven.ts'
import { lockQuote, type Keyed, type QuoteRow } from '#store/quote.ts'
import type { Language } from '#domain/language.ts'
import { blockOf } from '../block/steps/find-block.ts'
import type { Context } from '../context.ts'
import { fillUp, mergeDriver, refusalOfDrivers, type DriversRefusal, type ToldDriver } from './steps/drivers.ts'
import { markOfAddress, provesAddress } from './steps/email-code.ts'
import { isQuoteOf } from './steps/hold-owner.ts'
import { keepLooseQuote } from './steps/loose-quote.ts'
import { isAtAirport } from './steps/flight.ts'
import { goneOfPrice, makeBooking, type Held } from './steps/new-booking.ts'
import { keepsCar } from './steps/rental.ts'
import { replayOr } from './steps/replay.ts'
import { confirmationLetters, requestLetters } from './steps/tell.ts'

export interface BookingInput {
  quoteId: string
  driver: {
    firstName: string
    lastName: string
    dateOfBirth: string
    email: string
    phone: string
    city: string
    country: string
    /** A request may leave these out (D31). */
    passportNumber?: string | undefined
    address?: string | undefined
    licenseNumber?: string | undefined
    licenseExpiry?: string | undefined
  }
  /** Additional drivers, in the order in which the booking stores them. */
  drivers?: ToldDriver[] | undefined
  /** Flight with which the customer comes; '' if not known. */
  flight?: string | undefined
  paymentMethod: PaymentMethod
  language: Language
  termsVersion: string
  /** The launch state that the page showed (D2). */
  bookings: BookingsState
  /** Whether there are limits for who proves nothing. */
  limited: boolean
  /** Six digits that were mailed to the driver's address. */
  emailCode: string | undefined
  keyed: Keyed
}

export interface Booked {
  booking: BookingRow
  /** Whether its letter was written; where it was not, the page says so. */
  mailed: boolean
}

export type BookingRefusal =
  | {
      code:
        | 'not_found'
        | 'quote_expired'
        | 'quote_used'
        | 'quote_changed'
        | 'price_changed'
        | 'points_gone'
        | 'payment_not_offered'
        | 'idempotency_conflict'
        | 'sold_out'
        | 'please_call'
        | 'email_unproven'
        | 'too_many_rentals'
    }
  | { code: 'driver_not_eligible'; problems: DriverProblem[] }
  | DriversRefusal
  | { code: 'wrong_code'; fields: { emailCode: 'wrong_code' } }
  | { code: 'invalid_input'; fields: Record<string, 'missing'> }

/** Turns a held quote into a booking at the quoted price, or into a request before launch (D2, D24). */
export async function createBooking(
  ctx: Context,
  actor: Caller,
  input: BookingInput,
): Promise<Outcome<Booked, BookingRefusal>> {
  assertMay(actor, 'createBooking')
  try {
    return await tryBooking(ctx, actor, input)
  } catch (error) {
    // The car that was held has not come back, and no other is left.
    if ((error as { code?: string }).code !== 'SW001') throw error
    return refuse('quote_expired')
  }
}

async function tryBooking(ctx: Context, actor: Caller, input: BookingInput): ReturnType<typeof createBooking> {
  const catalogue = await ctx.catalogue()
  const { emailCode, driver } = input
  const codeRight = emailCode !== undefined && (await provesAddress(ctx, driver.email, emailCode))
  const customer = customerOf(actor)
  const proven = customer !== null || codeRight || !input.limited
  const kept = await keepLooseQuote(ctx, actor, { quoteId: input.quoteId, proven }, catalogue.rules)
  if (!kept.ok) return await replayed(ctx.db, input, needed(kept.refusal.code, emailCode))
  return await transaction(ctx, actor, 'createBooking', async (tx) => {
    // Locks the same address or customer whose rentals `tooMany` counts.
    await lockLimit(tx, 'open_rentals', customer ?? driver.email)
    const quote = await lockQuote(tx, input.quoteId)
    // Asked under the quote's lock: of two twins the second sees what the first did.
    const refusal =
      quote === undefined ? ({ code: 'not_found' } as const) : check(actor, input, quote, catalogue, ctx.now())
    if (refusal !== undefined) return await replayed(tx, input, refusal)
    if (quote === undefined || !keepsCar(quote)) return refuse('quote_expired')
    const gone = await goneOfPrice(tx, quote)
    if (gone !== null) return refuse(gone)
    const licences = [driver, ...(input.drivers ?? [])].map(({ licenseNumber = '' }) => licenseNumber)
    if (await blockOf(ctx, tx, { customer, emails: [driver.email], licences })) return refuse('please_call')
    // The code is good for one booking: another one may have spent it since it was tried.
    const codeSpent = codeRight && (await spendEmailCode(tx, markOfAddress(ctx.sealer, driver.email)))
    const unproven = customer === null && input.limited && !codeSpent
    // A quote that was held with a proof cannot be ordered without one.
    if (unproven && quote.held_by === null) return { ok: false, refusal: needed('email_unproven', emailCode) }
    const surplus = await tooMany(tx, customer, input, { unproven, quote }, catalogue.rules)
    if (surplus !== undefined) return { ok: false, refusal: needed(surplus, emailCode) }
    const booking = await book(ctx, tx, input, { quote, unproven }, catalogue)
    if (booking === undefined) return refuse('idempotency_conflict')
    const letters = (booking.status === 'confirmed' ? confirmationLetters : requestLetters)(booking, catalogue)
    const braked = await ctx.post(tx, ...letters.map((letter) => ({ ...letter, unasked: unproven })))
    return { ok: true, value: { booking, mailed: braked.every(({ kind }) => kind !== letters[0]!.kind) } }
  })
}

const refuse = (code: Exclude<BookingRefusal['code'], 'driver_not_eligible' | 'wrong_code' | 'invalid_input'>) =>
  ({ ok: false, refusal: { code } }) as const

/** Refusal for a missing proof. A visitor who sent a code is told that it was wrong instead of being asked for one. */
const needed = (
  code: 'quote_expired' | 'sold_out' | 'too_many_rentals' | 'email_unproven',
  given: string | undefined,
) =>
  code === 'email_unproven' && given !== undefined
    ? ({ code: 'wrong_code', fields: { emailCode: 'wrong_code' } } as const)
    : ({ code } as const)

async function replayed(
  db: Db | Tx,
  input: BookingInput,
  refusal: BookingRefusal,
): Promise<Outcome<Booked, BookingRefusal>> {
  const outcome = await replayOr(db, input.keyed, refusal)
  if (!outcome.ok) return outcome
  const booking = outcome.value
  return { ok: true, value: { booking, mailed: !booking.unproven || (await wasWritten(db, booking.id)) } }
}

/** Nobody takes the fleet off the market for free (D32). */
async function tooMany(
  tx: Tx,
  customerId: CustomerId | null,
  { limited, driver: { email } }: BookingInput,
  { unproven, quote }: { unproven: boolean; quote: QuoteRow },
  rules: BusinessRules,
): Promise<'email_unproven' | 'too_many_rentals' | undefined> {
  if (!limited) return undefined
  if (unproven) {
    const there = await unprovenOf(tx, email)
    const days = there.days + quote.price.days
    return there.rentals < rules.unprovenRentals && days <= rules.unprovenCarDays ? undefined : 'email_unproven'
  }
  const { rentals } = await openOf(tx, { customerId, email })
  return rentals < rules.provenRentals ? undefined : 'too_many_rentals'
}

function check(
  actor: Caller,
  input: BookingInput,
  quote: QuoteRow,
  catalogue: Catalogue,
  now: Date,
): BookingRefusal | undefined {
  if (quote.state === 'expired') return { code: 'quote_expired' }
  if (quote.state === 'used') return { code: 'quote_used' }
  if (input.bookings !== catalogue.rules.bookings) return { code: 'quote_changed' }
  if (!isQuoteOf(quote, actor)) return { code: 'price_changed' }
  const missing = input.bookings === 'open' ? missingToOrder(input.driver) : []
  if (missing.length > 0) {
    return { code: 'invalid_input', fields: Object.fromEntries(missing.map((field) => [`driver.${field}`, 'missing'])) }
  }
  const period = { start: quote.starts_local, end: quote.ends_local }
  const { dateOfBirth, licenseExpiry } = input.driver
  const asked = { dateOfBirth, licenseExpiry: licenseExpiry || null, period }
  const problems = driverProblems(asked, dateOf(toLocal(now)), catalogue.rules)
  if (problems.length > 0) return { code: 'driver_not_eligible', problems }
  const about = { main: input.driver, extras: quote.extras, period, required: input.bookings === 'open' }
  const wrong = refusalOfDrivers(driversOf(input, quote), about, catalogue.rules, now)
  if (wrong !== undefined) return wrong
  const rental = { start: period.start, currency: quote.currency }
  const offered =
    input.paymentMethod !== 'bank_transfer' || transferPossible(rental, now, catalogue.rules.bankTransferDays)
  if (!offered) return { code: 'payment_not_offered' }
  return undefined
}

/** Everybody for whom the extra was booked, named or not. */
const driversOf = ({ drivers = [] }: BookingInput, { extras }: QuoteRow) =>
  fillUp(
    drivers.map((told) => mergeDriver(undefined, told)),
    countDrivers(extras),
  )

async function book(
  ctx: Context,
  tx: Tx,
  input: BookingInput,
  { quote, unproven }: { quote: Held; unproven: boolean },
  catalogue: Catalogue,
): Promise<BookingRow | undefined> {
  const { bookings, requestHours } = catalogue.rules
  const { driver, language, paymentMethod, termsVersion, keyed } = input
  const terms = { driver, language, paymentMethod, termsVersion, keyed, quote, unproven }
  return await makeBooking(ctx, tx, {
    ...terms,
    others: driversOf(input, quote),
    flight: isAtAirport(quote.pickup_branch, catalogue) ? input.flight || null : null,
    customer: customerOf(tx.act.actor),
    status: bookings === 'open' ? 'confirmed' : 'requested',
    expiresAt: bookings === 'open' ? null : decisionBy(ctx.now(), quote.starts_local, requestHours),
    origin: 'web',
    bookedBy: null,
    despiteBlock: null,
  })
}
