import type { Generated } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { LocalDate } from '#domain/local-time.ts'
import type { IdentityCheck, PrivacyKind, PrivacyState, PrivacyWay } from '#domain/privacy-request.ts'

/** Requests under the GDPR; schema/13-privacy.sql explains each column. */
export interface PrivacyRequestTable {
  id: Generated<string>
  kind: PrivacyKind
  way: PrivacyWay
  received_on: string
  due_on: string
  put_off_reason: string | null
  language: Language
  name: string
  email: string | null
  customer_id: CustomerId | null
  message_id: string | null
  identity: IdentityCheck | null
  state: Generated<PrivacyState>
  owner_id: AccountId | null
  note: Generated<string>
  outcome: Generated<string>
  done_at: Date | null
  created_at: Date
  restricted_at: Generated<Date | null>
  lifted_at: Generated<Date | null>
  lifts_on: Generated<LocalDate | null>
  lift_reason: Generated<string | null>
  version: Generated<number>
}
