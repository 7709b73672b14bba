import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import { bookingStatuses, isUnordered, neverAgreed, type BookingStatus } from '#domain/booking-status.ts'
import type { DocumentKind, ReviewState } from '#domain/document.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { Tier } from '#domain/loyalty.ts'
import type { Db, Tx } from './db.ts'
import { isFreeCustomer } from './restriction.ts'
import { visibleTo } from './visible-booking.ts'
import { customerSeenBy } from './visible-customer.ts'

export interface CustomerPageRow {
  id: CustomerId
  account_id: AccountId | null
  first_name: string
  last_name: string
  company_name: string | null
  date_of_birth: string | null
  email: string | null
  language: Language | null
  phone: string | null
  street_name: string | null
  house_no: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  profile_version: number
  tier: Tier
  points: number
  created_at: Date
  second_factor: boolean
  /** Since when the customer's data may only be kept, and the day on which this ends. */
  restriction: { id: string; since: string; until: string | null } | null
  newsletter: { step: 'asked' | 'confirmed' | 'ended'; at: string; version: string } | null
  documents: { id: string; kind: DocumentKind; expiry: string | null; state: ReviewState }[]
  notes: { id: string; at: string; by: string | null; text: string }[]
}

/** A customer whom an actor may see, with what belongs to no branch: papers, points, notes, consent. */
export async function findCustomerPage(db: Db, actor: Actor, id: CustomerId): Promise<CustomerPageRow | undefined> {
  const { rows } = await sql<CustomerPageRow>`
    select c.id, c.account_id, c.first_name, c.last_name, c.company_name, c.date_of_birth,
           coalesce(a.email, c.email) as email, a.language, c.phone, c.street_name, c.house_no, c.postal_code, c.city,
           c.country, c.profile_version, c.tier, c.created_at,
           (select coalesce(sum(points), 0)::bigint from points_entry p where p.customer_id = c.id) as points,
           exists (select from second_factor f where f.account_id = c.account_id and f.confirmed_at is not null)
             or exists (select from passkey k where k.account_id = c.account_id) as second_factor,
           (select jsonb_build_object('id', r.id, 'since', r.restricted_at, 'until', r.lifts_on)
            from privacy_request r where r.id = c.restriction_id) as restriction,
           (select jsonb_build_object('step', case when n.ended_at is not null then 'ended'
              when n.confirmed_at is not null then 'confirmed' else 'asked' end,
              'at', coalesce(n.ended_at, n.confirmed_at, n.asked_at), 'version', n.consent_version)
            from newsletter_subscription n where lower(n.email) = lower(coalesce(a.email, c.email))
            order by n.asked_at desc limit 1) as newsletter,
           coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'expiry', d.expiry, 'state', d.state)
             order by d.uploaded_at desc) from document d where d.customer_id = c.id), '[]') as documents,
           coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'at', n.at, 'by', s.name, 'text', n.text)
             order by n.at desc) from customer_note n left join staff s on s.account_id = n.author_id
             where n.customer_id = c.id and n.removed_at is null), '[]') as notes
    from customer c left join account a on a.id = c.account_id where c.id = ${id} and ${customerSeenBy(actor)}`.execute(
    db,
  )
  return rows[0]
}

export interface RentalRow {
  reference: string
  status: BookingStatus
  starts_local: string
  ends_local: string
  pickup_branch: number
  vehicle: string
  currency: string
  charged_minor: number
  paid_minor: number
  written_off_minor: number
  deposit_minor: number
  terms_version: string
  /** Whether the customer accepted those terms: with a request on the site, or with the order. */
  accepted: boolean
  booked_at: Date
}

/** Sums of the ledger of a booking. */
const ledger = sql`
           coalesce((select sum(amount_minor) from charge c where c.booking_id = booking.id), 0)::bigint as charged_minor,
           coalesce((select sum(case when m.kind = 'refunded' then -m.amount_minor else m.amount_minor end)
             from money_move m where m.booking_id = booking.id and m.purpose = 'rental'
               and m.kind in ('captured', 'received', 'paid', 'refunded')), 0)::bigint as paid_minor,
           coalesce((select sum(m.amount_minor) from money_move m where m.booking_id = booking.id
             and m.purpose = 'rental' and m.kind = 'written_off'), 0)::bigint as written_off_minor,
           coalesce((select sum(case when m.kind in ('authorised', 'received', 'paid') then m.amount_minor
             when m.kind in ('released', 'refunded') then -m.amount_minor else 0 end)
             from money_move m where m.booking_id = booking.id and m.purpose = 'deposit'), 0)::bigint as deposit_minor`

const withoutOrder = [...bookingStatuses.filter(isUnordered), ...neverAgreed]

/** Rentals of a customer that an actor may see, the newest first, each with the sums of its ledger. */
export async function listCustomerRentals(db: Db, actor: Actor, id: CustomerId, limit: number): Promise<RentalRow[]> {
  const { rows } = await sql<RentalRow>`
    select booking.reference, booking.status, booking.starts_local, booking.ends_local, booking.pickup_branch,
           v.name as vehicle, booking.currency, ${ledger}, booking.terms_version, booking.booked_at,
           (booking.origin = 'web' or booking.status <> all (${withoutOrder})) as accepted
    from booking join vehicle v on v.id = booking.vehicle_id
    where booking.customer_id = ${id} and ${visibleTo(actor)}
    order by booking.starts_at desc, booking.id desc limit ${limit}`.execute(db)
  return rows
}

/** Sums of all rentals of a customer in one currency. */
export interface CustomerSum {
  currency: string
  /** Day on which the first of them for which something is charged began or begins; null if there is none. */
  since: LocalDate | null
  rentals: number
  charged_minor: number
  paid_minor: number
  due_minor: number
  give_back_minor: number
  deposit_minor: number
}

/** Sums of all rentals of a customer that an actor may see, by currency. */
export async function sumCustomerRentals(db: Db, actor: Actor, id: CustomerId): Promise<CustomerSum[]> {
  const { rows } = await sql<CustomerSum>`
    select currency, min(starts_local) filter (where charged_minor <> 0)::date::text as since, count(*)::int as rentals,
           sum(charged_minor)::bigint as charged_minor,
           sum(paid_minor)::bigint as paid_minor, sum(greatest(left_minor, 0))::bigint as due_minor,
           sum(greatest(-left_minor, 0))::bigint as give_back_minor, sum(deposit_minor)::bigint as deposit_minor
    from (
      select *, charged_minor - paid_minor - written_off_minor as left_minor
      from (select booking.currency, booking.starts_local, ${ledger} from booking
            where booking.customer_id = ${id} and ${visibleTo(actor)}) each) one
    group by currency order by currency`.execute(db)
  return rows
}

export interface CustomerLetterRow {
  id: string
  kind: string
  written_at: Date
  sent_at: Date | null
  reference: string
}

/** Letters about bookings of a customer that an actor may see, the newest first. */
export async function listCustomerLetters(
  db: Db,
  actor: Actor,
  id: CustomerId,
  limit: number,
): Promise<CustomerLetterRow[]> {
  const { rows } = await sql<CustomerLetterRow>`
    select l.id, l.kind, l.written_at, l.sent_at, booking.reference
    from booking_letter l join booking on booking.id = l.booking_id
    where booking.customer_id = ${id} and ${visibleTo(actor)}
    order by l.written_at desc, l.id limit ${limit}`.execute(db)
  return rows
}

export interface CustomerPointsRow {
  at: Date
  points: number
  kind: 'rental' | 'first_rental' | 'free_days' | 'given_back' | 'staff'
  reference: string | null
  note: string | null
}

/** Entries of a customer's points, the newest first; a booking is named to those alone who may see it. */
export async function listCustomerPoints(
  db: Db,
  actor: Actor,
  id: CustomerId,
  limit: number,
): Promise<CustomerPointsRow[]> {
  const { rows } = await sql<CustomerPointsRow>`
    select e.at, e.points, e.kind, e.note, booking.reference
    from points_entry e left join booking on booking.id = e.booking_id and ${visibleTo(actor)}
    where e.customer_id = ${id} order by e.id desc limit ${limit}`.execute(db)
  return rows
}

/** Removes notes from before a moment. @returns their number */
export async function deleteCustomerNotesBefore(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('customer_note')
    .where('at', '<', before)
    .where(isFreeCustomer(sql.ref('customer_note.customer_id')))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

export interface ContactData {
  first_name: string
  last_name: string
  company_name: string | null
  phone: string | null
  street_name: string | null
  house_no: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  /** Address of a customer without an account; undefined leaves it as it is. */
  email?: string | null
}

/** Changes name and contact of a customer. @returns undefined if somebody has changed the profile since that version */
export async function updateContact(
  tx: Tx,
  id: CustomerId,
  version: number,
  contact: ContactData,
): Promise<{ account_id: AccountId | null } | undefined> {
  return await tx
    .updateTable('customer')
    .set({ ...contact, profile_version: sql`profile_version + 1` })
    .where('id', '=', id)
    .where('profile_version', '=', version)
    .returning('account_id')
    .executeTakeFirst()
}
