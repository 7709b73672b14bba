import type { OwnData } from '#contract/own-data.ts'
import { ownDataNote as german } from '#content/de/server.ts'
import { ownDataNote as english } from '#content/en/server.ts'
import { feeOf } from '#domain/cancelling.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { AmendmentRow } from '#store/amendment.ts'
import type { BookingRow } from '#store/booking.ts'
import type { OwnDataRows } from '#store/own-data.ts'
import type { QuoteRow } from '#store/quote.ts'
import type { Language } from '#domain/language.ts'
import type { OwnDataFound } from '#usecases/account/steps/open-own-data.ts'
import { chargeLine } from '#domain/return-charges.ts'
import { presentAgreement } from './agreements.ts'
import { presentAccount, presentSignIn } from './own-account-presenter.ts'
import { presentExchange, presentMembership } from './own-changes-presenter.ts'
import { presentAsked, presentWritten } from './own-words-presenter.ts'

const notes = { de: german, en: english }
const iso = (at: Date) => at.toISOString()
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

/** Data that was found, and the language of the branches' names. */
type Found = OwnDataFound & { language: Language }

/** All that is kept of somebody, as they may read it and take it along. */
export function presentOwnData(all: OwnDataFound, language: Language): OwnData {
  const found = { ...all, language }
  return {
    writtenAt: iso(found.at),
    note: notes[language],
    account: presentAccount(found),
    activity: found.events.map(({ at, kind, detail, times }) => ({
      at: iso(at),
      kind,
      detail: { ...detail, ...(times > 1 && { times }) },
    })),
    ...presentMembership(found),
    sessions: found.sessions.map((row) => ({
      startedAt: iso(row.created_at),
      lastSeenAt: iso(row.seen_at),
      endsAt: iso(row.expires_at),
      browser: row.browser,
      system: row.system,
    })),
    links: found.links.map(presentLink),
    ...presentSignIn(found),
    bookings: [
      ...found.bookings.map((one) => presentOne(one, found)),
      ...found.quotes.map((one) => presentHeld(one, found)),
    ],
    uploads: found.documents.map((row) => ({
      kind: row.kind,
      name: found.names.get(row.id) ?? '',
      expiry: row.expiry,
      mediaType: row.media_type,
      bytes: row.bytes,
      uploadedAt: iso(row.uploaded_at),
      state: row.state,
      reviewedAt: isoOrNull(row.reviewed_at),
      reason: row.reason,
    })),
    documentConsents: found.documentConsents.map(presentDocumentConsent),
    drivers: found.drivers.map(presentDriver),
    companies: found.businesses.map(({ name, added_at: at }) => ({ name, addedAt: iso(at) })),
    notes: found.notes.map(({ at, text }) => ({ at: iso(at), text })),
    blocks: found.blocks.map(presentBlockOf),
    letters: found.letters.map((row) => ({
      kind: row.kind,
      to: shownEmail(row.recipient),
      language: row.language,
      writtenAt: iso(row.created_at),
      sentAt: isoOrNull(row.sent_at),
    })),
    newsletter: found.subscriptions.map(presentSubscription),
    privacyRequests: found.privacyRequests.map(presentAsked),
    messages: found.messages.map((row) => presentMessage(row, found)),
  }
}

const presentDocumentConsent = (row: OwnDataRows['documentConsents'][number]) => ({
  at: iso(row.at),
  step: row.step,
  kind: row.kind,
  version: row.consent_version,
  language: row.language,
})

const presentBlockOf = (row: OwnDataRows['blocks'][number]) => ({
  at: iso(row.made_at),
  lastDay: row.ends_on,
  reason: row.reason,
  liftedAt: isoOrNull(row.lifted_at),
})

const presentLink = (row: OwnDataRows['links'][number]) => ({
  purpose: row.purpose,
  createdAt: iso(row.created_at),
  expiresAt: iso(row.expires_at),
  usedAt: isoOrNull(row.used_at),
})

const presentDriver = (row: OwnDataRows['drivers'][number]) => ({
  firstName: row.first_name,
  lastName: row.last_name,
  dateOfBirth: row.date_of_birth,
  licenseExpiry: row.license_expiry,
  addedAt: iso(row.created_at),
})

function presentTerms(row: BookingRow | AmendmentRow | QuoteRow, found: Found) {
  return {
    vehicle: vehicleName(found, row.vehicle_id),
    pickup: branchName(found, row.pickup_branch),
    dropoff: branchName(found, row.dropoff_branch),
    start: row.starts_local,
    end: row.ends_local,
    extras: row.extras,
    crossBorder: row.cross_border,
    price: { ...row.price },
  }
}

const handedOver: ReadonlySet<string> = new Set(['active', 'returned', 'closed'])

function presentOne(
  {
    booking: row,
    events,
    agreements,
    amendments,
    charges,
    moves,
    cars: planned,
    exchanges,
    ...written
  }: OwnDataRows['bookings'][number],
  found: Found,
) {
  // Before the handover it is a plan that may change.
  const cars = handedOver.has(row.status) ? planned : []
  return {
    reference: row.reference,
    status: row.status,
    ...presentTerms(row, found),
    earlier: amendments.map((one) => ({ until: iso(one.at), ...presentTerms(one, found) })),
    cancellationFeeMinor: feeOf(row),
    flight: row.flight,
    paymentMethod: row.payment_method,
    termsVersion: row.terms_version,
    car: listed(cars.map((car) => vehicleName(found, car.vehicle_id))),
    plate: listed(cars.map(({ plate }) => plate)),
    kmEarlier: row.km_earlier > 0 ? row.km_earlier : null,
    kmOut: row.km_out,
    kmIn: row.km_in,
    exchanges: exchanges.map(presentExchange),
    returnedAt: isoOrNull(row.returned_at),
    returnedTo: row.returned_branch === null ? null : branchName(found, row.returned_branch),
    charges: charges.map((charge) => ({ at: iso(charge.at), ...chargeLine(charge) })),
    payments: moves.map((move) => ({
      at: iso(move.at),
      paidFor: move.purpose,
      kind: move.kind,
      amountMinor: move.amount_minor,
      method: move.method,
      note: move.note,
    })),
    language: row.language,
    signedIn: row.customer_id !== null,
    driver: presentBookedDriver(row, found),
    drivers: presentOthers(row, found),
    createdAt: iso(row.created_at),
    bookedAt: iso(row.booked_at),
    ...presentWritten(written, isProven(row, found)),
    agreements: isProven(row, found) ? agreements.map(presentAgreement) : [],
    history: events.map((event) => ({
      at: iso(event.at),
      from: event.from_status,
      to: event.to_status,
      by: event.actor_kind,
      reason: event.reason,
    })),
  }
}

/** All cars of a rental that had several, in order. */
const listed = (names: readonly string[]) => (names.length === 0 ? null : [...new Set(names)].join(', '))

const nobody = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  address: null,
  city: null,
  country: null,
  licenseExpiry: null,
  documents: null,
}

/** Present holds of the customer, which are no bookings yet. */
function presentHeld(quote: QuoteRow, found: Found): OwnData['bookings'][number] {
  return {
    reference: null,
    status: 'held',
    ...presentTerms(quote, found),
    earlier: [],
    cancellationFeeMinor: null,
    flight: null,
    paymentMethod: null,
    termsVersion: null,
    car: null,
    plate: null,
    kmEarlier: null,
    kmOut: null,
    kmIn: null,
    exchanges: [],
    returnedAt: null,
    returnedTo: null,
    charges: [],
    payments: [],
    language: null,
    signedIn: true,
    driver: nobody,
    drivers: [],
    createdAt: iso(quote.created_at),
    bookedAt: null,
    invoice: null,
    notes: [],
    keptLetters: [],
    agreements: [],
    history: [],
  }
}

/** Whether a booking is known to be the person's own: made while signed in, or of somebody whom staff have identified. */
const isProven = (row: BookingRow, { identified }: OwnDataFound) => identified || row.customer_id !== null

/**
 * Driver of a booking. If it was made without signing in, everything is left out that no letter about it says: the
 * visitor may have typed another person's address (decision 030).
 */
function presentBookedDriver(row: BookingRow, found: OwnDataFound): OwnData['bookings'][number]['driver'] {
  const proven = isProven(row, found)
  const main = row.main_driver
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: shownEmail(row.email),
    phone: proven ? row.phone : null,
    dateOfBirth: proven ? (main?.dateOfBirth ?? null) : null,
    address: proven ? row.address : null,
    city: proven ? row.city : null,
    country: proven ? row.country : null,
    licenseExpiry: proven ? (main?.licenseExpiry ?? null) : null,
    documents: (main && found.papersOfDrivers.get(main.id)) ?? null,
  }
}

const presentOthers = (row: BookingRow, found: OwnDataFound) =>
  row.drivers.map(({ id, firstName, lastName, dateOfBirth, licenseExpiry }) => ({
    firstName,
    lastName,
    dateOfBirth: isProven(row, found) ? dateOfBirth : null,
    licenseExpiry: isProven(row, found) ? licenseExpiry : null,
    documents: found.papersOfDrivers.get(id) ?? null,
  }))

function presentSubscription({ subscription: row, consents }: OwnDataRows['subscriptions'][number]) {
  return {
    email: shownEmail(row.email),
    language: row.language,
    askedAt: iso(row.asked_at),
    confirmedAt: isoOrNull(row.confirmed_at),
    endedAt: isoOrNull(row.ended_at),
    consents: consents.map(({ at, step, consent_version, language }) => ({
      at: iso(at),
      step,
      version: consent_version,
      language,
    })),
  }
}

function presentMessage(row: OwnDataRows['messages'][number], found: Found) {
  return {
    sentAt: iso(row.created_at),
    name: row.name,
    email: shownEmail(row.email),
    phone: row.phone,
    bookingNumber: row.booking_reference,
    branch: row.branch_id === null ? null : branchName(found, row.branch_id),
    message: row.message,
    language: row.language,
    answers: row.answers.map(({ at, text }) => ({ at: iso(new Date(at)), text })),
  }
}

const branchName = ({ catalogue, language }: Found, branchId: number) =>
  catalogue.branches.find(({ id }) => id === branchId)?.names[language] ?? String(branchId)
const vehicleName = ({ catalogue }: OwnDataFound, vehicleId: number) =>
  catalogue.vehicles.find(({ id }) => id === vehicleId)?.name ?? String(vehicleId)
