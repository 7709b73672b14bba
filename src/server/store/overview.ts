import { sql, type Selectable } from 'kysely'

import type { AccountId } from '#domain/ids.ts'
import { ADDRESS_MOVED } from '#domain/booking-status.ts'
import { ownedBy, type BookingEvent } from './booking.ts'
import type { Db } from './db.ts'
import { givenOf, kmEarlierOf } from './rental-readings.ts'
import type { Tables } from './tables.ts'

/** Number of rentals that took place, including the present one, and the kilometres by the odometer. */
export async function countRentals(db: Db, account: AccountId): Promise<{ rentals: number; kilometres: number }> {
  return await db
    .selectFrom('booking')
    .leftJoin('car_return as r', 'r.booking_id', 'booking.id')
    .leftJoin('car_log as back', 'back.id', 'r.log_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('rentals'),
      sql<number>`coalesce(sum(${kmEarlierOf('booking.id')} + coalesce(back.km - ${givenOf('booking.id', 'l.km')}, 0)), 0)::bigint`.as(
        'kilometres',
      ),
    ])
    .where(ownedBy(account))
    .where('status', 'in', ['active', 'returned', 'closed'])
    .executeTakeFirstOrThrow()
}

export type AccountEvent = Pick<Selectable<Tables['account_event']>, 'at' | 'kind' | 'detail' | 'times'>

/** Events of an account itself, the newest first. */
export async function listAccountEvents(db: Db, account: AccountId, limit: number): Promise<AccountEvent[]> {
  return await db
    .selectFrom('account_event')
    .select(['at', 'kind', 'detail', 'times'])
    .where('account_id', '=', account)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Events of an account's bookings, the newest first. Looking at prices is no event. */
export async function listOwnBookingEvents(
  db: Db,
  account: AccountId,
  limit: number,
): Promise<(BookingEvent & { reference: string })[]> {
  return await db
    .selectFrom('booking_event as e')
    .innerJoin('booking', 'booking.id', 'e.booking_id')
    .select(['e.at', 'e.actor_kind', 'e.actor_id', 'e.from_status', 'e.to_status', 'e.event', 'e.reason'])
    .select('booking.reference')
    .where(ownedBy(account))
    .where('e.event', '<>', ADDRESS_MOVED)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}
