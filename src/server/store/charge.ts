import { sql, type Selectable } from 'kysely'

import type { Charge } from '#domain/return-charges.ts'
import { nameOfActor, tell } from './act-log.ts'
import { storyOf, type BookingRow } from './booking.ts'
import type { BookingTables } from './booking-tables.ts'
import type { Db, Tx } from './db.ts'

/** With who made it: a rule is the act of whoever took the car back. */
export type ChargeRow = Selectable<BookingTables['rental_charge']> & { actor: string }

/** What rentals cost beyond the agreed price, with what was taken back, in the order in which it was written. */
export async function listCharges(db: Db | Tx, bookingIds: readonly number[]): Promise<ChargeRow[]> {
  if (bookingIds.length === 0) return []
  return await db
    .selectFrom('rental_charge as c')
    .selectAll('c')
    .select(
      sql<string>`coalesce((
        select ${nameOfActor} from audit a
        where a.booking_id = c.booking_id and a.subject_kind = 'charge' and a.subject_id = c.id::text
        order by a.id limit 1), '')`.as('actor'),
    )
    .where('c.booking_id', 'in', bookingIds)
    .orderBy('c.id')
    .execute()
}

type Charged = Pick<BookingRow, 'id' | 'currency' | 'pickup_branch'>

/** Writes what a rule charges. What it has charged before stays as it is, waived or not. */
export async function addCharges(tx: Tx, booking: Charged, charges: readonly Charge[]): Promise<void> {
  if (charges.length === 0) return
  const made = await tx
    .insertInto('rental_charge')
    .values(charges.map((charge) => rowOf(booking, charge, null)))
    .onConflict((conflict) =>
      // Written out, not as a parameter: by it PostgreSQL finds the index.
      conflict
        .columns(['booking_id', 'kind'])
        .where('corrects', 'is', null)
        .where('kind', '<>', sql.lit('fuel'))
        .doNothing(),
    )
    .returning(['id', 'kind', 'amount_minor'])
    .execute()
  await tell(tx, ...made.map((row) => lineAbout(booking, row, 'charged')))
}

/** Writes what staff charge, with their reason. */
export async function addCharge(tx: Tx, booking: Charged, charge: Charge, reason: string): Promise<void> {
  const made = await tx
    .insertInto('rental_charge')
    .values(rowOf(booking, charge, reason))
    .returning(['id', 'kind', 'amount_minor'])
    .executeTakeFirstOrThrow()
  await tell(tx, lineAbout(booking, made, 'charged'))
}

const rowOf = (booking: Charged, charge: Charge, reason: string | null) => ({
  booking_id: booking.id,
  kind: charge.kind,
  corrects: null,
  quantity: charge.quantity,
  unit_minor: charge.unitMinor,
  amount_minor: charge.amountMinor,
  currency: booking.currency,
  reason,
})

/** What the log says of a charge; why it was made or taken back is kept with it. */
const lineAbout = (booking: Charged, row: Pick<ChargeRow, 'id' | 'kind' | 'amount_minor'>, event: string) => ({
  ...storyOf(booking),
  subject: ['charge', row.id] as const,
  event,
  after: { kind: row.kind, amountMinor: row.amount_minor },
})

/** Takes a charge back by a counter-charge. @returns false if somebody has done so before */
export async function counterCharge(tx: Tx, booking: Charged, charge: ChargeRow, reason: string): Promise<boolean> {
  const { id, at: _at, actor: _actor, ...terms } = charge
  const row = {
    ...terms,
    corrects: id,
    unit_minor: 0 - charge.unit_minor,
    amount_minor: 0 - charge.amount_minor,
    reason,
  }
  const made = await tx
    .insertInto('rental_charge')
    .values(row)
    .onConflict((conflict) => conflict.column('corrects').where('corrects', 'is not', null).doNothing())
    .returning(['id', 'kind', 'amount_minor'])
    .executeTakeFirst()
  if (made !== undefined) await tell(tx, lineAbout(booking, made, 'waived'))
  return made !== undefined
}
