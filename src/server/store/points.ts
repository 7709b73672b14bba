import { sql, type Insertable, type Selectable } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import type { Membership } from '#domain/loyalty.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

type Entry = Selectable<Tables['points_entry']>
export type PointsEntry = Pick<Entry, 'at' | 'points' | 'kind'> & { reference: string | null }

const sumOf = (db: Db | Tx, customerId: CustomerId) =>
  db
    .selectFrom('points_entry')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('points'), sql<number>`0`).as('points'))
    .where('customer_id', '=', customerId)

/** The sum of a member's entries (D28). */
export async function pointsOf(db: Db | Tx, customerId: CustomerId): Promise<number> {
  return (await sumOf(db, customerId).executeTakeFirstOrThrow()).points
}

/**
 * The newest entries first. An entry's place is how many the member had with it: as none is ever taken out, it stays
 * what it was whatever comes. @param before the place that the page before ended with
 */
export async function listPoints(
  db: Db,
  customerId: CustomerId,
  { before, limit }: { before: number | null; limit: number },
): Promise<(PointsEntry & { place: number })[]> {
  const query = db
    .with('entry', (cte) =>
      cte
        .selectFrom('points_entry')
        .select(['at', 'points', 'kind', 'booking_id', sql<number>`row_number() over (order by id)`.as('place')])
        .where('customer_id', '=', customerId),
    )
    .selectFrom('entry as e')
    .leftJoin('booking as b', 'b.id', 'e.booking_id')
    .select(['e.at', 'e.points', 'e.kind', 'e.place', 'b.reference'])
    .orderBy('e.place', 'desc')
    .limit(limit)
  return await (before === null ? query : query.where('e.place', '<', before)).execute()
}

const notGivenBack = sql<boolean>`kind <> 'given_back'`

/** Adds entries; one that is there already for its booking stays as it is. */
export async function addPoints(tx: Tx, entries: readonly Insertable<Tables['points_entry']>[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('points_entry')
    .values(entries)
    // As text, not as a value of the statement: once PostgreSQL plans it for any value, it finds no index for that.
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).where(notGivenBack).doNothing())
    .execute()
}

/**
 * Gives back what a booking took for free days, but for what it keeps. The caller holds the booking.
 * @param kept points that its price still has
 */
export async function giveBackPoints(tx: Tx, bookingId: number, kept = 0): Promise<void> {
  await sql`
    insert into points_entry (customer_id, points, kind, booking_id)
    select customer_id, -sum(points) - ${kept}::integer, 'given_back', booking_id
    from points_entry
    where booking_id = ${bookingId} and kind in ('free_days', 'given_back')
    group by customer_id, booking_id
    having -sum(points) > ${kept}::integer`.execute(tx)
}

/** Points earned by rentals since a moment. What was redeemed does not count against them, nor what staff gave. */
export async function pointsEarnedSince(db: Db | Tx, customerId: CustomerId, since: Date): Promise<number> {
  const { points } = await sumOf(db, customerId)
    .where('kind', 'in', ['rental', 'first_rental'])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return points
}

/** Counts the facts that decide a member's tier, except a tier granted by staff. */
export async function countMembership(
  db: Db | Tx,
  customerId: CustomerId,
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

export async function setTier(tx: Tx, customerId: CustomerId, tier: 'prime' | 'elite'): Promise<void> {
  await sayWhoActs(tx)
  await tx.updateTable('customer').set({ tier }).where('id', '=', customerId).execute()
}
