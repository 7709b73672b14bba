import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { MoveKind } from '#domain/balance.ts'
import type { AccountId, BusinessId, CustomerId } from '#domain/ids.ts'
import type { BookingStatus, StayState } from '#domain/booking-status.ts'
import type { LedgerKind } from '#domain/charge.ts'
import type { Origin } from '#domain/origin.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import type { Price, PriceItemKind } from '#domain/price.ts'
import type { Language } from '#domain/language.ts'
import type { OfficePage } from '#domain/office-page.ts'
import type { View } from './account-tables.ts'
import type { AuditTable } from './audit-table.ts'

/** Tables of bookings, stock and money; schema/*.sql explains each column. */
export interface BookingTables {
  quote: QuoteTable
  booking: BookingTable
  stay: StayTable
  /** A view of `audit`. */
  booking_event: View<{
    id: number
    booking_id: number
    at: Date
    actor_kind: AuditTable['actor_kind']
    actor_id: string | null
    from_status: string | null
    to_status: string
    event: string
    reason: string | null
  }>
  booking_amendment: {
    id: GeneratedAlways<number>
    booking_id: number
    revision: number
    at: Generated<Date>
    vehicle_id: number
    pickup_branch: number
    dropoff_branch: number
    starts_local: string
    ends_local: string
    extras: ColumnType<{ code: string; quantity: number }[], string, never>
    cross_border: boolean
  } & PriceFigures
  booking_price_line: {
    booking_id: number
    revision: number
    position: number
    kind: PriceItemKind
    code: string | null
    quantity: number
    days: number | null
    unit_minor: number | null
    amount_minor: number
    tax_minor: number
    tax_bp: number
  }
  booking_driver: {
    id: string
    booking_id: number
    position: number
    first_name: string
    last_name: string
    date_of_birth: string | null
    documents_sealed: Buffer | null
    license_expiry: string | null
  }
  booking_invoice: {
    booking_id: number
    company_name: string
    street: string
    postal_code: string
    city: string
    country: string
    vat_id: string | null
    reference: string | null
    business_id: BusinessId | null
  }
  booking_note: {
    id: GeneratedAlways<number>
    booking_id: number
    note: string
    author: string
    at: Date
    removed_at: Date | null
  }
  booking_presence: {
    booking_id: number
    staff_id: AccountId
    edits: boolean
    seen_at: Date
  }
  page_presence: { page: OfficePage; subject_id: string; staff_id: AccountId; edits: boolean; seen_at: Date }
  booking_letter: {
    id: string
    booking_id: number
    kind: string
    language: Language
    data: unknown
    written_at: Date
    sent_at: Date | null
  }
  assignment: {
    id: GeneratedAlways<number>
    car_id: number
    kind: 'rental' | 'maintenance' | 'transfer'
    stay_id: number | null
    /** Number of the car, for a rental that has several one after the other. */
    part: Generated<number>
    /** The booked class, if the car is of a better one. */
    instead_of: number | null
    from_branch: number
    to_branch: number
    period: ColumnType<string, string, string>
    fixed: Generated<boolean>
    automatic: Generated<boolean>
    note: string | null
    /** Begins after the agreed start, because the rental waited for its car. */
    late: Generated<boolean>
    /** When a drive was done. */
    done_at: Date | null
  }
  handover: { booking_id: number; branch_id: number; log_id: number }
  car_return: { booking_id: number; branch_id: number; log_id: number }
  offer_link: { token_hash: Buffer; booking_id: number; made_at: Date; forget_at: Date }
  drive: {
    id: number
    car_id: number
    from_branch: number
    to_branch: number
    leaves: Date
    arrives: Date
    told_at: Generated<Date>
    gone_at: Date | null
    done_at: Date | null
  }
  car_missing: { stay_id: number; since: Generated<Date>; cause_id: number | null }
  charge: {
    id: GeneratedAlways<number>
    booking_id: number
    kind: LedgerKind
    code: string | null
    corrects: number | null
    quantity: number
    unit_minor: number
    amount_minor: number
    net_minor: number
    tax_minor: number
    tax_bp: number
    currency: string
    reason: string | null
    at: Generated<Date>
  }
  money_move: {
    id: GeneratedAlways<number>
    booking_id: number
    purpose: 'rental' | 'deposit'
    kind: MoveKind
    amount_minor: number
    currency: string
    provider: string
    provider_ref: string | null
    method: 'cash' | 'card_terminal' | 'transfer' | null
    note: string | null
    at: Generated<Date>
  }
  rental_agreement: {
    id: GeneratedAlways<number>
    booking_id: number
    revision: number
    language: Language
    terms_version: string
    file_name: string
    bytes: number
    sha256: Buffer
    file_id: string
    written_at: Generated<Date>
  }
}

/** Terms of a rental: as wished for in a quote, as agreed in a booking. */
interface TermsColumns {
  vehicle_id: number
  class_id: number
  pickup_branch: number
  dropoff_branch: number
  starts_local: string
  ends_local: string
  starts_at: Date
  ends_at: Date
  turnaround: ColumnType<string, string, string>
  extras: ColumnType<{ code: string; quantity: number }[], string, string>
  cross_border: boolean
  currency: string
}

/** Figures of a booking's price, beside its lines. */
interface PriceFigures {
  days: number
  total_minor: number
  per_day_minor: number
  deposit_minor: number
  included_km: number
  extra_km_minor: number
  points: number | null
}

interface QuoteTable extends TermsColumns {
  price: ColumnType<Price, string, string>
  total_minor: number
  id: Generated<string>
  key: string
  request_hash: Buffer
  stay_id: number | null
  customer_id: CustomerId | null
  /** Colleague who holds it for somebody at the desk or on the phone. */
  colleague: AccountId | null
  held_by: Buffer | null
  held_net: Buffer | null
  created_at: Generated<Date>
  expires_at: Date
}

interface BookingTable extends TermsColumns, PriceFigures {
  id: number
  quote_id: string
  reference: string
  status: BookingStatus
  expires_at: Date | null
  created_at: Generated<Date>
  booked_at: Date
  free_cancel_until: Date | null
  cancel_fee_floor_minor: number | null
  language: Language
  customer_id: CustomerId | null
  email: string
  first_name: string
  last_name: string
  phone: string | null
  address: string | null
  city: string | null
  country: string | null
  flight: string | null
  payment_method: AgreedMethod
  terms_version: string
  origin: Generated<Origin>
  /** Colleague who made it; null for a booking of the site. */
  booked_by: AccountId | null
  /** Whether a manager let somebody rent who is blocked. */
  despite_block: Generated<boolean>
  /** Number of the version of the terms that stands. */
  revision: Generated<number>
}

/** Need for a car, with its time and branches: all that the engine knows of a rental. */
interface StayTable {
  id: GeneratedAlways<number>
  vehicle_id: number
  class_id: number
  pickup_branch: number
  dropoff_branch: number
  starts_at: Date
  ends_at: Date
  turnaround: ColumnType<string, string, string>
  days: number
  state: StayState
  expires_at: Date | null
  customer_id: CustomerId | null
  /** Place in the network from which an unproven stay came, and the network around it, as fingerprints (D32). */
  held_by: Buffer | null
  held_net: Buffer | null
  returned_at: Date | null
  returned_branch: number | null
  /** Time until which a car that is not back counts as away. */
  out_until: Date | null
}
