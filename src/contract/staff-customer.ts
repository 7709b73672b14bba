import * as z from 'zod/mini'

import { bookingStatuses } from '#domain/booking-status.ts'
import { documentKinds } from '#domain/document.ts'
import { endpoint } from './endpoint.ts'
import {
  branchId,
  currency,
  done,
  email,
  idempotencyHeaders,
  language,
  localDate,
  longText,
  minor,
  optionalText,
  phone,
  text,
} from './values.ts'

const moment = z.iso.datetime()
const byId = z.strictObject({ id: z.uuid() })
const given = z.nullable(z.string())
const tier = z.enum(['prime', 'elite'])

export const customerRental = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  start: z.string(),
  end: z.string(),
  branch: branchId,
  vehicle: z.string(),
  currency,
  chargedMinor: minor,
  paidMinor: minor,
  /** Still to be paid; negative for what is to be given back. */
  dueMinor: minor,
  /** Deposit that is paid or blocked on a card. */
  depositMinor: minor,
})

/** Entry of the points of a member. */
const pointsEntry = z.object({
  at: moment,
  points: z.int(),
  kind: z.enum(['rental', 'first_rental', 'free_days', 'given_back', 'staff']),
  /** Booking that it belongs to; null for one that the reader may not see. */
  reference: given,
  /** Reason of a colleague. */
  note: given,
})

export const staffCustomer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  company: given,
  dateOfBirth: z.nullable(localDate),
  email: given,
  /** Language of letters; null without an account. */
  language: z.nullable(language),
  phone: given,
  streetName: given,
  houseNo: given,
  postalCode: given,
  city: given,
  country: given,
  since: moment,
  hasAccount: z.boolean(),
  secondFactor: z.boolean(),
  /** Newest subscription of the address: its step, when, and the version of the text that was agreed to. */
  newsletter: z.nullable(z.object({ step: z.enum(['asked', 'confirmed', 'ended']), at: moment, version: z.string() })),
  /** Versions of the terms that were accepted with bookings which the reader may see, the newest first. */
  terms: z.array(z.object({ version: z.string(), at: moment, reference: z.string() })),
  /** Since when the data may only be kept, and the day on which this ends (GDPR art. 18); null if nothing is restricted. */
  restriction: z.nullable(z.object({ request: z.uuid(), since: moment, until: z.nullable(localDate) })),
  tier,
  points: z.int(),
  /** Newest entries of the points. */
  pointsEntries: z.array(pointsEntry),
  documents: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(documentKinds),
      expiry: z.nullable(localDate),
      state: z.enum(['pending', 'accepted', 'refused']),
    }),
  ),
  /** Companies for which the customer may rent. */
  businesses: z.array(z.object({ id: z.uuid(), name: z.string(), reference: given, blocked: z.boolean() })),
  notes: z.array(z.object({ id: z.uuid(), at: moment, by: given, text: z.string() })),
  /** Newest letters about bookings which the reader may see. */
  letters: z.array(
    z.object({ id: z.uuid(), kind: z.string(), at: moment, sentAt: z.nullable(moment), reference: z.string() }),
  ),
  /** Rentals at the branches of the reader, the newest first. */
  rentals: z.array(customerRental),
  /** Sums of all of those, by currency: the day on which the first one with a charge began or begins, charged, paid, still to be paid, to be given back, and deposits that are held. */
  sums: z.array(
    z.object({
      currency,
      since: z.nullable(localDate),
      rentals: z.int(),
      chargedMinor: minor,
      paidMinor: minor,
      dueMinor: minor,
      giveBackMinor: minor,
      depositMinor: minor,
    }),
  ),
  /** Lists of which there is more than is shown. */
  more: z.object({ rentals: z.boolean(), letters: z.boolean(), points: z.boolean() }),
  version: z.int(),
})

export const getStaffCustomer = endpoint('getStaffCustomer', {
  summary:
    'A customer: person, papers, points, notes, and the rentals that touch the branches of the reader; the newest of each list, or all.',
  params: byId,
  query: z.strictObject({ all: z.optional(z.literal('true')) }),
  answers: { 200: staffCustomer },
})

export const changeStaffCustomer = endpoint('changeStaffCustomer', {
  summary:
    'Changes name and contact of a customer, with the reason. The address of an account is changed by its owner alone, because both mailboxes have to confirm it; that of a customer without one by `email`.',
  params: byId,
  body: z.strictObject({
    firstName: text(100),
    lastName: text(100),
    company: optionalText(200),
    phone: z.nullable(phone),
    streetName: optionalText(200),
    houseNo: optionalText(20),
    postalCode: optionalText(20),
    city: optionalText(100),
    country: optionalText(100),
    /** Null takes it away; missing leaves it as it is. */
    email: z.optional(z.nullable(email)),
    reason: text(500),
    version: z.int(),
  }),
  answers: { 200: done },
})

export const noteStaffCustomer = endpoint('noteStaffCustomer', {
  summary: 'Adds a note to a customer.',
  params: byId,
  headers: idempotencyHeaders,
  body: z.strictObject({ text: longText(2_000) }),
  answers: { 201: done },
})

export const adjustStaffPoints = endpoint('adjustStaffPoints', {
  summary:
    'Adds or takes points, with the reason; for managers. Refused with `points_changed` if the member no longer has the balance of `before`, which the screen showed.',
  params: byId,
  body: z.strictObject({
    points: z.int().check(
      z.minimum(-10_000_000),
      z.maximum(10_000_000),
      z.refine((points) => points !== 0, 'invalid'),
    ),
    reason: text(500),
    before: z.int(),
  }),
  answers: { 200: z.object({ points: z.int() }) },
})

export const grantStaffTier = endpoint('grantStaffTier', {
  summary:
    'Gives a member another tier; for managers. Refused with `tier_changed` if they no longer have the one of `before`, which the screen showed.',
  params: byId,
  body: z.strictObject({ tier, before: tier }),
  answers: { 200: done },
})

const noteOf = z.strictObject({ id: z.uuid(), noteId: z.uuid() })

export const removeCustomerNote = endpoint('removeCustomerNote', {
  summary: 'Takes a note off a customer; it can be put back until the next night.',
  params: noteOf,
  answers: { 200: done },
})

export const restoreCustomerNote = endpoint('restoreCustomerNote', {
  summary: 'Puts a note back that was taken off a customer.',
  params: noteOf,
  answers: { 200: done },
})
