import type { Actor } from '#domain/actor.ts'
import type { MoveKind } from '#domain/balance.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { addMove, type MoveRow } from '#store/money-move.ts'
import { type ActedOn, inBooking, type NoBooking } from '../../booking/steps/in-booking.ts'
import type { Context } from '../../context.ts'
import { moneyOf, type BookingMoney } from './money.ts'

export type DeskMethod = NonNullable<MoveRow['method']>

/** Payment at the desk or by transfer, or a refund. */
export interface DeskMove extends ActedOn {
  method: DeskMethod
  /** Amount in minor units; null for all that is due or owed back; for a deposit, the agreed one or all that is held. */
  amountMinor: number | null
  deposit: boolean
  /** Number of the receipt or transfer, each of which is recorded once. */
  receipt: string | null
  note: string | null
}

/**
 * Does work on the ledger of a booking at the desk.
 * @param work writes what was done; returns the reason if it is refused
 * @returns the ledger afterwards
 */
export async function atTheDesk<Refusal extends object>(
  ctx: Context,
  actor: Actor,
  verb: 'recordPayment' | 'recordRefund' | 'writeOff',
  key: ActedOn,
  work: (tx: Tx, booking: BookingRow, before: BookingMoney) => Promise<Refusal | null>,
): Promise<Outcome<BookingMoney, Refusal | NoBooking>> {
  return await inBooking<BookingMoney, Refusal>(ctx, actor, verb, key, async (tx, booking) => {
    const refusal = await work(tx, booking, await moneyOf(tx, booking))
    return refusal === null ? { ok: true, value: await moneyOf(tx, booking) } : { ok: false, refusal }
  })
}

/** Writes a move into the ledger. @returns false if its receipt is there already */
export async function writeDeskMove(
  tx: Tx,
  booking: BookingRow,
  { method, deposit, receipt, note }: DeskMove,
  { kind, amountMinor }: { kind: MoveKind; amountMinor: number },
): Promise<boolean> {
  return await addMove(tx, booking, {
    purpose: deposit ? 'deposit' : 'rental',
    kind,
    amount_minor: amountMinor,
    provider: 'desk',
    provider_ref: receipt,
    method,
    note,
  })
}

/** Writes off an amount that is due. */
export async function writeOffDue(
  tx: Tx,
  booking: BookingRow,
  amountMinor: number,
  reason: string | null,
): Promise<void> {
  await addMove(tx, booking, {
    purpose: 'rental',
    kind: 'written_off',
    amount_minor: amountMinor,
    provider: 'desk',
    note: reason,
  })
}
