import { sql, type Selectable } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import { findAccountByEmail } from './account.ts'
import { listCars, type RentedCar } from './assignment.ts'
import { listAgreements, type AgreementRow } from './agreement.ts'
import type { Tx } from './db.ts'
import { listDrivers, type AccountDriverRow } from './account-driver.ts'
import { listDocumentConsents, type DocumentConsentRow } from './document-consent.ts'
import { listDocuments, type DocumentRow } from './document.ts'
import { findInvoiceData, type InvoiceRow } from './booking-invoice.ts'
import { listBookingLetters, type BookingLetterRow } from './booking-letter.ts'
import { listAllOwned, listEvents, type BookingEvent, type BookingRow } from './booking.ts'
import { listAmendments, type AmendmentRow } from './amendment.ts'
import { listCharges, type ChargeRow } from './charge.ts'
import { listBookingDrivers, type DriverRow } from './booking-driver.ts'
import { findCustomerOf } from './customer.ts'
import { listBlocksOf, listBlocksOfBookings, type BlockRow } from './customer-block.ts'
import { listExchanges, type ExchangeRow } from './exchange.ts'
import { listMoves, type MoveRow } from './money-move.ts'
import { listAllOfPerson } from './person.ts'
import { findPicture } from './picture.ts'
import { listTierChanges, type TierChange } from './points.ts'
import { listOwnQuotes, type QuoteRow } from './quote.ts'
import { listPasskeys, type PasskeyRow } from './passkey.ts'
import { listLeftAddresses } from './rented-address.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factor.ts'
import { findRole } from './staff.ts'
import { listSessions, type OwnSessionRow } from './session.ts'
import type { Tables } from './tables.ts'

/** Ways to sign in to an account, and its events. */
interface SignInRows {
  events: Pick<Selectable<Tables['account_event']>, 'at' | 'kind' | 'detail' | 'times'>[]
  sessions: OwnSessionRow[]
  links: Pick<Selectable<Tables['mail_link']>, 'purpose' | 'created_at' | 'expires_at' | 'used_at'>[]
  emailChanges: Pick<
    Selectable<Tables['email_change']>,
    'new_email' | 'asked_at' | 'expires_at' | 'old_confirmed_at' | 'new_confirmed_at' | 'ended_at'
  >[]
  role: 'agent' | 'manager' | null
  secondFactor: { since: Date | null; recoveryCodes: number }
  passkeys: PasskeyRow[]
  tierChanges: TierChange[]
}

type CustomerRow = Selectable<Tables['customer']>

/** Stored data of a customer. */
interface RentingRows {
  /** Null if the owner of the account is no customer. */
  customer: CustomerRow | null
  points: (Pick<Selectable<Tables['points_entry']>, 'at' | 'points' | 'kind' | 'note'> & { reference: string | null })[]
  leftAddresses: Date[]
  blocks: BlockRow[]
  /** Companies for which they may rent. */
  businesses: { name: string; added_at: Date }[]
  /** Notes of staff. */
  notes: Pick<Selectable<Tables['customer_note']>, 'at' | 'text'>[]
  /** Number of the picture's file. */
  picture: string | undefined
  /** Present holds of the customer. */
  quotes: QuoteRow[]
  documents: DocumentRow[]
  documentConsents: DocumentConsentRow[]
  drivers: AccountDriverRow[]
}

/** Data stored under the address of the account. */
interface AddressRows {
  privacyRequests: Pick<
    Selectable<Tables['privacy_request']>,
    'received_on' | 'kind' | 'done_at' | 'note' | 'outcome' | 'restricted_at' | 'lifts_on' | 'lift_reason'
  >[]
  letters: Pick<Selectable<Tables['letter']>, 'kind' | 'recipient' | 'language' | 'created_at' | 'sent_at'>[]
  subscriptions: {
    subscription: Selectable<Tables['newsletter_subscription']>
    consents: Selectable<Tables['newsletter_consent']>[]
  }[]
  messages: (Selectable<Tables['contact_message']> & { answers: { at: string; text: string }[] })[]
}

/**
 * All rows that are about the owner of an account. A new table about persons is added here
 * (tests/api/own-data.test.ts).
 */
export interface OwnDataRows extends SignInRows, RentingRows, AddressRows {
  /** Account, or what stands in its place for a person who has none. */
  account: Omit<Selectable<Tables['account']>, 'created_at' | 'id'> & { id: string; created_at: Date | null }
  owner: { first_name: string; last_name: string }
  bookings: {
    booking: BookingRow
    /** Drivers with their sealed numbers. */
    drivers: DriverRow[]
    events: BookingEvent[]
    agreements: AgreementRow[]
    amendments: AmendmentRow[]
    charges: ChargeRow[]
    moves: MoveRow[]
    /** Cars of the rental, in order. */
    cars: RentedCar[]
    exchanges: ExchangeRow[]
    invoice: InvoiceRow | undefined
    /** Notes of staff, also those that were taken off. */
    notes: { at: Date; note: string }[]
    letters: Omit<BookingLetterRow, 'data'>[]
  }[]
}

/** Reads all that is stored about the owner of an account. @throws if there is no such account */
export async function readOwnData(tx: Tx, accountId: AccountId, now: Date): Promise<OwnDataRows> {
  const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
  const owner = await tx
    .selectFrom('account_owner')
    .select(['first_name', 'last_name'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const customer = await findCustomerOf(tx, accountId)
  return {
    account,
    owner,
    ...(await readSignIn(tx, accountId, now)),
    bookings: await readBookings(tx, await listAllOwned(tx, accountId)),
    ...(customer === undefined ? notRenting : await readRenting(tx, customer)),
    ...(await readByAddress(tx, account.email)),
  }
}

/**
 * Reads all that is stored under a mail address, with or without an account: for somebody of whom staff have made sure
 * that it is theirs.
 */
export async function readPersonData(tx: Tx, email: string, now: Date): Promise<OwnDataRows> {
  const address = email.toLowerCase()
  const found = await findAccountByEmail(tx, email)
  const bookings = await readBookings(tx, await listAllOfPerson(tx, address))
  const asGuest = await listBlocksOfBookings(
    tx,
    bookings.map(({ booking }) => booking.id),
  )
  if (found !== undefined) {
    const own = await readOwnData(tx, found.id, now)
    return { ...own, bookings, blocks: [...own.blocks, ...asGuest] }
  }
  const customer = await tx
    .selectFrom('customer')
    .selectAll()
    .where('account_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const last = bookings.at(-1)?.booking
  const {
    id = '',
    created_at = null,
    first_name = last?.first_name ?? '',
    last_name = last?.last_name ?? '',
  } = customer ?? {}
  const language = last?.language ?? 'de'
  const renting = customer === undefined ? notRenting : await readRenting(tx, customer)
  return {
    account: { id, email, email_confirmed_at: null, password_hash: null, language, created_at },
    owner: { first_name, last_name },
    ...notSigningIn,
    bookings,
    ...renting,
    blocks: [...renting.blocks, ...asGuest],
    ...(await readByAddress(tx, email)),
  }
}

/** Ways to sign in of somebody without an account. */
const notSigningIn: SignInRows = {
  events: [],
  sessions: [],
  links: [],
  emailChanges: [],
  role: null,
  secondFactor: { since: null, recoveryCodes: 0 },
  passkeys: [],
  tierChanges: [],
}

/** Ways to sign in to the account, and its events. */
async function readSignIn(tx: Tx, accountId: AccountId, now: Date): Promise<SignInRows> {
  return {
    events: await tx
      .selectFrom('account_event')
      .select(['at', 'kind', 'detail', 'times'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    sessions: await listSessions(tx, accountId, now, null),
    links: await tx
      .selectFrom('mail_link')
      .select(['purpose', 'created_at', 'expires_at', 'used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    emailChanges: await tx
      .selectFrom('email_change')
      .select(['new_email', 'asked_at', 'expires_at', 'old_confirmed_at', 'new_confirmed_at', 'ended_at'])
      .where('account_id', '=', accountId)
      .orderBy('asked_at')
      .execute(),
    role: (await findRole(tx, accountId)) ?? null,
    secondFactor: {
      since: (await findSecondFactor(tx, accountId))?.confirmed_at ?? null,
      recoveryCodes: await countRecoveryCodes(tx, accountId),
    },
    passkeys: await listPasskeys(tx, accountId),
    tierChanges: await listTierChanges(tx, accountId),
  }
}

async function readBookings(tx: Tx, rows: readonly BookingRow[]): Promise<OwnDataRows['bookings']> {
  const withEvents: OwnDataRows['bookings'] = []
  // In sequence, because a transaction has one connection.
  for (const booking of rows) {
    const events = await listEvents(tx, booking.id)
    const agreements = await listAgreements(tx, [booking.id])
    const amendments = await listAmendments(tx, booking.id)
    const charges = await listCharges(tx, [booking.id])
    const moves = await listMoves(tx, booking.id)
    const drivers = await listBookingDrivers(tx, booking.id)
    const cars = await listCars(tx, booking.id)
    const exchanges = await listExchanges(tx, booking.id)
    const written = await readWritten(tx, booking.id)
    withEvents.push({ booking, drivers, events, agreements, amendments, charges, moves, cars, exchanges, ...written })
  }
  return withEvents
}

/** Words of staff about a booking and to its customer, and the company that pays. */
async function readWritten(tx: Tx, bookingId: number) {
  const invoice = await findInvoiceData(tx, bookingId)
  const notes = await tx
    .selectFrom('booking_note')
    .select(['at', 'note'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return { invoice, notes, letters: await listBookingLetters(tx, bookingId) }
}

/** Data of an account whose owner is no customer. */
const notRenting: RentingRows = {
  customer: null,
  points: [],
  documents: [],
  documentConsents: [],
  drivers: [],
  picture: undefined,
  leftAddresses: [],
  blocks: [],
  notes: [],
  businesses: [],
  quotes: [],
}

async function readRenting(tx: Tx, customer: CustomerRow): Promise<RentingRows> {
  const { id } = customer
  return {
    customer,
    points: await tx
      .selectFrom('points_entry as e')
      .leftJoin('booking as b', 'b.id', 'e.booking_id')
      .select(['e.at', 'e.points', 'e.kind', 'e.note', 'b.reference'])
      .where('e.customer_id', '=', id)
      .orderBy('e.id')
      .execute(),
    documents: await listDocuments(tx, id),
    documentConsents: await listDocumentConsents(tx, id),
    drivers: await listDrivers(tx, id),
    picture: await findPicture(tx, id),
    leftAddresses: await listLeftAddresses(tx, id),
    blocks: await listBlocksOf(tx, id),
    businesses: await tx
      .selectFrom('business_person as p')
      .innerJoin('business as b', 'b.id', 'p.business_id')
      .select(['b.name', 'p.added_at'])
      .where('p.customer_id', '=', id)
      .orderBy('p.added_at')
      .execute(),
    notes: await tx
      .selectFrom('customer_note')
      .select(['at', 'text'])
      .where('customer_id', '=', id)
      .orderBy('at')
      .execute(),
    quotes: await listOwnQuotes(tx, id),
  }
}

/** Data found by the address alone, which is proven to be the owner's. */
async function readByAddress(tx: Tx, email: string): Promise<AddressRows> {
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
    .select(
      sql<{ at: string; text: string }[]>`coalesce(
        (select jsonb_agg(jsonb_build_object('at', r.at, 'text', r.text) order by r.at)
         from contact_answer r where r.message_id = contact_message.id), '[]')`.as('answers'),
    )
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
  const privacyRequests = await tx
    .selectFrom('privacy_request')
    .select(['received_on', 'kind', 'done_at', 'note', 'outcome', 'restricted_at', 'lifts_on', 'lift_reason'])
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('received_on')
    .execute()
  return { letters, messages, subscriptions, privacyRequests }
}
