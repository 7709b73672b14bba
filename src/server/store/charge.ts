import { sql, type Selectable } from 'kysely'

import { isAgreed, taxed, type LedgerCharge, type NewCharge } from '#domain/charge.ts'
import { chargeKinds, type Charge, type ChargeKind } from '#domain/return-charges.ts'
import { nameOfMaker, tell } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
import type { BookingTables } from './booking-tables.ts'
import { chargeRow, insertCharges } from './charge-rows.ts'
import type { Db, Tx } from './db.ts'

/** Charge with the actor who made it. A charge by rule is the act of the member of staff who took the car back. */
export type LedgerRow = Selectable<BookingTables['charge']> & { actor: string }
/** A charge that came on top of the agreed price. */
export type ChargeRow = LedgerRow & { kind: ChargeKind }

const rows = (db: Db | Tx) =>
  db.selectFrom('charge as c').selectAll('c').select(nameOfMaker('c').as('actor')).orderBy('c.id')

/** All charges of a booking and their counter-charges, in the order of writing. */
export async function listLedger(db: Db | Tx, bookingId: number): Promise<LedgerRow[]> {
  return await rows(db).where('c.booking_id', '=', bookingId).execute()
}

/** Charges beyond the agreed price of these bookings and their counter-charges, in the order of writing. */
export async function listCharges(db: Db | Tx, bookingIds: readonly number[]): Promise<ChargeRow[]> {
  if (bookingIds.length === 0) return []
  const onTop = rows(db).where('c.booking_id', 'in', bookingIds).where('c.kind', 'in', chargeKinds)
  return (await onTop.execute()) as ChargeRow[]
}

/** Charges in the form that the domain's rules read. */
export const ledgerOf = (charges: readonly LedgerRow[]): (LedgerCharge & { row: LedgerRow })[] =>
  charges.map((row) => ({
    id: row.id,
    kind: row.kind,
    code: row.code,
    corrects: row.corrects,
    amountMinor: row.amount_minor,
    taxMinor: row.tax_minor,
    taxBp: row.tax_bp,
    row,
  }))

type Charged = Pick<BookingRow, 'id' | 'currency' | 'pickup_branch' | 'price'>

/** Writes charges made by rule. Earlier charges by the same rule stay as they are, waived or not. */
export async function addCharges(tx: Tx, booking: Charged, charges: readonly Charge[]): Promise<void> {
  await add(tx, booking, inBooking(booking, charges), null)
}

/** Writes a charge made by staff, with their reason. */
export async function addCharge(tx: Tx, booking: Charged, charge: Charge, reason: string): Promise<void> {
  await add(tx, booking, inBooking(booking, [charge]), reason)
}

/** Writes the fee for a cancellation (D26). */
export async function addCancellation(tx: Tx, booking: Charged, feeMinor: number): Promise<void> {
  if (feeMinor === 0) return
  const fee = { kind: 'cancellation', quantity: 1, unitMinor: feeMinor, amountMinor: feeMinor } as const
  await add(tx, booking, [taxed(fee, booking.price.vatBp)], null)
}

/** Writes lines of the agreed price. */
export async function addAgreed(tx: Tx, booking: Charged, charges: readonly NewCharge[]): Promise<void> {
  await add(tx, booking, charges.filter(isAgreed), null)
}

const inBooking = ({ price }: Charged, charges: readonly Charge[]) => charges.map((one) => taxed(one, price.vatBp))

async function add(tx: Tx, booking: Charged, charges: readonly NewCharge[], reason: string | null): Promise<void> {
  if (charges.length === 0) return
  const wanted = charges.map((charge) => chargeRow(booking, charge, reason))
  const made = await insertCharges(tx, wanted)
    .onConflict((conflict) =>
      // A literal instead of a parameter, so that PostgreSQL finds the index.
      conflict
        .columns(['booking_id', 'kind'])
        .where('corrects', 'is', null)
        .where(sql<boolean>`kind in ('kilometres', 'late_return', 'no_show', 'cancellation')`)
        .doNothing(),
    )
    .returning(told)
    .execute()
  await tellCharges(tx, booking, made, 'charged')
}

/** Takes charges back by counter-charges. @returns false if that has been done before */
export async function counterCharge(
  tx: Tx,
  booking: Charged,
  charges: readonly LedgerRow[],
  reason: string,
): Promise<boolean> {
  if (charges.length === 0) return false
  const back = charges.map(({ id, at: _at, actor: _actor, ...terms }) => ({
    ...terms,
    corrects: id,
    unit_minor: 0 - terms.unit_minor,
    amount_minor: 0 - terms.amount_minor,
    net_minor: 0 - terms.net_minor,
    tax_minor: 0 - terms.tax_minor,
    reason,
  }))
  const made = await tx
    .insertInto('charge')
    .values(back)
    .onConflict((conflict) => conflict.column('corrects').where('corrects', 'is not', null).doNothing())
    .returning(told)
    .execute()
  await tellCharges(tx, booking, made, 'waived')
  return made.length > 0
}

const told = ['id', 'kind', 'quantity', 'amount_minor'] as const

/**
 * Tells the log of charges; their reasons are stored with them. Lines of the agreed price follow from an order, a change
 * or a cancellation, which are in the log already.
 */
async function tellCharges(
  tx: Tx,
  booking: Charged,
  made: readonly Pick<LedgerRow, (typeof told)[number]>[],
  event: 'charged' | 'waived',
): Promise<void> {
  const onTop = made.filter((row) => !isAgreed(row))
  const lines = onTop.map(({ id, kind, quantity, amount_minor: amountMinor }) => ({
    ...storyOf(booking),
    subject: ['charge', id] as const,
    event,
    after: { kind, quantity, amountMinor },
  }))
  await tell(tx, ...lines)
}
