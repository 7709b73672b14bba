import { sql, type Insertable } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import type { AuditTable } from './audit-table.ts'
import type { Db, Tx } from './db.ts'

/** Line of the log: an act and its subject, never a secret, a document's number or an address. */
export interface Line {
  /** Name of the event, in the words of its subject. */
  event: string
  subject: readonly [kind: string, id: string | number]
  /** Booking to whose history the line belongs, and with which it is removed. */
  booking?: number
  account?: AccountId | null
  branch?: number | null
  before?: object
  after?: object
  reason?: string | null
}

/** Actor in the columns of the log. */
function named(actor: Actor): Pick<Insertable<AuditTable>, 'actor_kind' | 'actor_id' | 'actor_role'> {
  const { kind } = actor
  switch (kind) {
    case 'customer':
      return { actor_kind: kind, actor_id: actor.account, actor_role: null }
    case 'staff':
      return { actor_kind: kind, actor_id: actor.account, actor_role: actor.role }
    case 'system':
      return { actor_kind: kind, actor_id: actor.job, actor_role: null }
    case 'provider':
      return { actor_kind: kind, actor_id: actor.name, actor_role: null }
    case 'visitor':
    case 'operator':
      return { actor_kind: kind, actor_id: null, actor_role: null }
  }
}

/** Actor of a line `a`, as staff read it: a colleague by their name, all others by their kind. */
export const nameOfActor = sql<string>`coalesce(
  (select s.name from staff s where a.actor_kind = 'staff' and s.account_id::text = a.actor_id), a.actor_kind)`

/** Actor who made a row of a booking, found by its time, which all rows of a transaction share. */
export const nameOfMaker = (table: string) => sql<string>`coalesce((
  select ${nameOfActor} from audit a
  where a.booking_id = ${sql.ref(`${table}.booking_id`)} and a.at = ${sql.ref(`${table}.at`)}
  order by a.id limit 1), '')`

/** Columns of the actor for other logs, which store nothing else about them. */
export function actorColumns({ act }: Tx): { actor_kind: Actor['kind']; actor_id: string | null } {
  const { actor_kind: kind, actor_id: id } = named(act.actor)
  return { actor_kind: kind as Actor['kind'], actor_id: id ?? null }
}

/** Condition: the actor made a row of a log. @param row alias of its table */
export function isOwn(tx: Tx, row: string) {
  const { actor_kind: kind, actor_id: id } = actorColumns(tx)
  return sql<boolean>`(${sql.ref(`${row}.actor_kind`)} = ${kind} and ${sql.ref(`${row}.actor_id`)} is not distinct from ${id})`
}

/** Line for a statement that writes it together with the change that it tells of. */
export function lineOf(tx: Tx, line: Line): Insertable<AuditTable> {
  const { act } = tx
  act.told = true
  const [kind, id] = line.subject
  return {
    ...named(act.actor),
    verb: act.verb,
    event: line.event,
    subject_kind: kind,
    subject_id: String(id),
    booking_id: line.booking ?? null,
    account_id: line.account ?? null,
    branch: line.branch ?? null,
    before: line.before === undefined ? null : JSON.stringify(line.before),
    after: line.after === undefined ? null : JSON.stringify(line.after),
    reason: line.reason ?? null,
  }
}

/** Tells the log of an act, in the transaction of the act: so it is told if and only if it happened. */
export async function tell(tx: Tx, ...lines: Line[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('audit')
    .values(lines.map((line) => lineOf(tx, line)))
    .execute()
}

/** Marks an act that changed nothing, so that the log needs no line. */
export function tellNothing(tx: Tx): void {
  tx.act.told = true
}

/** Tells of an act if it changed anything; a second try of the same call does not. */
export async function tellIf(tx: Tx, changed: boolean, line: Line): Promise<void> {
  if (changed) await tell(tx, line)
  else tellNothing(tx)
}

/** Sets the actor for the triggers that log every change (engine/history/tell.sql). */
export async function sayWhoActs(tx: Tx): Promise<void> {
  const { act } = tx
  act.told = true
  const said = JSON.stringify({ ...named(act.actor), verb: act.verb })
  await sql`select set_config('spreewagen.act', ${said}, true)`.execute(tx)
}

/** Empties reasons from before a moment in lines that are neither a booking's nor an account's. @returns their number */
export async function forgetCompanyWords(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ emptied: number }>`select forget_company_words(${before}) as emptied`.execute(db)
  return rows[0]!.emptied
}
