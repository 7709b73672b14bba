import type { Insertable, Selectable } from 'kysely'

import { nameOfMaker, tell } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
import type { BookingTables } from './booking-tables.ts'
import type { Db, Tx } from './db.ts'

/** Move of money with the actor who recorded it. */
export type MoveRow = Selectable<BookingTables['money_move']> & { actor: string }

/** All moves of money for a booking, in the order of writing. */
export async function listMoves(db: Db | Tx, bookingId: number): Promise<MoveRow[]> {
  return await db
    .selectFrom('money_move as m')
    .selectAll('m')
    .select(nameOfMaker('m').as('actor'))
    .where('m.booking_id', '=', bookingId)
    .orderBy('m.id')
    .execute()
}

type Moved = Omit<Insertable<BookingTables['money_move']>, 'booking_id' | 'currency'>

/**
 * Writes a move and tells the log. A provider's move is written once, even if its message is repeated. The caller has
 * locked the booking.
 * @returns false if it is there already @throws the database's refusal (SW007) if there is not enough money to move
 */
export async function addMove(tx: Tx, booking: BookingRow, move: Moved): Promise<boolean> {
  const made = await tx
    .insertInto('money_move')
    .values({ ...move, booking_id: booking.id, currency: booking.currency })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return false
  const { kind, purpose, amount_minor: amountMinor, method = null } = move
  await tell(tx, {
    ...storyOf(booking),
    subject: ['money_move', made.id],
    event: kind,
    after: { purpose, amountMinor, ...(method !== null && { method }) },
  })
  return true
}
