import { sql } from 'kysely'

import type { Actor } from '#domain/actor.ts'
import type { BusinessId } from '#domain/ids.ts'
import { isRental } from './booking-looks.ts'
import { dueOf } from './booking-list.ts'
import type { Read } from './db.ts'
import { visibleTo } from './visible-booking.ts'

/** Rentals for a company in figures, for the list. */
export interface BusinessFigures {
  id: BusinessId
  rentals: number
  /** Start of the last rental that began and of the next one, in the time of Berlin. */
  last_start: string | null
  next_start: string | null
  /** Still to be paid, by currency, without what is settled. */
  due: { currency: string; minor: number }[]
}

/** Figures of the rentals for some companies that an actor may see. A company without any is left out. */
export async function readFiguresOf(
  db: Read,
  actor: Actor,
  ids: readonly BusinessId[],
): Promise<Map<BusinessId, BusinessFigures>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<BusinessFigures>`
    select id, sum(rentals)::int as rentals, max(last_start) as last_start, min(next_start) as next_start,
           coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'minor', due) order by currency)
             filter (where due > 0), '[]') as due
    from (
      select i.business_id as id, booking.currency,
             count(*) filter (where ${isRental}) as rentals,
             min(booking.starts_local) filter (where booking.status = 'confirmed') as next_start,
             max(booking.starts_local) filter (where booking.status in ('active', 'returned', 'closed')) as last_start,
             sum(${dueOf('booking.id')})::bigint as due
      from booking_invoice i join booking on booking.id = i.booking_id
      where i.business_id = any(${ids}::uuid[]) and ${visibleTo(actor)}
      group by i.business_id, booking.currency) each
    group by id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
