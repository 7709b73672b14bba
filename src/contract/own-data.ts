import * as z from 'zod/mini'

import { currentPassword } from './account-settings.ts'
import { endpoint } from './endpoint.ts'
import { done } from './values.ts'

const moment = z.iso.datetime()
const known = z.nullable(z.string())
const when = z.nullable(moment)
/** Numbers and dates of papers, by the names under which they were given. */
const documents = z.nullable(z.record(z.string(), z.nullable(z.string())))

const account = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: known,
  phone: known,
  streetName: known,
  houseNo: known,
  postalCode: known,
  city: known,
  country: known,
  additionalInfo: known,
  picture: known,
  documents,
  documentsGivenAt: when,
  tier: z.string(),
  rentedBefore: z.boolean(),
  language: z.string(),
  hasPassword: z.boolean(),
  createdAt: moment,
  emailConfirmedAt: when,
})

const booking = z.object({
  reference: known,
  status: z.string(),
  vehicle: z.string(),
  pickup: z.string(),
  dropoff: z.string(),
  start: z.string(),
  end: z.string(),
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })),
  crossBorder: z.boolean(),
  price: z.record(z.string(), z.unknown()),
  cancellationFeeMinor: z.nullable(z.int()),
  paymentMethod: known,
  termsVersion: known,
  kmOut: z.nullable(z.int()),
  kmIn: z.nullable(z.int()),
  language: known,
  /** Whether it was made while signed in. Of one that was not, the numbers of papers are left out. */
  signedIn: z.boolean(),
  driver: z.object({
    firstName: known,
    lastName: known,
    email: known,
    phone: known,
    dateOfBirth: known,
    address: known,
    city: known,
    country: known,
    licenseExpiry: known,
    documents,
  }),
  createdAt: moment,
  bookedAt: when,
  history: z.array(z.object({ at: moment, from: known, to: z.string(), by: z.string(), reason: known })),
})

/** Everything that is kept of a person with an account (GDPR art. 15 and 20). */
export const ownData = z.object({
  writtenAt: moment,
  note: z.string(),
  account,
  activity: z.array(z.object({ at: moment, kind: z.string(), detail: z.record(z.string(), z.unknown()) })),
  points: z.array(z.object({ at: moment, points: z.int(), kind: z.string(), booking: known, note: known })),
  sessions: z.array(z.object({ startedAt: moment, lastSeenAt: moment, endsAt: moment, browser: known, system: known })),
  links: z.array(z.object({ purpose: z.string(), createdAt: moment, expiresAt: moment, usedAt: when })),
  bookings: z.array(booking),
  letters: z.array(
    z.object({ kind: z.string(), to: z.string(), language: z.string(), writtenAt: moment, sentAt: when }),
  ),
  newsletter: z.array(
    z.object({
      email: z.string(),
      language: z.string(),
      askedAt: moment,
      confirmedAt: when,
      endedAt: when,
      consents: z.array(z.object({ at: moment, step: z.string(), version: z.string(), language: z.string() })),
    }),
  ),
  messages: z.array(
    z.object({
      sentAt: moment,
      name: z.string(),
      email: z.string(),
      phone: known,
      bookingNumber: known,
      branch: known,
      message: z.string(),
      language: z.string(),
    }),
  ),
})
export type OwnData = z.infer<typeof ownData>

export const getOwnData = endpoint({
  method: 'POST',
  path: '/api/account/data',
  summary: 'Everything that is kept of the owner of the account, with the numbers of papers (GDPR art. 15 and 20).',
  body: z.strictObject({ currentPassword }),
  answers: { 200: ownData },
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary:
    'Deletes the account (GDPR art. 17). Refused with `rental_open` while a rental is requested, confirmed or under way. What the law asks to be kept of rentals stays.',
  body: z.strictObject({ currentPassword }),
  answers: { 200: done },
})
