import { sql, type Selectable } from 'kysely'

import type { Charge } from '#domain/return-charges.ts'
import type { BookingRow } from './booking.ts'
import type { BookingTables } from './booking-tables.ts'
import type { Db, Tx } from './db.ts'

export type ChargeRow = Selectable<BookingTables['rental_charge']>

/** What rentals cost beyond the agreed price, with what was taken back, in the order in which it was written. */
export async function listCharges(db: Db | Tx, bookingIds: readonly number[]): Promise<ChargeRow[]> {
  if (bookingIds.length === 0) return []
  return await db.selectFrom('rental_charge').selectAll().where('booking_id', 'in', bookingIds).orderBy('id').execute()
}

type Charged = Pick<BookingRow, 'id' | 'currency'>

/** Writes what a rule charges. What it has charged before stays as it is, waived or not. */
export async function addCharges(tx: Tx, booking: Charged, charges: readonly Charge[], actor: string): Promise<void> {
  if (charges.length === 0) return
  await tx
    .insertInto('rental_charge')
    .values(charges.map((charge) => rowOf(booking, charge, { reason: null, actor })))
    .onConflict((conflict) =>
      // Written out, not as a parameter: by it PostgreSQL finds the index.
      conflict
        .columns(['booking_id', 'kind'])
        .where('corrects', 'is', null)
        .where('kind', '<>', sql.lit('fuel'))
        .doNothing(),
    )
    .execute()
}

/** Writes what staff charge, with their reason. */
export async function addCharge(
  tx: Tx,
  booking: Charged,
  charge: Charge,
  by: { reason: string; actor: string },
): Promise<void> {
  await tx
    .insertInto('rental_charge')
    .values(rowOf(booking, charge, by))
    .execute()
}

const rowOf = (booking: Charged, charge: Charge, by: { reason: string | null; actor: string }) => ({
  booking_id: booking.id,
  kind: charge.kind,
  corrects: null,
  quantity: charge.quantity,
  unit_minor: charge.unitMinor,
  amount_minor: charge.amountMinor,
  currency: booking.currency,
  ...by,
})

/** Takes a charge back by a counter-charge. @returns false if somebody has done so before */
export async function counterCharge(
  tx: Tx,
  charge: ChargeRow,
  change: { reason: string; actor: string },
): Promise<boolean> {
  const { id, at: _at, ...terms } = charge
  const row = {
    ...terms,
    corrects: id,
    unit_minor: 0 - charge.unit_minor,
    amount_minor: 0 - charge.amount_minor,
    reason: change.reason,
    actor: change.actor,
  }
  const made = await tx
    .insertInto('rental_charge')
    .values(row)
    .onConflict((conflict) => conflict.column('corrects').where('corrects', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const totalOf = (charges: readonly ChargeRow[]): number =>
  charges.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
