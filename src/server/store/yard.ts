import { sql } from 'kysely'

import { bookingColumns, type BookingRow } from './booking.ts'
import type { Db, Tx } from './db.ts'

/** What is planned on a car after a rental. */
export interface Follower {
  id: number
  booking_id: number | null
  starts: Date
  /** Whether it can still take place with this car. */
  fits: boolean
}

/** What is planned on the car of a rental after it, in order; not what has begun, nor maintenance. */
export async function listFollowers(tx: Tx, bookingId: number): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select n.id, n.booking_id, lower(n.period) as starts,
           lower(n.period) >= back_of(b) and n.from_branch = place_after(b) as fits
    from booking b join assignment a on a.booking_id = b.id
    join assignment n on n.car_id = a.car_id and lower(n.period) > lower(a.period)
    left join booking f on f.id = n.booking_id
    where b.id = ${bookingId} and not n.fixed and n.done_at is null
      and (n.kind = 'transfer' or f.status in ('held', 'requested', 'offered', 'pending_payment', 'confirmed'))
    order by lower(n.period)`.execute(tx)
  return rows
}

/** Takes back a drive that its car cannot do any more, whoever relied on it. */
export async function dropLostDrive(tx: Tx, id: number): Promise<void> {
  await sql`update assignment set done_at = now() where id = ${id}`.execute(tx)
  await tx.deleteFrom('assignment').where('id', '=', id).execute()
}

export async function setOutUntil(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.updateTable('booking').set({ out_until: until }).where('id', '=', id).execute()
}

/** Says that no car is left for a booking, and which rental took it. */
export async function markMissing(tx: Tx, bookingId: number, causeId: number): Promise<void> {
  await tx
    .insertInto('car_missing')
    .values({ booking_id: bookingId, cause_id: causeId })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ cause_id: causeId }))
    .execute()
}

export async function clearMissing(tx: Tx, bookingId: number): Promise<void> {
  await tx.deleteFrom('car_missing').where('booking_id', '=', bookingId).execute()
}

export type MissingRow = BookingRow & { since: Date; cause_id: number }

/** Bookings that are left without a car, in order of their start. */
export async function listMissing(db: Db | Tx, classId: number | null = null): Promise<MissingRow[]> {
  let query = bookingColumns(db)
    .innerJoin('car_missing as m', 'm.booking_id', 'booking.id')
    .select(['m.since', 'm.cause_id'])
    .where('booking.status', 'in', ['held', 'requested', 'offered', 'pending_payment', 'confirmed'])
    .where(sql<boolean>`not exists (select from assignment a where a.booking_id = booking.id)`)
    .orderBy('booking.starts_at')
  if (classId !== null) query = query.where('booking.class_id', '=', classId)
  return (await query.execute()) as MissingRow[]
}

/** Rentals whose car should have been back before a moment and is not, the latest due first to come last. */
export async function listOut(db: Db, due: Date): Promise<(BookingRow & { plate: string })[]> {
  return (await bookingColumns(db)
    .innerJoin('assignment as a', 'a.booking_id', 'booking.id')
    .innerJoin('car as c', 'c.id', 'a.car_id')
    .select('c.plate')
    .where('booking.status', '=', 'active')
    .where('booking.ends_at', '<', due)
    .orderBy('booking.ends_at')
    .execute()) as (BookingRow & { plate: string })[]
}
