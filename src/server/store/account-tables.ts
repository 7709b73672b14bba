import type { ColumnType, Generated } from 'kysely'

import type { Role } from '#domain/actor.ts'
import type { AccountEventDetails, AccountEventKind } from '#domain/account-event.ts'

export type Language = 'de' | 'en'

/** What accounts are kept in; schema/*.sql says what each column means. */
export interface AccountTables {
  customer: CustomerTable
  /** A view of `audit`. */
  account_event: View<{
    id: number
    customer_id: string
    at: Date
    kind: AccountEventKind
    detail: AccountEventDetails[AccountEventKind]
    times: number
  }>
  account_driver: {
    id: Generated<string>
    customer_id: string
    first_name: string
    last_name: string
    date_of_birth: string
    license_expiry: string | null
    created_at: Generated<Date>
  }
  staff: {
    id: Generated<string>
    customer_id: string
    name: string
    role: Role
    active: Generated<boolean>
    everywhere: boolean
    created_at: Generated<Date>
  }
  staff_branch: { customer_id: string; branch: number }
  session: {
    token_hash: Buffer
    id: Generated<string>
    customer_id: string
    created_at: Generated<Date>
    seen_at: Generated<Date>
    expires_at: Date
    remembered: Generated<boolean>
    browser: string | null
    system: string | null
  }
  marking_key: { id: number; key_sealed: Buffer }
  password_trial: { fingerprint: Buffer; trials_left: number; free_at: Date }
  second_factor: {
    customer_id: string
    secret_sealed: Buffer
    begun_at: Date
    confirmed_at: Date | null
    last_step: number | null
    failures: Generated<number>
    failed_at: Date | null
  }
  passkey: {
    id: Generated<string>
    customer_id: string
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
  recovery_code: { fingerprint: Buffer; customer_id: string; used_at: Date | null }
  mail_link: {
    token_hash: Buffer
    purpose: 'set_password' | 'confirm_address'
    customer_id: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  email_change: {
    id: Generated<string>
    customer_id: string
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

/** What is only read. */
export type View<Row> = { [Column in keyof Row]: ColumnType<Row[Column], never, never> }

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
  welcome: Generated<boolean>
}
