import { sql, type Selectable } from 'kysely'

import { findCar } from './assignment.ts'
import { listAgreements, type AgreementRow } from './agreement.ts'
import type { Tx } from './db.ts'
import { listDrivers, type AccountDriverRow } from './account-driver.ts'
import { listDocumentConsents, type DocumentConsentRow } from './document-consent.ts'
import { listDocuments, type DocumentRow } from './document.ts'
import {
  listAllOwned,
  listAmendments,
  listEvents,
  type AmendmentRow,
  type BookingEvent,
  type BookingRow,
} from './booking.ts'
import { listCharges, type ChargeRow } from './charge.ts'
import { listBookingDrivers, type DriverRow } from './booking-driver.ts'
import { listMoves, type MoveRow } from './money-move.ts'
import { findPicture } from './picture.ts'
import { listOwnQuotes, type QuoteRow } from './quote.ts'
import { listPasskeys, type PasskeyRow } from './passkey.ts'
import { listLeftAddresses } from './rented-address.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factor.ts'
import { findRole } from './staff.ts'
import { listSessions, type OwnSessionRow } from './session.ts'
import type { Tables } from './tables.ts'

/** All rows that are about a customer. Whoever adds a table about persons adds it here (tests/api/own-data.test.ts). */
export interface OwnDataRows {
  customer: Selectable<Tables['customer']>
  events: Pick<Selectable<Tables['account_event']>, 'at' | 'kind' | 'detail' | 'times'>[]
  points: (Pick<Selectable<Tables['points_entry']>, 'at' | 'points' | 'kind' | 'note'> & { reference: string | null })[]
  sessions: OwnSessionRow[]
  links: Pick<Selectable<Tables['mail_link']>, 'purpose' | 'created_at' | 'expires_at' | 'used_at'>[]
  emailChanges: Pick<
    Selectable<Tables['email_change']>,
    'new_email' | 'asked_at' | 'expires_at' | 'old_confirmed_at' | 'new_confirmed_at' | 'ended_at'
  >[]
  leftAddresses: Date[]
  /** Number of its file. */
  picture: string | undefined
  role: 'agent' | 'manager' | null
  secondFactor: { since: Date | null; recoveryCodes: number }
  passkeys: PasskeyRow[]
  bookings: {
    booking: BookingRow
    /** With their sealed numbers. */
    drivers: DriverRow[]
    events: BookingEvent[]
    agreements: AgreementRow[]
    amendments: AmendmentRow[]
    charges: ChargeRow[]
    moves: MoveRow[]
    car: { plate: string; vehicle_id: number } | undefined
  }[]
  /** What is held for them just now. */
  quotes: QuoteRow[]
  documents: DocumentRow[]
  documentConsents: DocumentConsentRow[]
  drivers: AccountDriverRow[]
  letters: Pick<Selectable<Tables['letter']>, 'kind' | 'recipient' | 'language' | 'created_at' | 'sent_at'>[]
  subscriptions: {
    subscription: Selectable<Tables['newsletter_subscription']>
    consents: Selectable<Tables['newsletter_consent']>[]
  }[]
  messages: Selectable<Tables['contact_message']>[]
}

/** @throws where there is no such customer */
export async function readOwnData(tx: Tx, customerId: string, now: Date): Promise<OwnDataRows> {
  const customer = await tx.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
  return {
    customer,
    events: await tx
      .selectFrom('account_event')
      .select(['at', 'kind', 'detail', 'times'])
      .where('customer_id', '=', customerId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    points: await tx
      .selectFrom('points_entry as e')
      .leftJoin('booking as b', 'b.id', 'e.booking_id')
      .select(['e.at', 'e.points', 'e.kind', 'e.note', 'b.reference'])
      .where('e.customer_id', '=', customerId)
      .orderBy('e.id')
      .execute(),
    sessions: await listSessions(tx, customerId, now, null),
    links: await tx
      .selectFrom('mail_link')
      .select(['purpose', 'created_at', 'expires_at', 'used_at'])
      .where('customer_id', '=', customerId)
      .orderBy('created_at')
      .execute(),
    documents: await listDocuments(tx, customerId),
    documentConsents: await listDocumentConsents(tx, customerId),
    drivers: await listDrivers(tx, customerId),
    emailChanges: await tx
      .selectFrom('email_change')
      .select(['new_email', 'asked_at', 'expires_at', 'old_confirmed_at', 'new_confirmed_at', 'ended_at'])
      .where('customer_id', '=', customerId)
      .orderBy('asked_at')
      .execute(),
    picture: await findPicture(tx, customerId),
    leftAddresses: await listLeftAddresses(tx, customerId),
    role: (await findRole(tx, customerId)) ?? null,
    secondFactor: {
      since: (await findSecondFactor(tx, customerId))?.confirmed_at ?? null,
      recoveryCodes: await countRecoveryCodes(tx, customerId),
    },
    passkeys: await listPasskeys(tx, customerId),
    bookings: await readBookings(tx, customerId),
    quotes: await listOwnQuotes(tx, customerId),
    ...(await readByAddress(tx, customer.email)),
  }
}

async function readBookings(tx: Tx, customerId: string): Promise<OwnDataRows['bookings']> {
  const withEvents: OwnDataRows['bookings'] = []
  // One after the other: a transaction has one connection.
  for (const booking of await listAllOwned(tx, customerId)) {
    const events = await listEvents(tx, booking.id)
    const agreements = await listAgreements(tx, [booking.id])
    const amendments = await listAmendments(tx, booking.id)
    const charges = await listCharges(tx, [booking.id])
    const moves = await listMoves(tx, booking.id)
    const drivers = booking.drivers.length === 0 ? [] : await listBookingDrivers(tx, booking.id)
    withEvents.push({
      booking,
      drivers,
      events,
      agreements,
      amendments,
      charges,
      moves,
      car: await findCar(tx, booking.id),
    })
  }
  return withEvents
}

/** What is known by the address alone, which is proven to be the customer's. */
async function readByAddress(
  tx: Tx,
  email: string,
): Promise<Pick<OwnDataRows, 'letters' | 'subscriptions' | 'messages'>> {
  const address = email.toLowerCase()
  const letters = await tx
    .selectFrom('letter')
    .select(['kind', 'recipient', 'language', 'created_at', 'sent_at'])
    .where(sql<string>`lower(recipient)`, '=', address)
    .orderBy('created_at')
    .execute()
  const messages = await tx
    .selectFrom('contact_message')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('created_at')
    .execute()
  const found = await tx
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('asked_at')
    .execute()
  const subscriptions: OwnDataRows['subscriptions'] = []
  for (const subscription of found) {
    const consents = await tx
      .selectFrom('newsletter_consent')
      .selectAll()
      .where('subscription_id', '=', subscription.id)
      .orderBy('id')
      .execute()
    subscriptions.push({ subscription, consents })
  }
  return { letters, messages, subscriptions }
}
