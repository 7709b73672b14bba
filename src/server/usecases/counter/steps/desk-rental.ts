import { countDrivers } from '#domain/additional-driver.ts'
import type { Actor } from '#domain/actor.ts'
import { driverProblems, type DriverProblem } from '#domain/driver.ts'
import type { BusinessId, CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { Origin } from '#domain/origin.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import { putInvoiceData } from '#store/booking-invoice.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { isFoundBy } from '#store/renter.ts'
import { maySeeCustomer } from '#store/visible-customer.ts'
import { lockQuote, type Keyed, type QuoteRow } from '#store/quote.ts'
import { blockOf } from '../../block/steps/find-block.ts'
import { fillUp } from '../../booking/steps/drivers.ts'
import { colleagueOf, isQuoteOf } from '../../booking/steps/hold-owner.ts'
import { goneOfPrice, makeBooking, type NewRental, type RentingDriver } from '../../booking/steps/new-booking.ts'
import { invoiceOfBusiness, type NoBusiness } from '../../booking/steps/invoice-of-business.ts'
import { keepsCar } from '../../booking/steps/rental.ts'
import type { Context } from '../../context.ts'
import { renterAtDesk, type DeskPerson } from './renter.ts'

/** A rental that staff make for somebody, of a quote that they hold. */
export interface DeskRental {
  quoteId: string
  /** Customer whom they found; null for somebody new, who becomes a customer. */
  customer: CustomerId | null
  person: DeskPerson
  origin: Exclude<Origin, 'web'>
  language: Language
  /** Company to which the papers go, instead of the person. */
  business?: BusinessId | null
  /** Reason of a manager to rent to somebody who is blocked. */
  despiteBlock: string | null
  termsVersion: string
  keyed: Keyed
}

export type DeskRefusal =
  | Forbidden
  | {
      code:
        | 'not_found'
        | 'quote_expired'
        | 'quote_used'
        | 'price_changed'
        | 'points_gone'
        | 'customer_blocked'
        | 'renter_differs'
        | 'idempotency_conflict'
    }
  | NoBusiness
  | { code: 'driver_not_eligible'; problems: DriverProblem[] }

/** Differences between a booking and an offer. */
type Kind = Pick<NewRental, 'status' | 'expiresAt'> & { paymentMethod: AgreedMethod }

/** Locks the quote that a colleague holds. Of two twins the second sees what the first did. */
export async function lockHeld(
  tx: Tx,
  quoteId: string,
): Promise<Outcome<QuoteRow & { stay_id: number }, { code: 'not_found' | 'quote_expired' | 'quote_used' }>> {
  const quote = await lockQuote(tx, quoteId)
  if (quote === undefined || !isQuoteOf(quote, tx.act.actor)) return { ok: false, refusal: { code: 'not_found' } }
  if (quote.state === 'used') return { ok: false, refusal: { code: 'quote_used' } }
  if (!keepsCar(quote)) return { ok: false, refusal: { code: 'quote_expired' } }
  return { ok: true, value: quote }
}

/** Makes a booking for somebody of a quote that is locked, unless they may not rent or drive. */
export async function rentTo(
  ctx: Context,
  tx: Tx,
  { quote, ...input }: DeskRental & { quote: QuoteRow & { stay_id: number } },
  kind: Kind,
  catalogue: Catalogue,
): Promise<Outcome<BookingRow, DeskRefusal>> {
  const { actor } = tx.act
  if (quote.customer_id !== input.customer) return { ok: false, refusal: { code: 'price_changed' } }
  const gone = await goneOfPrice(tx, quote)
  if (gone !== null) return { ok: false, refusal: { code: gone } }
  if (!(await isTheirs(tx, input))) return { ok: false, refusal: { code: 'renter_differs' } }
  const blocked = await refusalOfBlocked(ctx, tx, input, actor)
  if (blocked !== undefined) return { ok: false, refusal: blocked }
  const renter = await renterAtDesk(ctx, tx, input)
  if (renter === undefined) return { ok: false, refusal: { code: 'not_found' } }
  const problems = problemsOf(renter.driver, quote, catalogue, ctx.now())
  if (problems.length > 0) return { ok: false, refusal: { code: 'driver_not_eligible', problems } }
  const business = input.business ?? null
  const addressed = { business: business!, customer: renter.customer, reference: null }
  const invoice = business === null ? null : await invoiceOfBusiness(tx, addressed)
  if (invoice?.ok === false) return invoice
  const { origin, language, despiteBlock, termsVersion, keyed } = input
  const booking = await makeBooking(ctx, tx, {
    ...kind,
    quote,
    origin,
    language,
    despiteBlock,
    termsVersion,
    keyed,
    customer: renter.customer,
    driver: renter.driver,
    // Named at the handover, as after a booking on the phone.
    others: fillUp([], countDrivers(quote.extras)),
    flight: null,
    bookedBy: colleagueOf(actor),
    unproven: false,
  })
  if (booking === undefined) return { ok: false, refusal: { code: 'idempotency_conflict' } }
  if (invoice !== null) await putInvoiceData(tx, booking.id, invoice.value)
  return { ok: true, value: booking }
}

/**
 * Whether a colleague may rent to a customer: to one of other branches only with what these say of themselves, since the
 * booking opens their page (docs/decisions/097-customers-of-other-branches.md).
 */
async function isTheirs(tx: Tx, { customer, person }: Pick<DeskRental, 'customer' | 'person'>): Promise<boolean> {
  if (customer === null || (await maySeeCustomer(tx, tx.act.actor, customer))) return true
  return await isFoundBy(tx, customer, person)
}

function problemsOf(driver: RentingDriver, quote: QuoteRow, { rules }: Catalogue, now: Date): DriverProblem[] {
  const { dateOfBirth, licenseExpiry = '' } = driver
  const period = { start: quote.starts_local, end: quote.ends_local }
  return driverProblems({ dateOfBirth, licenseExpiry: licenseExpiry || null, period }, dateOf(toLocal(now)), rules)
}

/** Refusal of somebody who is blocked: managers may rent to them all the same, with their own reason. */
async function refusalOfBlocked(
  ctx: Context,
  tx: Tx,
  { customer, person, despiteBlock }: Pick<DeskRental, 'customer' | 'person' | 'despiteBlock'>,
  actor: Actor,
): Promise<DeskRefusal | undefined> {
  if (despiteBlock !== null && !may(actor, 'liftBlock')) return forbidden('liftBlock').refusal
  const { email, licenseNumber = '' } = person
  const block = await blockOf(ctx, tx, { customer, emails: [email], licences: [licenseNumber] })
  return block === undefined || despiteBlock !== null ? undefined : { code: 'customer_blocked' }
}
