import type { Insertable, Selectable } from 'kysely'

import { balanceOf } from '#domain/balance.ts'
import { canMoveDeposit, depositStatus } from '#domain/deposit-status.ts'
import { canMovePayment, paymentStatus } from '#domain/payment-status.ts'
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
 * @returns false if it is there already
 * @throws the database's refusal (SW007) if there is not enough money to move
 * @throws if the payment or the deposit has no such step (D25), which is a mistake of the caller
 */
export async function addMove(tx: Tx, booking: BookingRow, move: Moved): Promise<boolean> {
  const made = await tx
    .insertInto('money_move')
    .values({ ...move, booking_id: booking.id, currency: booking.currency })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return false
  await checkStep(tx, booking.id, move.purpose)
  const { kind, purpose, amount_minor: amountMinor, method = null } = move
  await tell(tx, {
    ...storyOf(booking),
    subject: ['money_move', made.id],
    event: kind,
    after: { purpose, amountMinor, ...(method !== null && { method }) },
  })
  return true
}

/** Checks the step that the last move has taken. */
async function checkStep(tx: Tx, bookingId: number, purpose: MoveRow['purpose']): Promise<void> {
  const after = await tx
    .selectFrom('money_move')
    .select(['kind', 'amount_minor as amountMinor'])
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', purpose)
    .orderBy('id')
    .execute()
  const before = after.slice(0, -1)
  if (purpose === 'deposit') {
    const [from, to] = [before, after].map((moves) => depositStatus(balanceOf(0, moves), moves.length))
    if (!canMoveDeposit(from!, to!)) throw new Error(`a deposit does not go from ${from} to ${to}`)
  } else {
    const charged = await chargedTo(tx, bookingId)
    const [from, to] = [before, after].map((moves) => paymentStatus(balanceOf(charged, moves)))
    if (!canMovePayment(from!, to!)) throw new Error(`a payment does not go from ${from} to ${to}`)
  }
}

async function chargedTo(tx: Tx, bookingId: number): Promise<number> {
  const charges = await tx.selectFrom('charge').select('amount_minor').where('booking_id', '=', bookingId).execute()
  return charges.reduce((sum, { amount_minor: minor }) => sum + minor, 0)
}
