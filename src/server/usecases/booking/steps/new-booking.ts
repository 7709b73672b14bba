import { randomBytes, randomUUID } from 'node:crypto'

import { hasFirstRentalDiscount } from '#domain/first-rental.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { Origin } from '#domain/origin.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import { formatReference } from '#domain/reference.ts'
import { forgetPlaceOf, insertBooking, type BookingRow } from '#store/booking.ts'
import type { NewDriver } from '#store/booking-driver.ts'
import type { Tx } from '#store/db.ts'
import { findMember, lockMember } from '#store/loyalty.ts'
import { addPoints } from '#store/points.ts'
import type { Keyed, QuoteRow } from '#store/quote.ts'
import type { Context } from '../../context.ts'
import { chargesOfNew } from './agreed-charges.ts'
import { sealDrivers, type NamedDriver } from './drivers.ts'
import { sealPapers, type Papers } from './seal-papers.ts'

export type Held = QuoteRow & { stay_id: number }

/** The person who rents and drives. */
export interface RentingDriver extends Papers {
  firstName: string
  lastName: string
  dateOfBirth: string
  email: string
  phone: string
  address?: string | undefined
  city?: string | undefined
  country?: string | undefined
  licenseExpiry?: string | undefined
}

export interface NewRental {
  quote: Held
  customer: CustomerId | null
  driver: RentingDriver
  /** Additional drivers, as many as were booked. */
  others: readonly NamedDriver[]
  flight: string | null
  paymentMethod: AgreedMethod
  language: Language
  termsVersion: string
  status: 'confirmed' | 'requested'
  /** Moment at which a request gives its car back by itself. */
  expiresAt: Date | null
  origin: Origin
  bookedBy: AccountId | null
  /** Reason of a manager who lets somebody rent who is blocked; null for everybody else. */
  despiteBlock: string | null
  /** Whether its visitor has not proven who they are (D32). */
  unproven: boolean
  keyed: Keyed
}

/** Makes a booking of a quote at its price, and takes the points that the price costs. @returns undefined if the key was used */
export async function makeBooking(ctx: Context, tx: Tx, rental: NewRental): Promise<BookingRow | undefined> {
  const { quote, customer, status, unproven, keyed } = rental
  const { stay_id: id, price } = quote
  if (!unproven && quote.held_by !== null) await forgetPlaceOf(tx, id)
  const row = {
    ...agreedIn(quote),
    ...renterOf(rental),
    flight: rental.flight,
    customer_id: customer,
    id,
    quote_id: quote.id,
    status,
    extras: JSON.stringify(quote.extras),
    // 40 random bits: should one ever come twice, the database refuses it and the visitor tries again.
    reference: formatReference(randomBytes(5)),
    expires_at: rental.expiresAt,
    booked_at: ctx.now(),
    origin: rental.origin,
    booked_by: rental.bookedBy,
    despite_block: rental.despiteBlock !== null,
  }
  const drivers = [sealMain(ctx, rental.driver), ...sealDrivers(ctx, rental.others)] as const
  const charges = chargesOfNew(row, price)
  const booking = await insertBooking(tx, row, {
    price,
    drivers,
    charges,
    unproven,
    reason: rental.despiteBlock,
    keyed,
  })
  if (booking !== undefined && customer !== null && price.points !== undefined) {
    const spent = { customer_id: customer, points: -price.points, kind: 'free_days' } as const
    await addPoints(tx, [{ ...spent, booking_id: booking.id }])
  }
  return booking
}

/**
 * Checks that the discount (D24) and the points (D28) in a price are still there. A member may hold several quotes at
 * once that count on them; only one gets them.
 * @returns what is gone, or null
 */
export async function goneOfPrice(
  tx: Tx,
  { customer_id: customerId, price }: QuoteRow,
): Promise<'price_changed' | 'points_gone' | null> {
  const discounted = hasFirstRentalDiscount(price)
  if (customerId === null || (!discounted && price.points === undefined)) return null
  await lockMember(tx, customerId)
  const member = await findMember(tx, customerId)
  if (member !== null && member.points < (price.points ?? 0)) return 'points_gone'
  return member === null || (discounted && !member.firstRental) ? 'price_changed' : null
}

/** The main driver as the booking stores them. */
function sealMain(ctx: Context, driver: RentingDriver): NewDriver {
  const id = randomUUID()
  return {
    id,
    first_name: driver.firstName,
    last_name: driver.lastName,
    date_of_birth: driver.dateOfBirth,
    documents_sealed: sealPapers(ctx, id, driver),
    license_expiry: driver.licenseExpiry || null,
  }
}

/** Columns that a booking takes over from its quote. */
const agreedIn = (quote: Held) => ({
  vehicle_id: quote.vehicle_id,
  class_id: quote.class_id,
  pickup_branch: quote.pickup_branch,
  dropoff_branch: quote.dropoff_branch,
  starts_local: quote.starts_local,
  ends_local: quote.ends_local,
  starts_at: quote.starts_at,
  ends_at: quote.ends_at,
  turnaround: quote.turnaround,
  cross_border: quote.cross_border,
  currency: quote.currency,
})

/** Columns of the customer and the terms. */
const renterOf = ({ driver, language, paymentMethod, termsVersion }: NewRental) => ({
  language,
  email: driver.email,
  first_name: driver.firstName,
  last_name: driver.lastName,
  phone: driver.phone || null,
  address: driver.address || null,
  city: driver.city || null,
  country: driver.country || null,
  payment_method: paymentMethod,
  terms_version: termsVersion,
})
