import type { Language } from '#domain/language.ts'
import type { ColumnType, Generated } from 'kysely'

import type { Role } from '#domain/actor.ts'
import type { AccountId, BusinessId, CustomerId } from '#domain/ids.ts'
import type { AccountEventDetails, AccountEventKind } from '#domain/account-event.ts'

/** Tables of accounts, customers and staff; schema/*.sql explains each column. */
export interface AccountTables {
  account: {
    id: Generated<AccountId>
    email: string
    email_confirmed_at: Date | null
    password_hash: string | null
    language: Language
    created_at: Generated<Date>
  }
  /** A view. */
  account_owner: View<{
    account_id: AccountId
    customer_id: CustomerId | null
    first_name: string
    last_name: string
  }>
  customer: CustomerTable
  /** A view of `audit`. */
  account_event: View<{
    id: number
    account_id: AccountId
    at: Date
    kind: AccountEventKind
    detail: AccountEventDetails[AccountEventKind]
    times: number
  }>
  account_driver: {
    id: Generated<string>
    customer_id: CustomerId
    first_name: string
    last_name: string
    date_of_birth: string
    license_expiry: string | null
    created_at: Generated<Date>
  }
  staff: {
    account_id: AccountId
    name: string
    role: Role
    active: Generated<boolean>
    everywhere: boolean
    created_at: Generated<Date>
    /** Raised by every change of role and branches. */
    version: Generated<number>
  }
  customer_note: {
    id: Generated<string>
    customer_id: CustomerId
    author_id: AccountId | null
    text: string
    at: Date
    removed_at: Generated<Date | null>
  }
  business: {
    id: Generated<BusinessId>
    name: string
    street: string
    postal_code: string
    city: string
    country: string
    vat_id: string | null
    invoice_email: string | null
    reference: string | null
    blocked_reason: string | null
    blocked_at: Date | null
    blocked_by: AccountId | null
    version: Generated<number>
    created_at: Date
  }
  business_note: {
    id: Generated<string>
    business_id: BusinessId
    author_id: AccountId | null
    text: string
    at: Date
    removed_at: Generated<Date | null>
  }
  business_person: { business_id: BusinessId; customer_id: CustomerId; added_at: Date }
  customer_merge: { gone_id: CustomerId; customer_id: CustomerId; at: Date }
  staff_invitation: {
    id: Generated<string>
    email: string
    name: string
    role: Role
    branches: number[] | null
    language: Language
    token_hash: Buffer
    created_at: Date
    expires_at: Date
  }
  staff_branch: { account_id: AccountId; branch: number }
  customer_block: {
    id: Generated<string>
    customer_id: CustomerId | null
    booking_id: number | null
    reason: string
    made_at: Date
    made_by: AccountId | null
    /** Last day of it; null for no end. */
    ends_on: string | null
    lifted_at: Date | null
    lifted_by: AccountId | null
    lift_reason: string | null
  }
  block_mark: { block_id: string; fingerprint: Buffer }
  staff_filter: { id: Generated<string>; account_id: AccountId; list: 'bookings'; name: string; query: string }
  session: {
    token_hash: Buffer
    id: Generated<string>
    account_id: AccountId
    created_at: Generated<Date>
    seen_at: Generated<Date>
    expires_at: Date
    remembered: Generated<boolean>
    locked_at: Date | null
    browser: string | null
    system: string | null
  }
  marking_key: { id: number; key_sealed: Buffer }
  password_trial: { fingerprint: Buffer; trials_left: number; free_at: Date }
  second_factor: {
    account_id: AccountId
    secret_sealed: Buffer
    begun_at: Date
    confirmed_at: Date | null
    last_step: number | null
    failures: Generated<number>
    failed_at: Date | null
  }
  passkey: {
    id: Generated<string>
    account_id: AccountId
    credential_id: Buffer
    public_key: Buffer
    counter: number
    transports: string[]
    backup_eligible: boolean
    backed_up: boolean
    name: string
    created_at: Date
    used_at: Date | null
  }
  passkey_challenge: { challenge: Buffer; session_id: string | null; expires_at: Date }
  recovery_code: { fingerprint: Buffer; account_id: AccountId; used_at: Date | null }
  mail_link: {
    token_hash: Buffer
    purpose: 'set_password' | 'confirm_address'
    account_id: AccountId
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  email_change: {
    id: Generated<string>
    account_id: AccountId
    new_email: string
    session_id: string | null
    asked_at: Date
    expires_at: Date
    old_hash: Buffer
    new_hash: Buffer | null
    old_confirmed_at: Date | null
    new_confirmed_at: Date | null
    ended_at: Date | null
  }
}

/** Columns of a view, which can only be read. */
export type View<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> }

interface CustomerTable {
  id: Generated<CustomerId>
  account_id: AccountId | null
  first_name: string
  last_name: string
  company_name: string | null
  date_of_birth: string | null
  /** Null with an account, which has the address. */
  email: string | null
  phone: string | null
  street_name: string | null
  house_no: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  additional_info: string | null
  picture: string | null
  documents_sealed: Buffer | null
  /** Null if no documents' numbers are stored. */
  documents_given_at: Date | null
  /** Raised by every change of the columns that the owner may change. */
  profile_version: Generated<number>
  tier: Generated<'prime' | 'elite'>
  created_at: Generated<Date>
  rented_before: Generated<boolean>
  /** Request by which the customer's data may only be kept for now. */
  restriction_id: Generated<string | null>
  welcome: Generated<boolean>
}
