import * as z from 'zod/mini'

import { additionalDriverFields } from '#domain/additional-driver.ts'
import { agreedMethods, paymentMethods } from '#domain/payment-method.ts'
import { priceItemKinds } from '#domain/price.ts'
import { chargeKinds } from '#domain/return-charges.ts'
import { calendarFile } from './calendar.ts'
import { endpoint } from './endpoint.ts'
import {
  branchId,
  currency,
  done,
  email,
  flight,
  idempotencyHeaders,
  language,
  localDate,
  localDateTime,
  minor,
  numeral,
  optionalDate,
  optionalPaperNumber,
  optionalText,
  phone,
  text,
} from './values.ts'

export const priceItem = z.object({
  kind: z.enum(priceItemKinds),
  code: z.optional(z.string()),
  quantity: z.int(),
  days: z.nullable(z.int()),
  unitMinor: z.nullable(minor),
  amountMinor: minor,
})

/** Price as the server calculated it (D24). The deposit is listed beside the total and is never part of it. */
export const price = z.object({
  currency,
  days: z.int(),
  items: z.array(priceItem),
  totalMinor: minor,
  perDayMinor: minor,
  vatBp: z.int(),
  vatMinor: minor,
  depositMinor: minor,
  includedKm: z.int(),
  extraKmMinor: minor,
  /** Points that the free days cost; missing if there are none. */
  points: z.optional(z.int()),
})
export type Price = z.infer<typeof price>

const chosenExtra = z.strictObject({
  code: z.string().check(z.maxLength(40)),
  quantity: z.int().check(z.minimum(1), z.maximum(9)),
})
const extras = z.array(chosenExtra).check(z.maxLength(20))

/** Extras as a query writes them: `gps:1,baby_seat:2`. */
const extrasInQuery = z.optional(
  z.string().check(z.maxLength(300), z.regex(/^([a-z_]{1,40}:[1-9])(,[a-z_]{1,40}:[1-9])*$/)),
)

const freeDays = z.int().check(z.minimum(0), z.maximum(365))
const branchNumeral = z.pipe(numeral, branchId)

/** Places, times and extras of a rental, in a body and in a query. */
export const trip = {
  pickup: branchId,
  dropoff: branchId,
  start: localDateTime,
  end: localDateTime,
  extras,
  crossBorder: z.boolean(),
}
export const tripInQuery = {
  pickup: branchNumeral,
  dropoff: branchNumeral,
  start: localDateTime,
  end: localDateTime,
  extras: extrasInQuery,
  crossBorder: z.optional(z.enum(['true', 'false'])),
}

export const offer = z.object({
  vehicleId: z.int(),
  name: z.string(),
  brand: z.string(),
  type: z.string(),
  group: z.string(),
  image: z.nullable(z.string()),
  fuel: z.string(),
  transmission: z.enum(['Manual', 'Automatic']),
  seats: z.int(),
  luggage: z.int(),
  ac: z.boolean(),
  features: z.array(z.string()),
  available: z.boolean(),
  /**
   * Why it is not available: every car of the class is out; a car is there, but later rentals need it at this branch,
   * so it cannot be returned elsewhere; or the class is not offered yet.
   */
  reason: z.nullable(z.enum(['sold_out', 'one_way', 'coming_soon'])),
  price: z.nullable(price),
})
export type Offer = z.infer<typeof offer>

export const getAvailability = endpoint('getAvailability', {
  summary: 'Every vehicle for a period and a pair of branches: free or not and why, total price and price per day.',
  query: z.strictObject({
    ...tripInQuery,
    freeDays: z.optional(z.pipe(numeral, freeDays)),
    /** The visitor's present quote. Its car counts as free, as it does for a new quote that `replaces` this one. */
    quote: z.optional(z.uuid()),
  }),
  answers: { 200: z.object({ days: z.int(), offers: z.array(offer) }) },
})

export const quote = z.object({
  id: z.string(),
  vehicleId: z.int(),
  pickup: branchId,
  dropoff: branchId,
  start: localDateTime,
  end: localDateTime,
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })),
  crossBorder: z.boolean(),
  price,
  /** The moment the hold ends, and how many seconds remain by the server's clock (D24). */
  expiresAt: z.iso.datetime(),
  secondsLeft: z.int(),
  state: z.enum(['held', 'expired', 'used']),
  /** Whether a car is held too. If not, only the price is held, and the visitor proves their email address first (D32). */
  carKept: z.boolean(),
  /** Whether the hold can still be extended. */
  extendable: z.boolean(),
})
export type Quote = z.infer<typeof quote>

export const createQuote = endpoint('createQuote', {
  summary: 'Prices a rental once and holds a car for it. `replaces` gives up an earlier hold in the same step.',
  headers: idempotencyHeaders,
  body: z.strictObject({
    vehicleId: z.int(),
    ...trip,
    /** Days that a member wants to pay with points. The price includes as many as their points pay for (D28). */
    freeDays: z.optional(freeDays),
    replaces: z.optional(z.uuid()),
  }),
  answers: { 201: quote },
})

export const getQuote = endpoint('getQuote', {
  summary: 'A quote, while it is held, expired or used.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: quote },
})

export const extendQuote = endpoint('extendQuote', {
  summary:
    'Holds a quote for as long again from now, three times as long in all at most. Refused with `not_extendable` where that is reached, or where it is the last car of its class that stands free for the whole rental. Asking twice changes nothing more.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: quote },
})

export const paymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof paymentMethod>
/** Means of payment of a booking, which staff may agree upon as well. */
export const agreedMethod = z.enum(agreedMethods)

/** Personal fields of the booking form, as specified. An order needs those that a request may leave out (D31). */
export const driver = z.strictObject({
  firstName: text(80),
  lastName: text(80),
  dateOfBirth: localDate,
  email,
  phone,
  passportNumber: z.optional(optionalPaperNumber),
  address: z.optional(optionalText(160)),
  city: text(80),
  country: text(80),
  licenseNumber: z.optional(optionalPaperNumber),
  /** Empty if not known yet. */
  licenseExpiry: z.optional(optionalDate),
})
export type Driver = z.infer<typeof driver>

/** Additional driver (D45). An order needs the fields that a request may leave out or send as '' (D31). */
export const additionalDriver = z.strictObject({
  firstName: z.optional(optionalText(80)),
  lastName: z.optional(optionalText(80)),
  dateOfBirth: z.optional(optionalDate),
  licenseNumber: z.optional(optionalPaperNumber),
  licenseExpiry: z.optional(optionalDate),
})
/** Additional drivers in their order, as many as were booked as the extra `additional_driver`. */
export const additionalDrivers = z.array(additionalDriver).check(z.maxLength(9))

/** Additional driver as a booking shows them: their name, and the fields that are still missing. */
export const bookedDriver = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  missing: z.array(z.enum(additionalDriverFields)),
})
export type BookedDriver = z.infer<typeof bookedDriver>

/**
 * State of a booking. `offered` is our answer to a request, which the customer can order (D31). A request
 * or an offer that is called off is `withdrawn`, an ordered rental `cancelled`.
 */
export const bookingStatus = z.enum([
  'requested',
  'offered',
  'pending_payment',
  'confirmed',
  'active',
  'returned',
  'closed',
  'declined',
  'expired',
  'cancelled',
  'withdrawn',
  'no_show',
])

/** Booking as its customer sees it. */
export const booking = z.object({
  reference: z.string(),
  status: bookingStatus,
  vehicle: z.object({ id: z.int(), name: z.string(), type: z.string(), image: z.nullable(z.string()) }),
  pickup: branchId,
  dropoff: branchId,
  start: localDateTime,
  end: localDateTime,
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })),
  crossBorder: z.boolean(),
  /** Flight with which the customer comes to the pickup, 'LH2034'; null if they named none. */
  flight: z.nullable(z.string()),
  /** Additional drivers who have been named so far. */
  drivers: z.array(bookedDriver),
  customer: z.string(),
  email: z.string(),
  paymentMethod: agreedMethod,
  price,
  /** Cost in all as things stand: price and charges, or the fee for a rental that does not take place. */
  chargedMinor: minor,
  createdAt: z.iso.datetime(),
  /** Moment at which an undecided request expires. */
  decisionBy: z.nullable(z.iso.datetime()),
  /** Moment at which our offer expires unless it is ordered (D31). */
  offerUntil: z.nullable(z.iso.datetime()),
  /** Version of the agreement, from 1 on. */
  revision: z.int(),
  /** How much its owner can still change: everything or, after the pick-up, only the return (D25). */
  changeable: z.nullable(z.enum(['all', 'return'])),
  cancellation: z.nullable(
    z.object({
      free: z.boolean(),
      feeMinor: minor,
      refundMinor: minor,
      dueMinor: minor,
      freeUntil: z.iso.datetime(),
      /** Whether cancelling is free at any time because we have no car for the booking, or one that comes late. */
      carOwed: z.boolean(),
    }),
  ),
})
export type Booking = z.infer<typeof booking>

/** Charge beyond the price of a rental. `waived` is the part that we took off again, with our reason (D42). */
export const charge = z.object({
  kind: z.enum(chargeKinds),
  waived: z.boolean(),
  quantity: z.int(),
  unitMinor: minor,
  amountMinor: minor,
  reason: z.nullable(z.string()),
})
export type Charge = z.infer<typeof charge>

/** Booking with everything that its own page shows. */
export const wholeBooking = z.object({
  ...booking.shape,
  charges: z.array(charge),
  /** Plate of the car that was handed over. */
  plate: z.nullable(z.string()),
})

/** New booking. `mailed` tells whether a letter is on its way; an address that got several lately gets none. */
export const newBooking = z.object({ ...booking.shape, mailed: z.boolean() })
export type NewBooking = z.infer<typeof newBooking>

export const createBooking = endpoint('createBooking', {
  summary:
    'Turns a held quote into a booking (launch state open) or a reservation request (soon). A booking needs the numbers of passport and licence, its expiry and the address; a request may leave them out.',
  headers: idempotencyHeaders,
  body: z.strictObject({
    quoteId: z.uuid(),
    driver,
    drivers: z.optional(additionalDrivers),
    /** Flight with which the customer comes. It is kept only for a pickup at an airport. */
    flight: z.optional(flight),
    paymentMethod,
    language,
    acceptTerms: z.literal(true),
    /** Launch state that the page showed: the words on the button must match what happens (D2). */
    bookings: z.enum(['soon', 'open']),
    /** Six digits that were mailed to the driver after a refusal with `email_unproven`. */
    emailCode: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  }),
  answers: { 201: newBooking },
})

export const sendEmailCode = endpoint('sendEmailCode', {
  summary:
    'Mails six digits that prove an address for one booking (D32). The quote stays held meanwhile. Refused with `letters_braked` where the address got several letters lately.',
  body: z.strictObject({ email, quoteId: z.uuid(), language }),
  answers: { 202: done },
})

/** Proof that opens a booking without signing in. A page checks it by itself, without the answers of the calls. */
export const credentials = z.strictObject({
  reference: z.string().check(z.trim(), z.minLength(4), z.maxLength(40)),
  email,
})

export const lookUpBooking = endpoint('lookUpBooking', {
  summary:
    'A booking by its reference and e-mail address, with what cancelling now would cost (D26) and what came on top of its price (D42).',
  body: credentials,
  answers: { 200: wholeBooking },
})

/** Cancelled booking. `already` means that it had been cancelled before: nothing changed, and no letter is on its way. */
export const cancelledBooking = z.object({ ...booking.shape, already: z.boolean() })
export type CancelledBooking = z.infer<typeof cancelledBooking>

export const cancelBooking = endpoint('cancelBooking', {
  summary: 'Cancels a booking. `feeMinor` is the fee that was shown; if it changed meanwhile, nothing happens.',
  body: z.strictObject({ ...credentials.shape, feeMinor: minor }),
  answers: { 200: cancelledBooking },
})

export const setFlight = endpoint('setFlight', {
  summary: 'Names the flight of a booking whose pickup is at an airport and still to come; `flight` of "" removes it.',
  body: z.strictObject({ ...credentials.shape, flight }),
  answers: { 200: booking },
})

export const setPhone = endpoint('setPhone', {
  summary: 'Replaces the phone number under which the customer of a booking is called, until the rental is over.',
  body: z.strictObject({ ...credentials.shape, phone }),
  answers: { 200: done },
})

export const getBookingCalendar = endpoint('getBookingCalendar', {
  summary: 'A booking as a calendar file, by its reference and e-mail address.',
  body: credentials,
  answers: { 200: calendarFile },
})
