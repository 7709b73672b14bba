import { stayStates, isCertain } from '#domain/booking-status.ts'
import { agreedCharges, changeOfAgreed } from '#domain/charge.ts'
import type { Price } from '#domain/price.ts'
import type { BookingRow } from '#store/booking.ts'
import { chargeRow, type NewChargeRow } from '#store/charge-rows.ts'
import { addAgreed, counterCharge, ledgerOf, listLedger } from '#store/charge.ts'
import type { Tx } from '#store/db.ts'

/**
 * Charges the agreed price (D38) line by line, also after an amendment: lines that are the same stay, others are taken
 * back and charged anew. For a booking that was called off, all lines are taken back. A booking that has not been ordered
 * yet is not charged. The caller has locked the booking.
 */
export async function keepAgreedCharges(tx: Tx, booking: BookingRow, reason: string): Promise<void> {
  const ledger = ledgerOf(await listLedger(tx, booking.id))
  const { takeBack, add } = changeOfAgreed(ledger, isCharged(booking) ? agreedCharges(booking.price) : [])
  const back = takeBack.map(({ row }) => row)
  await counterCharge(tx, booking, back, reason)
  await addAgreed(tx, booking, add)
}

/** Charges of a new booking: its agreed price, or none if it is a request. */
export const chargesOfNew = (booking: Pick<BookingRow, 'id' | 'currency' | 'status'>, price: Price): NewChargeRow[] =>
  isCharged(booking) ? agreedCharges(price).map((charge) => chargeRow(booking, charge)) : []

/** Whether it was ordered and not called off since. */
function isCharged({ status }: Pick<BookingRow, 'status'>): boolean {
  const state = stayStates[status]
  return status === 'pending_payment' || (state !== null && isCertain(state))
}
