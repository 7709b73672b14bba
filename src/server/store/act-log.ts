import { sql, type Insertable } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import type { AuditTable } from './audit-table.ts'
import type { Tx } from './db.ts'

/** What was done to what: never a secret, a number of a document or an address. */
export interface Line {
  /** In the words of the subject. */
  event: string
  subject: readonly [kind: string, id: string | number]
  /** Whose story it belongs to, and goes with. */
  booking?: number
  account?: AccountId | null
  branch?: number | null
  before?: object
  after?: object
  reason?: string | null
}

/** Who acts, as the log has it. */
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

/** Who a line `a` tells of, for readers of the company: a colleague by their name, everybody else by their kind. */
export const nameOfActor = sql<string>`coalesce(
  (select s.name from staff s where a.actor_kind = 'staff' and s.account_id::text = a.actor_id), a.actor_kind)`

/** Who made a row of a booking: what was written in one transaction has one moment. */
export const nameOfMaker = (table: string) => sql<string>`coalesce((
  select ${nameOfActor} from audit a
  where a.booking_id = ${sql.ref(`${table}.booking_id`)} and a.at = ${sql.ref(`${table}.at`)}
  order by a.id limit 1), '')`

/** Who acts, for logs beside this one that say no more of them. */
export function actorColumns({ act }: Tx): { actor_kind: Actor['kind']; actor_id: string | null } {
  const { actor_kind: kind, actor_id: id } = named(act.actor)
  return { actor_kind: kind as Actor['kind'], actor_id: id ?? null }
}

/** A line for a statement that writes it beside what it tells. */
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

/** Tells what is done, in the transaction that does it: then it is told if and only if it happened. */
export async function tell(tx: Tx, ...lines: Line[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('audit')
    .values(lines.map((line) => lineOf(tx, line)))
    .execute()
}

/** What was wanted is so already: there is nothing to tell. */
export function tellNothing(tx: Tx): void {
  tx.act.told = true
}

/** Says who acts to triggers, which tell of a change whoever makes it (engine/history/tell.sql). */
export async function sayWhoActs(tx: Tx): Promise<void> {
  const { act } = tx
  act.told = true
  const said = JSON.stringify({ ...named(act.actor), verb: act.verb })
  await sql`select set_config('spreewagen.act', ${said}, true)`.execute(tx)
}
