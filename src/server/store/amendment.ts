import { sql, type Selectable } from 'kysely'

import type { Price } from '#domain/price.ts'
import type { Db, Tx } from './db.ts'
import { priceColumn } from './price-line.ts'
import type { Tables } from './tables.ts'

export type AmendmentRow = Selectable<Tables['booking_amendment']> & { price: Price }

/** Terms and prices that each change of a booking replaced, the oldest first. */
export async function listAmendments(db: Db | Tx, bookingId: number): Promise<AmendmentRow[]> {
  return await db
    .selectFrom('booking_amendment as a')
    .innerJoin('booking as b', 'b.id', 'a.booking_id')
    .selectAll('a')
    .select(priceColumn({ of: 'a', id: 'booking_id', currency: sql.ref('b.currency') }))
    .where('a.booking_id', '=', bookingId)
    .orderBy('a.revision')
    .execute()
}
