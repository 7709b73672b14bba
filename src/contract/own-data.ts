import * as z from 'zod/mini'

import { proof } from './account.ts'
import { agreement } from './agreements.ts'
import { charge } from './booking.ts'
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
  companyName: known,
  dateOfBirth: known,
  phone: known,
  streetName: known,
  houseNo: known,
  postalCode: known,
  city: known,
  country: known,
  additionalInfo: known,
  /** Address of the picture in the profile. */
  picture: known,
  /** The picture itself, if one was uploaded. */
  pictureFile: z.nullable(z.object({ mediaType: z.string(), base64: z.string() })),
  documents,
  documentsGivenAt: when,
  /** Null for staff who are no customers; `role` is for staff alone. */
  tier: known,
  role: known,
  rentedBefore: z.boolean(),
  welcome: z.boolean(),
  /** When addresses were left with which there had been a rental: a keyed fingerprint of each is kept for a time. */
  leftAddresses: z.array(moment),
  language: z.string(),
  hasPassword: z.boolean(),
  /** Null for a person without an account, whose copy staff make. */
  createdAt: when,
  emailConfirmedAt: when,
})

/** Agreed or requested terms. */
const terms = z.object({
  vehicle: z.string(),
  pickup: z.string(),
  dropoff: z.string(),
  start: z.string(),
  end: z.string(),
  extras: z.array(z.object({ code: z.string(), quantity: z.int() })),
  crossBorder: z.boolean(),
  price: z.record(z.string(), z.unknown()),
})

const booking = z.object({
  reference: known,
  status: z.string(),
  ...terms.shape,
  /** Agreements before each change, with the time of the change. */
  earlier: z.array(z.object({ until: moment, ...terms.shape })),
  cancellationFeeMinor: z.nullable(z.int()),
  /** Flight with which the customer comes to the pickup. */
  flight: known,
  paymentMethod: known,
  termsVersion: known,
  /** The car that was handed over: what it is, and its number plate. */
  car: known,
  plate: known,
  /** Cars before the last one; the readings of the last follow. */
  kmEarlier: z.nullable(z.int()),
  kmOut: z.nullable(z.int()),
  kmIn: z.nullable(z.int()),
  /** Exchanges of the car during the rental, with the readings of both cars. */
  exchanges: z.array(
    z.object({
      at: moment,
      plateBefore: z.string(),
      kmBefore: z.int(),
      plateAfter: z.string(),
      kmAfter: z.int(),
      reason: known,
    }),
  ),
  /** When the car was back, and where. */
  returnedAt: when,
  returnedTo: known,
  /** Charges beyond its price, and those that were waived. */
  charges: z.array(z.object({ at: moment, ...charge.shape })),
  /** Payments, blocked amounts and refunds, for the booking and for its deposit. */
  payments: z.array(
    z.object({ at: moment, paidFor: z.string(), kind: z.string(), amountMinor: z.int(), method: known, note: known }),
  ),
  language: known,
  /** Whether it was made while signed in. Of one that was not, what no letter says of the driver is left out. */
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
  /** Additional drivers; only their names if the booking was made without signing in. */
  drivers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      dateOfBirth: known,
      licenseExpiry: known,
      documents,
    }),
  ),
  createdAt: moment,
  bookedAt: when,
  /** Company to which the papers of the rental are addressed. */
  invoice: z.nullable(
    z.object({
      companyName: z.string(),
      street: z.string(),
      postalCode: z.string(),
      city: z.string(),
      country: z.string(),
      vatId: known,
      reference: known,
    }),
  ),
  /** Notes that staff pinned to the booking, also those that they took off again. */
  notes: z.array(z.object({ at: moment, note: z.string() })),
  /** Letters about the booking, whose content is kept for staff. */
  keptLetters: z.array(z.object({ kind: z.string(), writtenAt: moment, sentAt: when })),
  /** The documents themselves are on the page of the contracts. */
  agreements: z.array(agreement),
  history: z.array(z.object({ at: moment, from: known, to: z.string(), by: z.string(), reason: known })),
})

/** Everything that is kept of a person with an account (GDPR art. 15 and 20). */
export const ownData = z.object({
  writtenAt: moment,
  note: z.string(),
  account,
  activity: z.array(z.object({ at: moment, kind: z.string(), detail: z.record(z.string(), z.unknown()) })),
  tierChanges: z.array(z.object({ at: moment, from: z.string(), to: z.string() })),
  points: z.array(z.object({ at: moment, points: z.int(), kind: z.string(), booking: known, note: known })),
  sessions: z.array(z.object({ startedAt: moment, lastSeenAt: moment, endsAt: moment, browser: known, system: known })),
  links: z.array(z.object({ purpose: z.string(), createdAt: moment, expiresAt: moment, usedAt: when })),
  emailChanges: z.array(
    z.object({
      newEmail: z.string(),
      askedAt: moment,
      expiresAt: moment,
      oldConfirmedAt: when,
      newConfirmedAt: when,
      endedAt: when,
    }),
  ),
  /** Authenticator app: the time since it is in force, and the number of recovery codes left. */
  secondFactor: z.object({ since: when, recoveryCodes: z.int() }),
  passkeys: z.array(z.object({ name: z.string(), addedAt: moment, lastUsedAt: when, synced: z.boolean() })),
  bookings: z.array(booking),
  /** Uploaded documents with all their details; the files themselves are on the page of the documents. */
  uploads: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      expiry: known,
      mediaType: z.string(),
      bytes: z.int(),
      uploadedAt: moment,
      state: z.string(),
      reviewedAt: when,
      reason: known,
    }),
  ),
  /** Consents to copies of documents, also of those that are gone. */
  documentConsents: z.array(
    z.object({ at: moment, step: z.string(), kind: z.string(), version: z.string(), language: z.string() }),
  ),
  /** Drivers on the account. */
  drivers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      dateOfBirth: z.string(),
      licenseExpiry: known,
      addedAt: moment,
    }),
  ),
  /** Times for which we rent them nothing, for what reason, and when that ended before its last day. */
  /** Companies for which the customer may rent. */
  companies: z.array(z.object({ name: z.string(), addedAt: moment })),
  /** Notes of our team about the customer. */
  notes: z.array(z.object({ at: moment, text: z.string() })),
  blocks: z.array(z.object({ at: moment, lastDay: known, reason: z.string(), liftedAt: when })),
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
  /** Requests under the GDPR, and what became of them. */
  privacyRequests: z.array(
    z.object({
      receivedOn: z.string(),
      kind: z.string(),
      endedAt: when,
      note: z.string(),
      outcome: z.string(),
      /** Restriction of processing, its end and the reason for that. */
      restrictedAt: when,
      restrictedUntil: z.nullable(z.string()),
      liftReason: z.nullable(z.string()),
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
      answers: z.array(z.object({ at: moment, text: z.string() })),
    }),
  ),
})
export type OwnData = z.infer<typeof ownData>

export const getOwnData = endpoint('getOwnData', {
  summary: 'Everything that is kept of the owner of the account, with the numbers of papers (GDPR art. 15 and 20).',
  body: proof,
  answers: { 200: ownData },
})

export const getOwnDataPdf = endpoint('getOwnDataPdf', {
  summary: 'The same as a PDF to be read, in the language of the request.',
  body: proof,
  answers: { 200: z.file() },
  file: 'application/pdf',
})

export const deleteAccount = endpoint('deleteAccount', {
  summary:
    'Deletes the account (GDPR art. 17). Refused with `rental_open` while a rental is requested, confirmed or under way. What the law asks to be kept of rentals stays.',
  body: proof,
  answers: { 200: done },
})
