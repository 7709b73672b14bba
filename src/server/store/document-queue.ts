import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { CustomerId } from '#domain/ids.ts'
import type { DocumentKind, ReviewState } from '#domain/document.ts'
import type { Db } from './db.ts'
import { visibleTo } from './visible-booking.ts'
import { papersSeenBy } from './visible-customer.ts'

/** Document to review, or one that is decided, with what its customer typed elsewhere. */
export interface QueueRow {
  id: string
  kind: DocumentKind
  expiry: string | null
  pages: number
  /** Whether it can be looked at. */
  stamped: boolean
  stamp_tries: number
  uploaded_at: Date
  customer_id: CustomerId
  first_name: string
  last_name: string
  date_of_birth: string | null
  /** Null for a customer without an account. */
  email: string | null
  /** Numbers of the profile. */
  documents_sealed: Buffer | null
  /** Next rental of the customer that the reader may see, with the numbers that were given for it. */
  next_start: string | null
  next_end: string | null
  driver_id: string | null
  driver_name: string | null
  driver_born: string | null
  driver_sealed: Buffer | null
  driver_expiry: string | null
  state: ReviewState
  reason: string | null
  reviewed_at: Date | null
  /** Name of the colleague who decided. */
  reviewer: string | null
}

/** Documents that wait for a review by an actor, the longest waiting first. */
export async function listQueue(db: Db, actor: Actor, { now, most }: { now: Date; most: number }): Promise<QueueRow[]> {
  const which = sql`d.state = 'pending' and ${papersSeenBy(actor)} order by d.uploaded_at, d.id limit ${most}`
  return await readQueued(db, actor, now, which)
}

/** One document, waiting or decided, if an actor may review it. */
export async function findQueued(db: Db, actor: Actor, id: string, now: Date): Promise<QueueRow | undefined> {
  const [row] = await readQueued(db, actor, now, sql`d.id = ${id} and ${papersSeenBy(actor)}`)
  return row
}

async function readQueued(db: Db, actor: Actor, now: Date, which: RawBuilder<unknown>): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select d.id, d.kind, d.expiry, d.pages, d.stamped, d.stamp_tries, d.uploaded_at, d.customer_id, c.first_name,
           c.last_name, c.date_of_birth, a.email, c.documents_sealed, b.starts_local as next_start,
           b.ends_local as next_end, r.id as driver_id, r.first_name || ' ' || r.last_name as driver_name,
           r.date_of_birth as driver_born, r.documents_sealed as driver_sealed,
           r.license_expiry as driver_expiry, d.state, d.reason, d.reviewed_at, s.name as reviewer
    from document d
    join customer c on c.id = d.customer_id
    left join account a on a.id = c.account_id
    left join staff s on s.account_id = d.reviewed_by
    left join lateral (
      select id, starts_local, ends_local from booking
      where customer_id = c.id and ${visibleTo(actor)} and status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active')
        and ends_at > ${now}
      order by starts_at limit 1) b on true
    left join booking_driver r on r.booking_id = b.id and r.position = 0
    where ${which}`.execute(db)
  return rows
}

export async function countPending(db: Db, actor: Actor): Promise<number> {
  const { rows } = await sql<{
    pending: number
  }>`select count(*) as pending from document d join customer c on c.id = d.customer_id
       where d.state = 'pending' and ${papersSeenBy(actor)}`.execute(db)
  return rows[0]!.pending
}
