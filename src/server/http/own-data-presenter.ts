import type { OwnData } from '../../contract/own-data.ts'
import { ownDataNote as german } from '../../content/de/server.ts'
import { ownDataNote as english } from '../../content/en/server.ts'
import { shownEmail } from '../shown-email.ts'
import type { OwnDataRows } from '../store/own-data.ts'
import type { Language } from '../store/tables.ts'
import type { OwnDataFound } from '../usecases/account/own-data.ts'

const notes = { de: german, en: english }
const iso = (at: Date) => at.toISOString()
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null

/** All that is kept of somebody, as he may read it and take it along. */
export function presentOwnData(found: OwnDataFound, language: Language): OwnData {
  return {
    writtenAt: iso(found.at),
    note: notes[language],
    account: presentAccount(found),
    activity: found.events.map(({ at, kind, detail }) => ({ at: iso(at), kind, detail: { ...detail } })),
    points: found.points.map(({ at, points, kind, note, reference }) => ({
      at: iso(at),
      points,
      kind,
      booking: reference,
      note,
    })),
    sessions: found.sessions.map((row) => ({
      startedAt: iso(row.created_at),
      lastSeenAt: iso(row.seen_at),
      endsAt: iso(row.expires_at),
      browser: row.browser,
      system: row.system,
    })),
    links: found.links.map((row) => ({
      purpose: row.purpose,
      createdAt: iso(row.created_at),
      expiresAt: iso(row.expires_at),
      usedAt: isoOrNull(row.used_at),
    })),
    bookings: found.bookings.map((one) => presentOne(one, found)),
    letters: found.letters.map((row) => ({
      kind: row.kind,
      to: shownEmail(row.recipient),
      language: row.language,
      writtenAt: iso(row.created_at),
      sentAt: isoOrNull(row.sent_at),
    })),
    newsletter: found.subscriptions.map(presentSubscription),
    messages: found.messages.map((row) => presentMessage(row, found)),
  }
}

function presentAccount({ customer: row, papers }: OwnDataFound): OwnData['account'] {
  return {
    id: row.id,
    email: shownEmail(row.email),
    firstName: row.first_name,
    lastName: row.last_name,
    dateOfBirth: row.date_of_birth,
    phone: row.phone,
    streetName: row.street_name,
    houseNo: row.house_no,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    additionalInfo: row.additional_info,
    picture: row.picture,
    documents: papers,
    documentsGivenAt: isoOrNull(row.documents_given_at),
    tier: row.tier,
    rentedBefore: row.rented_before,
    language: row.language,
    hasPassword: row.password_hash !== null,
    createdAt: iso(row.created_at),
    emailConfirmedAt: isoOrNull(row.email_confirmed_at),
  }
}

function presentOne({ booking: row, events }: OwnDataRows['bookings'][number], found: OwnDataFound) {
  const { vehicles } = found.catalogue
  return {
    reference: row.reference,
    status: row.status,
    vehicle: vehicles.find(({ id }) => id === row.vehicle_id)?.name ?? String(row.vehicle_id),
    pickup: branchName(found, row.pickup_branch),
    dropoff: branchName(found, row.dropoff_branch),
    start: row.starts_local,
    end: row.ends_local,
    extras: row.extras,
    crossBorder: row.cross_border,
    price: { ...row.price },
    cancellationFeeMinor: row.cancel_fee_minor,
    paymentMethod: row.payment_method,
    termsVersion: row.terms_version,
    kmOut: row.km_out,
    kmIn: row.km_in,
    language: row.language,
    signedIn: row.customer_id !== null,
    driver: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email === null ? null : shownEmail(row.email),
      phone: row.phone,
      dateOfBirth: row.date_of_birth,
      address: row.address,
      city: row.city,
      country: row.country,
      licenseExpiry: row.license_expiry,
      documents: found.papersOf.get(row.id) ?? null,
    },
    createdAt: iso(row.created_at),
    bookedAt: isoOrNull(row.booked_at),
    history: events.map((event) => ({
      at: iso(event.at),
      from: event.from_status,
      to: event.to_status,
      by: event.actor,
      reason: event.reason,
    })),
  }
}

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

function presentMessage(row: OwnDataRows['messages'][number], found: OwnDataFound) {
  return {
    sentAt: iso(row.created_at),
    name: row.name,
    email: shownEmail(row.email),
    phone: row.phone,
    bookingNumber: row.booking_reference,
    branch: row.branch_id === null ? null : branchName(found, row.branch_id),
    message: row.message,
    language: row.language,
  }
}

const branchName = ({ catalogue }: OwnDataFound, branchId: number) =>
  catalogue.branches.find(({ id }) => id === branchId)?.name ?? String(branchId)
