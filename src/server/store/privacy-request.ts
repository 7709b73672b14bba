import { sql, type Insertable, type Updateable } from 'kysely'

import type { LocalDate } from '#domain/local-time.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Language } from '#domain/language.ts'
import type { IdentityCheck, PrivacyKind, PrivacyState, PrivacyWay } from '#domain/privacy-request.ts'
import type { Db, Read, Tx } from './db.ts'
import { insertOnce } from './insert-once.ts'
import type { PrivacyRequestTable } from './privacy-table.ts'
import { isFreeAddress } from './restriction.ts'

export interface PrivacyRow {
  id: string
  kind: PrivacyKind
  way: PrivacyWay
  received_on: LocalDate
  due_on: LocalDate
  put_off_reason: string | null
  language: Language
  name: string
  email: string | null
  customer_id: CustomerId | null
  message_id: string | null
  identity: IdentityCheck | null
  state: PrivacyState
  owner_id: AccountId | null
  owner: string | null
  note: string
  outcome: string
  done_at: Date | null
  created_at: Date
  restricted_at: Date | null
  lifted_at: Date | null
  lifts_on: LocalDate | null
  lift_reason: string | null
  version: number
}

/** A request with the names of its owner and, where a member acted by themselves, of that member. */
const whole = sql`select p.id, p.kind, p.way, p.received_on, p.due_on, p.put_off_reason, p.language, p.email,
  p.customer_id, p.message_id, p.identity, p.state, p.owner_id, s.name as owner, p.note, p.outcome, p.done_at,
  p.created_at, p.restricted_at, p.lifted_at, p.lifts_on, p.lift_reason, p.version, coalesce(nullif(p.name, ''), trim(c.first_name || ' ' || c.last_name), '') as name
  from privacy_request p
  left join staff s on s.account_id = p.owner_id
  left join customer c on c.id = p.customer_id`

/** Most open requests that a list shows; a company with more has another problem. */
const MOST_OPEN = 500
/** Most of those that the board of the day names. */
const MOST_DUE = 20

/** Open requests, those that are due first before the others. */
export async function listOpenPrivacy(db: Db): Promise<PrivacyRow[]> {
  const { rows } = await sql<PrivacyRow>`${whole} where p.state = 'open'
    order by p.due_on, p.id limit ${MOST_OPEN}`.execute(db)
  return rows
}

/** Open requests whose last day is near or past, those that are due first before the others. */
export async function listPrivacyDueBy(db: Read, day: LocalDate): Promise<PrivacyRow[]> {
  const { rows } = await sql<PrivacyRow>`${whole} where p.state = 'open' and p.due_on <= ${day}::date
    order by p.due_on, p.id limit ${MOST_DUE}`.execute(db)
  return rows
}

/** Requests that are over, the newest first. @param before moment of the last one of the page before */
export async function listOverPrivacy(db: Db, before: Date | null, limit: number): Promise<PrivacyRow[]> {
  const { rows } = await sql<PrivacyRow>`${whole} where p.state <> 'open'
    and ${before === null ? sql`true` : sql`p.done_at < ${before}`}
    order by p.done_at desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findPrivacy(db: Db | Tx, id: string): Promise<PrivacyRow | undefined> {
  return (await sql<PrivacyRow>`${whole} where p.id = ${id}`.execute(db)).rows[0]
}

/** Whether the log tells of such an act for a request. */
export async function wasDone(db: Db, id: string, event: 'copied' | 'answered'): Promise<boolean> {
  const { rows } = await sql`
    select from audit where subject_kind = 'privacy_request' and subject_id = ${id} and event = ${event}
      and booking_id is null and account_id is null limit 1`.execute(db)
  return rows.length === 1
}

/** Locks a request for the rest of the transaction. */
export async function lockPrivacy(tx: Tx, id: string): Promise<PrivacyRow | undefined> {
  return (await sql<PrivacyRow>`${whole} where p.id = ${id} for update of p`.execute(tx)).rows[0]
}

/** Files a request. @returns false if it is there already */
export const insertPrivacy = (tx: Tx, row: Insertable<PrivacyRequestTable>): Promise<boolean> =>
  insertOnce(tx, 'privacy_request', row)

/** Changes a request; the version rises. */
export async function updatePrivacy(
  tx: Tx,
  id: string,
  set: Omit<Updateable<PrivacyRequestTable>, 'id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('privacy_request')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Removes requests that were over before a moment, except those of a person whose data may only be kept. @returns their number */
export async function deletePrivacyOverBefore(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('privacy_request')
    .where('done_at', '<', before)
    .where(isFreeAddress(sql.ref('privacy_request.email')))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
