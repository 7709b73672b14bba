import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { Actor, Role } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'

type Facts = Readonly<Record<string, unknown>>

/** Log of all acts; schema/11-audit.sql explains each column. */
export interface AuditTable {
  id: GeneratedAlways<number>
  at: Generated<Date>
  actor_kind: Actor['kind'] | 'database'
  actor_id: string | null
  actor_role: Role | null
  verb: string
  event: string
  subject_kind: string
  subject_id: string
  booking_id: number | null
  account_id: AccountId | null
  branch: number | null
  before: ColumnType<Facts | null, string | null, never>
  after: ColumnType<Facts | null, string | null, never>
  reason: string | null
}
