import { sql, type RawBuilder } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { touches } from './visible-branches.ts'
import { bookingColumns, lockOne, ownedBy, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'

/** Names a booking. A visitor sees it only if they know its e-mail address as well (D26). */
export interface BookingKey {
  readonly reference: string
  readonly email?: string | undefined
}

/** Version of a booking: the number of lines in its log. So every act raises it, and the new lines tell what changed. */
export async function versionOf(db: Db | Tx, bookingId: number): Promise<number> {
  const { version } = await db
    .selectFrom('audit')
    .select(sql<number>`count(*)`.as('version'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return version
}

/** Finds a booking by its number, if this actor may see it. */
export async function findByReference(db: Db, actor: Actor, key: BookingKey): Promise<BookingRow | undefined> {
  return await byReference(db, actor, key).executeTakeFirst()
}

/** Finds a booking by its id, if this actor may see it. */
export async function findVisible(db: Db, actor: Actor, id: number): Promise<BookingRow | undefined> {
  return await bookingColumns(db).where('booking.id', '=', id).where(visibleTo(actor)).executeTakeFirst()
}

/** Locks a booking by its id, if the actor may see it. */
export async function lockVisible(tx: Tx, id: number): Promise<BookingRow | undefined> {
  return await lockOne(tx, bookingColumns(tx).where('booking.id', '=', id).where(visibleTo(tx.act.actor)))
}

export async function lockByReference(tx: Tx, key: BookingKey): Promise<BookingRow | undefined> {
  return await lockOne(tx, byReference(tx, tx.act.actor, key))
}

const byReference = (db: Db, actor: Actor, key: BookingKey) =>
  bookingColumns(db).where('reference', '=', key.reference).where(visibleTo(actor, key.email))

/** Condition for the bookings that an actor may see: staff those of their branches, customers their own. */
export function visibleTo(actor: Actor, email?: string): RawBuilder<boolean> {
  switch (actor.kind) {
    case 'visitor':
      return email === undefined ? sql`false` : withAddress(email)
    case 'customer':
      return email === undefined ? ownedBy(actor.account) : withAddress(email)
    case 'staff':
    case 'operator':
    case 'system':
    case 'provider':
      return touches(actor, branchesOfBooking)
  }
}

const withAddress = (email: string) => sql<boolean>`lower(booking.email) = ${email.toLowerCase()}`

const branchesOfBooking = sql`array[booking.pickup_branch, booking.dropoff_branch,
  (select r.branch_id from car_return r where r.booking_id = booking.id)]`

/**
 * Condition for the entries `a` of the plan that an actor may see: those that touch their branches. The query joins
 * `booking`.
 */
export const visiblePlan = (actor: Actor): RawBuilder<boolean> =>
  sql`(booking.id is null and ${touches(actor, sql`array[a.from_branch, a.to_branch]`)}
    or booking.id is not null and ${visibleTo(actor)})`

/**
 * Name under which an actor is told of a rental that stands in the way: its reference, null if they may not see it, and
 * '' for a hold, which has no booking. The query joins `booking`.
 */
export const nameOfRental = (actor: Actor): RawBuilder<string | null> =>
  sql`case when booking.id is null then '' when ${visibleTo(actor)} then booking.reference end`

export async function listByStatus(db: Db, actor: Actor, status: BookingStatus): Promise<BookingRow[]> {
  return await bookingColumns(db).where('status', '=', status).where(visibleTo(actor)).orderBy('created_at').execute()
}
