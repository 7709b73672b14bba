import { sql, type RawBuilder } from 'kysely'

import type { LastChange } from '#domain/actor.ts'
import type { DocumentKind } from '#domain/document.ts'
import type { AccountId } from '#domain/ids.ts'
import type { Verb } from '#domain/rights.ts'
import { isOwn } from './act-log.ts'
import type { Tx } from './db.ts'

/** Refusal of an act on something that changed after its author had seen it. */
export interface Overtaken<Code extends string> {
  code: Code
  /** Null if the log does not say. */
  last: LastChange | null
}

/** Lines of the log about something: those of a booking, of an account or its documents of a kind, or of any other thing. */
export type LinesAbout =
  | { booking: number }
  | { account: AccountId; document?: DocumentKind }
  | { kind: string | readonly string[]; id: string | number }

function isAbout(about: LinesAbout): RawBuilder<boolean> {
  if ('booking' in about) return sql`a.booking_id = ${about.booking}`
  if ('account' in about) {
    const { account, document } = about
    return document === undefined
      ? sql`a.account_id = ${account}`
      : sql`a.account_id = ${account} and a.after ->> 'document' = ${document}`
  }
  const { kind, id } = about
  return sql`a.booking_id is null and a.account_id is null and a.subject_kind = any(${[kind].flat()}) and a.subject_id = ${String(id)}`
}

/** Newest change of something. @param verbs acts that count; all if there are none */
export async function findLastChange(
  tx: Tx,
  about: LinesAbout,
  verbs: readonly Verb[] = [],
): Promise<LastChange | null> {
  const counts = verbs.length === 0 ? sql`true` : sql`a.verb = any(${verbs})`
  // Lines of a booking are read backwards along their index. It is truer, too: `at` is when the transaction began.
  const order = 'booking' in about ? sql`a.id desc` : undefined
  return await readLast(tx, sql`audit a where ${isAbout(about)} and ${counts}`, order)
}

/** Newest entry about the state of a car. */
export const findLastEntry = async (tx: Tx, carId: number): Promise<LastChange | null> =>
  await readLast(tx, sql`car_log a where a.car_id = ${carId}`)

/** @param lines rows `a` that say who acted and when */
async function readLast(
  tx: Tx,
  lines: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`a.at desc, a.id desc`,
): Promise<LastChange | null> {
  const { rows } = await sql<LastChange>`
    select a.at, a.actor_kind as kind, a.own, s.name
    from (select a.at, a.actor_kind, a.actor_id, ${isOwn(tx, 'a')} as own
          from ${lines} order by ${order} limit 1) a
    left join staff s on s.account_id = case when a.actor_kind = 'staff' then a.actor_id::uuid end`.execute(tx)
  return rows[0] ?? null
}

/** Refuses an act because of a newer change, in the name of its author. */
export async function overtaken<Code extends string>(
  tx: Tx,
  code: Code,
  about: LinesAbout,
  ...verbs: Verb[]
): Promise<{ ok: false; refusal: Overtaken<Code> }> {
  return { ok: false, refusal: { code, last: await findLastChange(tx, about, verbs) } }
}
