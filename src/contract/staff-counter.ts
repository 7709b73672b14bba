import * as z from 'zod/mini'

import { agreedMethod, booking, offer, quote, trip, tripInQuery } from './booking.ts'
import { endpoint } from './endpoint.ts'
import { searchText } from './search-text.ts'
import { bookingReference } from './own-bookings.ts'
import {
  branchId,
  email,
  idempotencyHeaders,
  language,
  localDate,
  localDateTime,
  longText,
  numeral,
  optionalDate,
  optionalPaperNumber,
  phone,
  text,
} from './values.ts'

/** Why somebody may not rent, as staff are told. */
const blocked = z.object({
  /** Null where the reader may not see the customer: that there is a block is enough there. */
  reason: z.nullable(z.string()),
  since: z.iso.datetime(),
  until: z.nullable(localDate),
  by: z.nullable(z.string()),
})

/** A customer as staff choose them for a new booking. */
export const renter = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.nullable(z.string()),
  dateOfBirth: z.nullable(localDate),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Language of letters to them. */
  language,
  /** Null without an account. */
  tier: z.nullable(z.enum(['prime', 'elite'])),
  points: z.int(),
  rentals: z.int(),
  lastRental: z.nullable(localDateTime),
  block: z.nullable(blocked),
  /** Companies for which the customer may rent. */
  businesses: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /**
   * Whether the reader may see the customer. Of others, who were found by exact details, name and block are told, and
   * nothing else but what was typed to find them.
   */
  seen: z.boolean(),
})
export type Renter = z.infer<typeof renter>

export const findRenters = endpoint('findRenters', {
  summary:
    'Customers whose name, mail address or phone number begins like this, eight at most, the last to rent first; two words are a first and a last name. Those who do not touch the branches of the reader are found by the whole address or number, or by both names and the date of birth, and little is told of them.',
  query: z.strictObject({ q: searchText(80) }),
  answers: { 200: z.object({ renters: z.array(renter) }) },
})

export const checkRenter = endpoint('checkRenter', {
  summary: 'Whether somebody of these details is blocked, and which customers have the same address or phone number.',
  body: z
    .strictObject({
      email: z.optional(email),
      phone: z.optional(phone),
      licenseNumber: z.optional(optionalPaperNumber),
    })
    .check(z.refine((details) => Object.keys(details).length > 0, { path: ['email'], error: 'missing' })),
  answers: { 200: z.object({ block: z.nullable(blocked), known: z.array(renter) }) },
})

const freeDays = z.int().check(z.minimum(0), z.maximum(365))

/** A vehicle at the desk: how many of its class are free, and where else if none is. */
export const deskOffer = z.object({
  ...offer.shape,
  free: z.int(),
  elsewhere: z.array(z.object({ branch: branchId, free: z.int() })),
})
export type DeskOffer = z.infer<typeof deskOffer>

export const findAtDesk = endpoint('findAtDesk', {
  summary:
    'Every vehicle for a rental from a branch of the colleague, without lead time: its price for this customer, how many are free, and at which other branch if none is.',
  query: z.strictObject({
    ...tripInQuery,
    freeDays: z.optional(z.pipe(numeral, freeDays)),
    customer: z.optional(z.uuid()),
    /** Present hold of the colleague; its car counts as free. */
    quote: z.optional(z.uuid()),
  }),
  answers: {
    200: z.object({
      days: z.int(),
      offers: z.array(deskOffer),
      /** Points of the customer, whose price this is; null without an account. */
      member: z.nullable(z.object({ tier: z.enum(['prime', 'elite']), points: z.int() })),
    }),
  },
})

export const quoteAtDesk = endpoint('quoteAtDesk', {
  summary:
    'Holds a car for a customer while a colleague types; for that colleague alone. `replaces` gives up an earlier hold in the same step.',
  headers: idempotencyHeaders,
  body: z.strictObject({
    vehicleId: z.int(),
    ...trip,
    freeDays: z.optional(freeDays),
    customer: z.nullable(z.uuid()),
    replaces: z.optional(z.uuid()),
  }),
  answers: { 201: quote },
})

export const dropQuoteAtDesk = endpoint('dropQuoteAtDesk', {
  summary: 'Gives a held car free that is not needed, unless the hold is over, was booked or is a colleague’s.',
  params: z.strictObject({ id: z.uuid() }),
  answers: { 200: z.object({ dropped: z.boolean() }) },
})

const person = z
  .strictObject({
    firstName: text(80),
    lastName: text(80),
    dateOfBirth: localDate,
    email: z.optional(email),
    phone: z.optional(phone),
    licenseNumber: z.optional(optionalPaperNumber),
    /** Empty if not known yet. */
    licenseExpiry: z.optional(optionalDate),
  })
  .check(
    z.refine(({ email: mail, phone: number }) => mail !== undefined || number !== undefined, {
      path: ['phone'],
      error: 'missing',
    }),
  )

const rental = {
  quoteId: z.uuid(),
  /** Customer who was found; null for somebody new. */
  customer: z.nullable(z.uuid()),
  /** The person who rents; they can be reached by mail or phone; without an address no letter is sent. */
  person,
  origin: z.enum(['phone', 'counter']),
  language,
  /** Company to which the papers are addressed; the customer may rent for it. */
  business: z.optional(z.uuid()),
  /** Reason of a manager to rent to somebody who is blocked. */
  despiteBlock: z.optional(longText(500)),
}

/** A booking that staff made. */
const deskBooking = z.object({
  ...booking.shape,
  /** Whether a letter is on its way. */
  mailed: z.boolean(),
})

export const bookAtDesk = endpoint('bookAtDesk', {
  summary:
    'Books what a colleague holds, confirmed at once in either launch state. Refused with `customer_blocked` for somebody who is blocked, unless a manager gives a reason.',
  headers: idempotencyHeaders,
  body: z.strictObject({ ...rental, paymentMethod: agreedMethod }),
  answers: { 201: deskBooking },
})

export const offerAtDesk = endpoint('offerAtDesk', {
  summary:
    'Mails our offer of what a colleague holds, without a request before it (D31): the car is kept until the offer ends, and the order of the customer makes it a booking.',
  headers: idempotencyHeaders,
  body: z.strictObject({
    ...rental,
    /** Validity of the offer in hours; null for the usual time. */
    hours: z.nullable(z.int().check(z.minimum(1), z.maximum(720))),
  }),
  answers: { 201: deskBooking },
})

export const getStaffAgreement = endpoint('getStaffAgreement', {
  summary:
    'The rental agreement of a booking as a PDF to print and sign, the newest version, also before the handover.',
  params: z.strictObject({ reference: bookingReference }),
  answers: { 200: z.file() },
  file: 'application/pdf',
})
