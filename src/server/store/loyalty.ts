import { sql } from 'kysely'

import type { CustomerId } from '#domain/ids.ts'
import { neverAgreed, type BookingStatus } from '#domain/booking-status.ts'
import type { Member } from '#domain/loyalty.ts'
import { bookingColumns, type BookingRow } from './booking.ts'
import type { Read, Tx } from './db.ts'
import { sumOfPoints } from './points.ts'

/** Statuses of bookings that did not become a rental, so that the member can still get the first-rental discount. */
const NO_RENTAL = [...neverAgreed, 'cancelled'] as const satisfies BookingStatus[]

/**
 * A member as prices see them. The first rental is over for a member who has rented with this email address before,
 * signed in or not, who had a deleted account with it, or who signed up after the welcome offer.
 * @returns null for a customer without an account, who is no member
 */
export async function findMember(db: Read, customerId: CustomerId): Promise<(Member & { hasRented: boolean }) | null> {
  const row = await db
    .selectFrom('customer as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select((eb) => [
      'c.tier',
      'c.rented_before',
      'c.welcome',
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('booking as b')
              .select('b.id')
              .where((mine) =>
                mine.or([
                  mine('b.customer_id', '=', mine.ref('c.id')),
                  mine(sql`lower(b.email)`, '=', sql`lower(a.email)`),
                ]),
              )
              .where('b.status', 'not in', NO_RENTAL),
          ),
        )
        .as('first_rental'),
      eb.selectFrom('points_entry').select(sumOfPoints.as('points')).whereRef('customer_id', '=', 'c.id').as('points'),
    ])
    .where('c.id', '=', customerId)
    .executeTakeFirst()
  if (row === undefined) return null
  const hasRented = !row.first_rental || row.rented_before
  return { tier: row.tier, firstRental: !hasRented && row.welcome, points: row.points ?? 0, hasRented }
}

/** Whether this address has rented, or is about to rent, without signing in. */
export async function hasGuestRental(tx: Tx, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('booking')
    .select('id')
    .where('customer_id', 'is', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', 'not in', NO_RENTAL)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a member, so that two bookings at a member's price at the same time wait for each other. */
export async function lockMember(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

/** Locks the member's next rental that is to come and has not lapsed. Skips one on which another transaction works. */
export async function lockNextRental(tx: Tx, customerId: CustomerId, now: Date): Promise<BookingRow | undefined> {
  return await bookingColumns(tx)
    .where('booking.customer_id', '=', customerId)
    .where('booking.status', 'in', ['requested', 'offered', 'confirmed'])
    .where('booking.starts_at', '>', now)
    .where(sql<boolean>`(booking.expires_at is null or booking.expires_at > now())`)
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .limit(1)
    .forUpdate('booking')
    .skipLocked()
    .executeTakeFirst()
}
