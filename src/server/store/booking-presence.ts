import { sql } from 'kysely'

import type { Staff } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import type { Db, Tx } from './db.ts'
import { visibleTo } from './visible-booking.ts'

/** Colleague at a booking. */
export interface PresentRow {
  reference: string
  name: string
  edits: boolean
}

/** Time in ms without a sign of life after which somebody is gone. */
export const FORGOTTEN_MS = 60_000
const MOST = 500

interface Seen {
  bookingId: number
  staff: AccountId
  edits: boolean
}

/** Notes that a colleague is at a booking, and forgets those who have not been seen for a minute. */
export async function notePresent(tx: Tx, { bookingId, staff, edits }: Seen): Promise<void> {
  await sql`
    insert into booking_presence (booking_id, staff_id, edits, seen_at) values (${bookingId}, ${staff}, ${edits}, now())
    on conflict (booking_id, staff_id) do update set edits = excluded.edits, seen_at = excluded.seen_at`.execute(tx)
  await sql`
    delete from booking_presence where (booking_id, staff_id) in (
      select booking_id, staff_id from booking_presence where seen_at < now() - ${FORGOTTEN_MS} * interval '1 ms'
      for update skip locked)`.execute(tx)
}

/** Forgets that a colleague is at a booking. */
export async function noteGone(tx: Tx, bookingId: number, staff: AccountId): Promise<void> {
  await tx.deleteFrom('booking_presence').where('booking_id', '=', bookingId).where('staff_id', '=', staff).execute()
}

/** The other colleagues who are at bookings that somebody may see; who acts comes first. */
export async function listPresent(db: Db, actor: Staff): Promise<PresentRow[]> {
  const { rows } = await sql<PresentRow>`
    select booking.reference, s.name, p.edits
    from booking_presence p join booking on booking.id = p.booking_id join staff s on s.account_id = p.staff_id
    where p.seen_at > now() - ${FORGOTTEN_MS} * interval '1 ms' and p.staff_id <> ${actor.account} and ${visibleTo(actor)}
    order by p.edits desc, s.name limit ${MOST}`.execute(db)
  return rows
}
