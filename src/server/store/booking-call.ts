import { sql } from 'kysely'

import { isOwn } from './act-log.ts'
import type { Tx } from './db.ts'

/** Whether a noted call `a` still counts, as nobody took it back. */
export const standingCall = sql<boolean>`not exists (
  select from audit w where w.booking_id = a.booking_id and w.event = 'call_withdrawn' and w.before ->> 'call' = a.id::text)`

/** Number in the log of the newest call about a booking that the actor noted and that still counts; null if there is none. */
export async function findOwnCall(tx: Tx, bookingId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select a.id from audit a
    where a.booking_id = ${bookingId} and a.event = 'called' and ${isOwn(tx, 'a')} and ${standingCall}
    order by a.id desc limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
