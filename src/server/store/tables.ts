import type { Generated, GeneratedAlways } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CarCause, CarPlace, KeyPlace } from '#domain/car-state.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { DocumentKind, ReviewState } from '#domain/document.ts'
import type { Language } from '#domain/language.ts'
import type { MessageState } from '#domain/message-state.ts'
import type { AccountTables, View } from './account-tables.ts'
import type { AuditTable } from './audit-table.ts'
import type { BookingTables } from './booking-tables.ts'
import type { PrivacyRequestTable } from './privacy-table.ts'
import type { NewsletterTables } from './newsletter-tables.ts'

/** All tables; schema/*.sql explains each column. */
export interface Tables extends AccountTables, BookingTables, NewsletterTables {
  setting: { key: string; valid_from: Generated<string>; value: unknown; updated_at: Generated<Date> }
  audit: AuditTable
  privacy_request: PrivacyRequestTable
  vehicle_class: {
    id: number
    code: string
    name_de: string
    name_en: string
    acriss: string
    seats: number
    transmission: Transmission
    /** A class of higher rank may be given instead of this one. */
    rank: number | null
    coming_soon: Generated<boolean>
  }
  vehicle: {
    id: number
    class_id: number
    brand: string
    name: string
    image: string | null
    fuel: string
    luggage: Generated<number>
    ac: Generated<boolean>
    features: Generated<string[]>
    listed: Generated<boolean>
  }
  branch: {
    id: number
    code: string
    name_de: string
    name_en: string
    detail_de: Generated<string>
    detail_en: Generated<string>
    at_airport: Generated<boolean>
    way_de: Generated<string>
    way_en: Generated<string>
    street: string
    city: string
    phone: string
    email: string
    latitude: number
    longitude: number
    federal_state: string
    popular: Generated<boolean>
    after_hours_allowed: Generated<boolean>
    closed_from: string | null
  }
  branch_hours: { branch_id: number; weekday: number; opens: string; closes: string }
  branch_exception: {
    branch_id: number
    day: string
    opens: string | null
    closes: string | null
    name_de: string
    name_en: string
  }
  service: {
    code: string
    name_de: string
    name_en: string
    note_de: Generated<string>
    note_en: Generated<string>
    position: number
    popular: Generated<boolean>
    max_quantity: Generated<number>
  }
  rate: {
    id: GeneratedAlways<number>
    vehicle_id: number | null
    service_code: string | null
    branch_id: number | null
    class_id: number | null
    valid_from: Generated<string>
    amount_minor: number
    made_at: Generated<Date>
  }
  rate_length: { valid_from: Generated<string>; min_days: number; discount_bp: number }
  rate_season: {
    id: GeneratedAlways<number>
    valid_from: Generated<string>
    valid_until: Generated<string | null>
    name: string
    first_day: string
    last_day: string
    percent_bp: number
    class_id: Generated<number | null>
  }
  letter: {
    id: Generated<string>
    kind: string
    recipient: string
    language: Language
    data: unknown
    created_at: Generated<Date>
    sent_at: Date | null
    forget: Generated<boolean>
    /** Whether the person who caused the letter may not own the address. */
    unasked: Generated<boolean>
    /** Booking that such a letter is about. */
    subject: number | null
    taken_by: string | null
    taken_until: Date | null
  }
  inbox_message: {
    id: Generated<string>
    number: GeneratedAlways<number>
    provider: string
    message_id: string
    kind: string
    subject: string
    payload: unknown
    received_at: Generated<Date>
    state: Generated<'open' | 'stuck' | 'worked' | 'aside'>
    over_at: Date | null
    attempts: Generated<number>
    trouble: string | null
    next_try_at: Generated<Date>
    taken_by: string | null
    taken_until: Date | null
  }
  email_code: {
    address: Buffer
    code: Buffer
    tries_left: number
    expires_at: Date
  }
  car: {
    id: Generated<number>
    vehicle_id: number
    class_id: number
    home_branch: number
    plate: string
    next_inspection: string
    in_service_from: Date
  }
  car_log: CarLogTable
  /** A view of `car_log`. */
  car_state: View<{
    car_id: number
    km: number
    fuel_eighths: number | null
    charge_percent: number | null
    clean: boolean | null
    place: CarPlace
    branch_id: number | null
    /** Rental of the customer who has the car. */
    stay_id: number | null
    key_place: KeyPlace | null
  }>
  inventory: { branch_id: number; class_id: number }
  points_entry: {
    id: GeneratedAlways<number>
    customer_id: CustomerId
    at: Generated<Date>
    points: number
    kind: 'rental' | 'first_rental' | 'free_days' | 'given_back' | 'staff'
    booking_id: number | null
    note: string | null
  }
  contact_message: {
    id: Generated<string>
    idempotency_key: string
    request_hash: Buffer
    branch_id: number | null
    name: string
    email: string
    phone: string | null
    booking_reference: string | null
    message: string
    language: Language
    created_at: Date
    state: Generated<MessageState>
    owner_id: AccountId | null
    version: Generated<number>
    writer_id: AccountId | null
    written_at: Date | null
  }
  contact_answer: { id: Generated<string>; message_id: string; author_id: AccountId | null; text: string; at: Date }
  file_folder: { one: Generated<boolean>; name: Generated<string> }
  stored_file: StoredFileTable
  stored_content: { sha256: Buffer; content: Buffer; stored_at: Generated<Date> }
  file_leftover: {
    id: Generated<string>
    store: StoreName
    name: string
    since: Generated<Date>
    taken_by: string | null
    taken_until: Date | null
  }
  customer_picture: { customer_id: CustomerId; file_id: string }
  document: DocumentTable
  document_consent: DocumentConsentTable
  rented_address: { fingerprint: Buffer; at: Date; customer_id: CustomerId | null }
  idempotency: { key: string; request_hash: Buffer; booking_id: number; created_at: Generated<Date> }
}

export type Transmission = 'Manual' | 'Automatic'

/** Columns for the state of a car as somebody saw it; null if they did not look. */
export interface SeenColumns {
  km: number | null
  fuel_eighths: number | null
  charge_percent: number | null
  clean: boolean | null
  place: CarPlace | null
  branch_id: number | null
  key_place: KeyPlace | null
}

interface CarLogTable extends SeenColumns {
  id: GeneratedAlways<number>
  car_id: number
  at: Generated<Date>
  cause: CarCause
  stay_id: number | null
  drive_id: number | null
  actor_kind: Generated<Actor['kind'] | 'database'>
  actor_id: Generated<string | null>
}

/** Places for the contents of files. */
export type StoreName = 'database' | 'folder'

interface StoredFileTable {
  id: string
  owner: string
  store: StoreName
  sha256: Buffer
  bytes: number
  key_number: string
  stored_at: Generated<Date>
}

interface DocumentTable {
  id: string
  customer_id: CustomerId
  kind: DocumentKind
  expiry: string | null
  media_type: 'image/jpeg' | 'application/pdf'
  bytes: number
  width: number | null
  height: number | null
  pages: number
  name_sealed: Buffer
  file_id: string
  fingerprint: Buffer
  state: Generated<ReviewState>
  reviewed_at: Date | null
  reviewed_by: Generated<AccountId | null>
  reason: string | null
  uploaded_at: Date
  stamped: boolean
  stamp_tries: Generated<number>
}

interface DocumentConsentTable {
  id: GeneratedAlways<number>
  customer_id: CustomerId
  document_id: string
  at: Date
  step: 'given' | 'withdrawn' | 'ended'
  kind: DocumentKind
  consent_version: string
  language: Language
}
