import { toLocal } from '#domain/berlin-time.ts'
import { isAgreed } from '#domain/charge.ts'
import type { Balance } from '#domain/balance.ts'
import { chargeLabel } from '#words/charge-blocks.ts'
import { money } from '#words/format.ts'
import { priceItemLabel } from '#words/price-blocks.ts'
import { wordsOf } from '#words/words.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { ChargeRow, LedgerRow } from '#store/charge.ts'
import type { BookingMoney } from '#usecases/money/steps/money.ts'
import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { listedCharge } from './charge-table.ts'

/** Ledger of a booking for programs. */
export const listedMoney = ({ booking, charges, moves, balance, status, deposit, depositStatus }: BookingMoney) => ({
  reference: booking.reference,
  status: booking.status,
  currency: booking.currency,
  payment: status,
  ...balance,
  deposit: { status: depositStatus, agreedMinor: booking.price.depositMinor, heldMinor: heldOf(deposit) },
  charges: charges.map((row) => ({
    id: row.id,
    kind: row.kind,
    code: row.code,
    takesBack: row.corrects,
    amountMinor: row.amount_minor,
    netMinor: row.net_minor,
    taxMinor: row.tax_minor,
    reason: row.reason,
    at: toLocal(row.at),
    actor: row.actor,
  })),
  moves: moves.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    kind: row.kind,
    amountMinor: row.amount_minor,
    method: row.method,
    receipt: row.provider_ref,
    note: row.note,
    at: toLocal(row.at),
    actor: row.actor,
  })),
})

const heldOf = ({ paidMinor, authorisedMinor }: Balance) => paidMinor + authorisedMinor

/** Ledger of a booking for people: charges, payments and the balance. */
export function moneyText(found: BookingMoney, catalogue: Catalogue): string {
  const { charges, moves, booking } = found
  const labelOf = labelsOf(booking, catalogue)
  const charged = charges.map((row) => [
    String(row.id),
    row.corrects === null ? labelOf(row) : `Taken back: ${labelOf(row)}`,
    money(row.amount_minor, row.currency, 'en'),
    money(row.tax_minor, row.currency, 'en'),
    shown(toLocal(row.at)),
    row.actor,
    row.reason ?? '',
  ])
  const moved = moves.map((row) => [
    String(row.id),
    [row.purpose === 'deposit' && 'deposit', row.kind.replace('_', ' '), row.method && methods[row.method]]
      .filter(Boolean)
      .join(', '),
    money(row.kind === 'refunded' ? 0 - row.amount_minor : row.amount_minor, row.currency, 'en'),
    shown(toLocal(row.at)),
    row.actor,
    [row.provider_ref, row.note].filter(Boolean).join(', '),
  ])
  const tables = [
    charged.length === 0
      ? 'nothing is charged'
      : aligned([['CHARGE', 'WHAT', 'AMOUNT', 'TAX IN IT', 'AT', 'WHO', 'WHY'], ...charged]),
    moved.length === 0 ? 'no money has moved' : aligned([['MOVE', 'WHAT', 'AMOUNT', 'AT', 'WHO', 'RECEIPT'], ...moved]),
  ]
  return `${booking.reference}\n\n${tables.join('\n\n')}\n\n${standText(found)}`
}

/** Balance and deposit, one line each: 'charged $56.05, paid $0.00: $56.05 are due'. */
export function standText({ booking, balance, deposit, depositStatus }: BookingMoney): string {
  const sum = (minor: number) => money(minor, booking.currency, 'en')
  const rest =
    balance.toGiveBackMinor > 0
      ? `${sum(balance.toGiveBackMinor)} have to go back`
      : balance.dueMinor > 0
        ? `${sum(balance.dueMinor)} are due`
        : 'nothing is due'
  const line = `charged ${sum(balance.chargedMinor)}, paid ${sum(balance.paidMinor)}: ${rest}`
  return depositStatus === 'none' || depositStatus === 'free' ? line : `${line}\ndeposit held: ${sum(heldOf(deposit))}`
}

const methods = { cash: 'cash', card_terminal: 'card terminal', transfer: 'bank transfer' }

/** Labels for the charges of a booking. @param catalogue has the names that the company gave */
function labelsOf(booking: BookingMoney['booking'], catalogue: Catalogue): (row: LedgerRow) => string {
  const vehicle = catalogue.vehicles.find(({ id }) => id === booking.vehicle_id)?.name ?? 'Vehicle'
  const english = { language: 'en', words: wordsOf('en', catalogue) } as const
  return (row) => {
    if (row.kind === 'cancellation') return 'Cancellation'
    if (!isAgreed(row)) {
      return chargeLabel({ ...listedCharge(row as ChargeRow), waived: false }, row.currency, english)
    }
    const item = {
      kind: row.kind,
      ...(row.code !== null && { code: row.code }),
      quantity: 1,
      days: null,
      unitMinor: null,
      amountMinor: row.amount_minor,
    }
    return priceItemLabel(item as Parameters<typeof priceItemLabel>[0], vehicle, row.currency, english)
  }
}
