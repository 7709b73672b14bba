import { aligned } from './aligned.ts'
import { shown } from './booking-list.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { chargeLabel } from '#words/charge-blocks.ts'
import { money } from '#words/format.ts'
import { wordsIn } from '#words/words.ts'
import { totalOf } from '#domain/return-charges.ts'
import type { BookingRow } from '#store/booking.ts'
import type { ChargeRow } from '#store/charge.ts'

/** A charge as the command line shows it. */
export interface ListedCharge {
  id: number
  kind: ChargeRow['kind']
  /** The charge that this one takes back. */
  takesBack: number | null
  quantity: number
  unitMinor: number
  amountMinor: number
  currency: string
  reason: string | null
  at: string
  actor: string
}

export const listedCharge = (row: ChargeRow): ListedCharge => ({
  id: row.id,
  kind: row.kind,
  takesBack: row.corrects,
  quantity: row.quantity,
  unitMinor: row.unit_minor,
  amountMinor: row.amount_minor,
  currency: row.currency,
  reason: row.reason,
  at: toLocal(row.at),
  actor: row.actor,
})

const english = { language: 'en', words: wordsIn('en') } as const

/** One line for each, in columns that a person can read. */
export function chargeTable(charges: readonly ListedCharge[]): string {
  const rows = charges.map((charge) => [
    String(charge.id),
    chargeLabel({ ...charge, waived: charge.takesBack !== null }, charge.currency, english),
    money(charge.amountMinor, charge.currency, 'en'),
    shown(charge.at),
    charge.actor,
    charge.reason ?? '',
  ])
  return aligned([['CHARGE', 'WHAT', 'AMOUNT', 'AT', 'WHO', 'WHY'], ...rows])
}

/** The charges with their sum; there is at least one. */
export function chargesText(charges: readonly ChargeRow[]): string {
  const total = money(totalOf(charges), charges[0]!.currency, 'en')
  return `${chargeTable(charges.map(listedCharge))}\n\non top of the agreed price: ${total}`
}

/** A returned rental with its charges, for programs. */
export const closingOf = (booking: BookingRow, charges: readonly ChargeRow[]) => ({
  reference: booking.reference,
  status: booking.status,
  kmEarlier: booking.km_earlier,
  kmOut: booking.km_out,
  kmIn: booking.km_in,
  returnedAt: booking.returned_at && toLocal(booking.returned_at),
  returnedTo: booking.returned_branch,
  charges: charges.map(listedCharge),
  chargesMinor: totalOf(charges),
  totalMinor: booking.total_minor + totalOf(charges),
  currency: booking.currency,
})
