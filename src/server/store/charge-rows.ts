import type { Insertable, QueryCreator } from 'kysely'

import type { NewCharge } from '#domain/charge.ts'
import { allOf } from './rows.ts'
import type { BookingTables } from './booking-tables.ts'
import type { Tables } from './tables.ts'

export type NewChargeRow = Omit<Insertable<BookingTables['charge']>, 'at'>

const columns = [
  'booking_id',
  'kind',
  'code',
  'corrects',
  'quantity',
  'unit_minor',
  'amount_minor',
  'net_minor',
  'tax_minor',
  'tax_bp',
  'currency',
  'reason',
] as const satisfies readonly (keyof NewChargeRow)[]

export const chargeRow = (
  { id, currency }: { id: number; currency: string },
  charge: NewCharge,
  reason: string | null = null,
): NewChargeRow => ({
  booking_id: id,
  kind: charge.kind,
  code: charge.code,
  corrects: null,
  quantity: charge.quantity,
  unit_minor: charge.unitMinor,
  amount_minor: charge.amountMinor,
  net_minor: charge.netMinor,
  tax_minor: charge.taxMinor,
  tax_bp: charge.taxBp,
  currency,
  reason,
})

/** Writes charges, alone or as part of a statement; there may be none. */
export const insertCharges = (db: QueryCreator<Tables>, rows: readonly NewChargeRow[]) =>
  db
    .insertInto('charge')
    .columns(columns)
    .expression(db.selectFrom(allOf('charge', rows).as('c')).select(columns))
