import { balanceOf, type Balance } from '#domain/balance.ts'
import { depositStatus, type DepositStatus } from '#domain/deposit-status.ts'
import { paymentStatus, type PaymentStatus } from '#domain/payment-status.ts'
import { totalOf } from '#domain/return-charges.ts'
import type { Settled } from '#mail/letters.ts'
import type { BookingRow } from '#store/booking.ts'
import { listLedger, type LedgerRow } from '#store/charge.ts'
import type { Db, Tx } from '#store/db.ts'
import { listMoves, type MoveRow } from '#store/money-move.ts'

/** Ledger of a booking with its balance. */
export interface BookingMoney {
  booking: BookingRow
  charges: LedgerRow[]
  moves: MoveRow[]
  balance: Balance
  status: PaymentStatus
  deposit: Balance
  depositStatus: DepositStatus
}

/** Reads the ledger of a booking: charges, moves, and the sums still due or to be refunded (D38). */
export async function moneyOf(db: Db | Tx, booking: BookingRow): Promise<BookingMoney> {
  const charges = await listLedger(db, booking.id)
  const moves = await listMoves(db, booking.id)
  const balance = balanceOf(totalOf(charges), kindsOf(moves, 'rental'))
  const held = kindsOf(moves, 'deposit')
  const deposit = balanceOf(0, held)
  return {
    booking,
    charges,
    moves,
    balance,
    status: paymentStatus(balance),
    deposit,
    depositStatus: depositStatus(deposit, held.length),
  }
}

/** Figures of the ledger that a letter about the end of a rental names. */
export async function settledOf(db: Db | Tx, booking: BookingRow): Promise<Settled> {
  return settled(await moneyOf(db, booking))
}

export const settled = ({ balance, deposit }: Pick<BookingMoney, 'balance' | 'deposit'>): Settled => ({
  paidMinor: balance.paidMinor,
  writtenOffMinor: balance.writtenOffMinor,
  dueMinor: balance.dueMinor,
  refundMinor: balance.toGiveBackMinor,
  depositMinor: deposit.paidMinor + deposit.authorisedMinor,
})

const kindsOf = (moves: readonly MoveRow[], purpose: MoveRow['purpose']) =>
  moves.filter((move) => move.purpose === purpose).map(({ kind, amount_minor: amountMinor }) => ({ kind, amountMinor }))
