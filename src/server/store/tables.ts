import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { AccountEventDetails, AccountEventKind } from '../../domain/account-event.ts'
import type { Price } from '../../domain/price.ts'

/** The tables as PostgreSQL keeps them; see migrations/*.sql for what each column means. */
export interface Tables {
  setting: { key: string; value: unknown; updated_at: Generated<Date> }
  setting_history: {
    id: GeneratedAlways<number>
    key: string
    old_value: unknown
    new_value: unknown
    changed_at: Date
    changed_by: string
  }
  vehicle_class: {
    id: number
    code: string
    acriss: string
    seats: number
    transmission: Transmission
    deposit_minor: number
    coming_soon: Generated<boolean>
  }
  vehicle: {
    id: number
    class_id: number
    brand: string
    name: string
    image: string | null
    daily_rate_minor: number
    fuel: string
    luggage: Generated<number>
    ac: Generated<boolean>
    features: Generated<string[]>
    listed: Generated<boolean>
  }
  branch: {
    id: number
    code: string
    name: string
    federal_state: string
    popular: Generated<boolean>
    after_hours_allowed: Generated<boolean>
    after_hours_fee_minor: Generated<number>
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
    position: number
    per_day_minor: number
    popular: Generated<boolean>
    max_quantity: Generated<number>
  }
  rate_length: { min_days: number; discount_bp: number }
  rate_season: {
    id: GeneratedAlways<number>
    name: string
    first_day: string
    last_day: string
    percent_bp: number
    class_id: number | null
  }
  customer: CustomerTable
  account_event: {
    id: GeneratedAlways<number>
    customer_id: string
    at: Generated<Date>
    kind: AccountEventKind
    detail: ColumnType<AccountEventDetails[AccountEventKind], string, never>
  }
  staff: {
    id: Generated<string>
    email: string
    name: string
    role: 'agent' | 'manager'
    password_hash: string | null
    created_at: Generated<Date>
  }
  session: {
    token_hash: Buffer
    id: Generated<string>
    customer_id: string
    created_at: Generated<Date>
    seen_at: Generated<Date>
    expires_at: Date
    browser: string | null
    system: string | null
  }
  mail_link: {
    token_hash: Buffer
    purpose: 'set_password' | 'confirm_address'
    customer_id: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  letter: {
    id: Generated<string>
    kind: string
    recipient: string
    language: Language
    data: unknown
    created_at: Generated<Date>
    sent_at: Date | null
  }
  car: {
    id: Generated<number>
    vehicle_id: number
    class_id: number
    home_branch: number
    plate: string
    mileage_km: Generated<number>
    next_inspection: string
    in_service_from: Date
  }
  inventory: { branch_id: number; class_id: number }
  booking: BookingTable
  booking_event: {
    id: GeneratedAlways<number>
    booking_id: number
    at: Generated<Date>
    actor: string
    from_status: string | null
    to_status: string
    reason: string | null
  }
  assignment: {
    id: GeneratedAlways<number>
    car_id: number
    kind: 'rental' | 'maintenance' | 'transfer'
    booking_id: number | null
    from_branch: number
    to_branch: number
    period: ColumnType<string, string, string>
    fixed: Generated<boolean>
    note: string | null
  }
  points_entry: {
    id: GeneratedAlways<number>
    customer_id: string
    at: Generated<Date>
    points: number
    kind: 'rental' | 'first_rental' | 'free_days' | 'given_back' | 'staff'
    booking_id: number | null
    note: string | null
  }
  newsletter_subscription: {
    id: Generated<string>
    email: string
    language: Language
    consent_version: string
    asked_at: Date
    mailed_at: Date | null
    confirm_hash: Buffer | null
    confirmed_at: Date | null
    ended_at: Date | null
    unsubscribe_token: string
  }
  newsletter_consent: {
    id: GeneratedAlways<number>
    subscription_id: string
    at: Date
    step: 'asked' | 'confirmed' | 'ended'
    consent_version: string
    language: Language
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
  }
  rented_address: { fingerprint: Buffer; at: Date }
  idempotency: { key: string; call: string; request_hash: Buffer; booking_id: number; created_at: Generated<Date> }
}

export type Language = 'de' | 'en'
export type Transmission = 'Manual' | 'Automatic'

interface CustomerTable {
  id: Generated<string>
  email: string
  first_name: string
  last_name: string
  date_of_birth: string | null
  phone: string | null
  street_name: string | null
  house_no: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  additional_info: string | null
  picture: string | null
  documents_sealed: Buffer | null
  /** Null where there are none. */
  documents_given_at: Date | null
  /** Goes up with every change of what the owner may change. */
  profile_version: Generated<number>
  password_hash: string | null
  email_confirmed_at: Date | null
  tier: Generated<'prime' | 'elite'>
  language: Language
  created_at: Generated<Date>
  rented_before: Generated<boolean>
}

interface BookingTable {
  id: GeneratedAlways<number>
  quote_id: Generated<string>
  reference: string | null
  status: string
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
  price: ColumnType<Price, string, string>
  total_minor: number
  currency: string
  expires_at: Date | null
  created_at: Generated<Date>
  booked_at: Date | null
  request_confirmed_at: Date | null
  language: Language | null
  customer_id: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  phone: string | null
  date_of_birth: string | null
  address: string | null
  city: string | null
  country: string | null
  documents_sealed: Buffer | null
  license_expiry: string | null
  payment_method: 'credit_card' | 'debit_card' | 'paypal' | 'bank_transfer' | null
  terms_version: string | null
  cancel_fee_minor: number | null
  km_out: number | null
  km_in: number | null
}
