import { sql, type RawBuilder } from 'kysely'

import type { Actor, Staff } from '#domain/actor.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { bookingColumns, lockOne, ownedBy, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'

/** Names a booking. A visitor sees it only if they know its e-mail address as well (D26). */
export interface BookingKey {
  readonly reference: string
  readonly email?: string | undefined
}

/** Finds a booking by its number, if this actor may see it. */
export async function findByReference(db: Db, actor: Actor, key: BookingKey): Promise<BookingRow | undefined> {
  return await byReference(db, actor, key).executeTakeFirst()
}

/** Finds a booking by its id, if this actor may see it. */
export async function findVisible(db: Db, actor: Actor, id: number): Promise<BookingRow | undefined> {
  return await bookingColumns(db).where('booking.id', '=', id).where(visibleTo(actor)).executeTakeFirst()
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
      return touches(actor.branches)
    case 'operator':
    case 'system':
      return sql`true`
    case 'provider':
      return sql`false`
  }
}

const withAddress = (email: string) => sql<boolean>`lower(booking.email) = ${email.toLowerCase()}`

const touches = (branches: Staff['branches']) =>
  branches === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`array[booking.pickup_branch, booking.dropoff_branch,
        (select r.branch_id from car_return r where r.booking_id = booking.id)] && ${branches}::smallint[]`

export async function listByStatus(db: Db, actor: Actor, status: BookingStatus): Promise<BookingRow[]> {
  return await bookingColumns(db).where('status', '=', status).where(visibleTo(actor)).orderBy('created_at').execute()
}
