import { sql, type Insertable, type Selectable } from 'kysely'

import type { Membership } from '../../domain/loyalty.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

type Entry = Selectable<Tables['points_entry']>
export type PointsEntry = Pick<Entry, 'at' | 'points' | 'kind'> & { reference: string | null }

/** The sum of a member's entries (D28). */
export async function pointsOf(db: Db | Tx, customerId: string): Promise<number> {
  const { points } = await db
    .selectFrom('points_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), sql<number>`0`).as('points'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return points
}

/** The newest entries first. */
export async function listPoints(db: Db, customerId: string, limit: number): Promise<PointsEntry[]> {
  return await db
    .selectFrom('points_entry as e')
    .leftJoin('booking as b', 'b.id', 'e.booking_id')
    .select(['e.at', 'e.points', 'e.kind', 'b.reference'])
    .where('e.customer_id', '=', customerId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

/** Adds entries; one that is there already for its booking stays as it is. */
export async function addPoints(tx: Tx, entries: readonly Insertable<Tables['points_entry']>[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('points_entry')
    .values(entries)
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doNothing())
    .execute()
}

/** Gives the points for free days back, if a booking took any. */
export async function giveBackPoints(tx: Tx, bookingId: number): Promise<void> {
  await tx
    .insertInto('points_entry')
    .columns(['customer_id', 'points', 'kind', 'booking_id'])
    .expression((eb) =>
      eb
        .selectFrom('points_entry')
        .select(['customer_id', sql<number>`-points`.as('points')])
        .select([sql<'given_back'>`'given_back'`.as('kind'), 'booking_id'])
        .where('booking_id', '=', bookingId)
        .where('kind', '=', 'free_days'),
    )
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doNothing())
    .execute()
}

/** Points earned by rentals since a moment. What was redeemed does not count against them, nor what staff gave. */
export async function pointsEarnedSince(db: Db | Tx, customerId: string, since: Date): Promise<number> {
  const { points } = await db
    .selectFrom('points_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), sql<number>`0`).as('points'))
    .where('customer_id', '=', customerId)
    .where('kind', 'in', ['rental', 'first_rental'])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return points
}

/** What a member's tier follows from, but for what staff granted. */
export async function countMembership(
  db: Db | Tx,
  customerId: string,
  since: Date,
): Promise<Omit<Membership, 'granted'>> {
  const { rentals } = await db
    .selectFrom('booking')
    .select((eb) => eb.fn.countAll<number>().as('rentals'))
    .where('customer_id', '=', customerId)
    .where('status', '=', 'closed')
    .executeTakeFirstOrThrow()
  return { closedRentals: rentals, pointsInYear: await pointsEarnedSince(db, customerId, since) }
}

export async function setTier(tx: Tx, customerId: string, tier: 'prime' | 'elite'): Promise<void> {
  await tx.updateTable('customer').set({ tier }).where('id', '=', customerId).execute()
}
