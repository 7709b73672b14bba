import { sql, type Insertable, type Selectable } from 'kysely'

import type { AccountId, CustomerId } from '#domain/ids.ts'
import type { Membership, Tier } from '#domain/loyalty.ts'
import { sayWhoActs } from './act-log.ts'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

type Entry = Selectable<Tables['points_entry']>
export type PointsEntry = Pick<Entry, 'at' | 'points' | 'kind'> & { reference: string | null }

/** Sum of points as a number; the sum of a bigint would be a numeric. */
export const sumOfPoints = sql<number>`coalesce(sum(points), 0)::bigint`

const sumOf = (db: Db | Tx, customerId: CustomerId) =>
  db.selectFrom('points_entry').select(sumOfPoints.as('points')).where('customer_id', '=', customerId)

/** Balance of a member: the sum of their entries (D28). */
export async function pointsOf(db: Db | Tx, customerId: CustomerId): Promise<number> {
  return (await sumOf(db, customerId).executeTakeFirstOrThrow()).points
}

/**
 * Lists entries, the newest first. An entry's place is its number in the member's list. It never changes, because no
 * entry is ever removed. @param before place of the previous page's last entry
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

/**
 * Adds entries. A booking's existing entry of the same kind stays as it is.
 * @returns the points of those that were added
 */
export async function addPoints(tx: Tx, entries: readonly Insertable<Tables['points_entry']>[]): Promise<number[]> {
  if (entries.length === 0) return []
  const added = await tx
    .insertInto('points_entry')
    .values(entries)
    // A literal instead of a parameter, so that PostgreSQL finds the index.
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind']).where(notGivenBack).doNothing())
    .returning('points')
    .execute()
  return added.map(({ points }) => points)
}

/**
 * Gives back the points that a booking took for free days, except those that it keeps. The caller has locked the
 * booking.
 * @param kept points that its price still contains
 */
export async function giveBackPoints(tx: Tx, bookingId: number, kept = 0): Promise<void> {
  await sql`
    insert into points_entry (customer_id, points, kind, booking_id)
    select customer_id, -sum(points) - ${kept}::bigint, 'given_back', booking_id
    from points_entry
    where booking_id = ${bookingId} and kind in ('free_days', 'given_back')
    group by customer_id, booking_id
    having -sum(points) > ${kept}::bigint`.execute(tx)
}

/** Kind of a member's newest entry. */
export async function newestKindOf(tx: Tx, customerId: CustomerId): Promise<Entry['kind'] | undefined> {
  const row = await tx
    .selectFrom('points_entry')
    .select('kind')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.kind
}

const byRental = ['rental', 'first_rental'] as const

/** Points earned by rentals since a moment, without those redeemed or given by staff. */
export async function pointsEarnedSince(db: Db | Tx, customerId: CustomerId, since: Date): Promise<number> {
  const { points } = await sumOf(db, customerId)
    .where('kind', 'in', byRental)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return points
}

/** Whether a rental has ever brought a member points. */
export async function hasEarned(tx: Tx, customerId: CustomerId): Promise<boolean> {
  const row = await tx
    .selectFrom('points_entry')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', byRental)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** @param before tier that the customer must have; any if omitted. @returns false if they have another one */
export async function setTier(tx: Tx, customerId: CustomerId, tier: Tier, before?: Tier): Promise<boolean> {
  await sayWhoActs(tx)
  const change = tx.updateTable('customer').set({ tier }).where('id', '=', customerId)
  const { numUpdatedRows } = await (
    before === undefined ? change : change.where('tier', '=', before)
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Change of a member's tier, by staff or by what they rented. */
export interface TierChange {
  at: Date
  from: Tier
  to: Tier
}

/** Changes of the tier of an account's customer, in order, as far back as the log goes. */
export async function listTierChanges(db: Db | Tx, account: AccountId): Promise<TierChange[]> {
  const { rows } = await sql<TierChange>`
    select at, before ->> 'tier' as "from", after ->> 'tier' as "to" from audit
    where account_id = ${account} and event = 'tier' order by id`.execute(db)
  return rows
}
