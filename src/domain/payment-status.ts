import type { Balance } from './balance.ts'

/** Statuses that may follow each payment status. Charges and moves can come at any time, so none is an end. */
export const paymentTransitions = {
  // Nothing is charged and nothing was paid.
  none: ['open', 'authorised', 'overpaid'],
  open: ['none', 'authorised', 'part_paid', 'paid', 'overpaid'],
  authorised: ['none', 'open', 'part_paid', 'paid', 'overpaid'],
  part_paid: ['none', 'open', 'authorised', 'paid', 'overpaid'],
  paid: ['none', 'open', 'authorised', 'part_paid', 'overpaid'],
  // More was paid than is charged: the rest is refunded.
  overpaid: ['none', 'open', 'authorised', 'part_paid', 'paid'],
} as const satisfies Record<string, readonly string[]>

export type PaymentStatus = keyof typeof paymentTransitions

/** Whether a payment may go from one status straight to the other, or stay where it is. */
export function canMovePayment(from: PaymentStatus, to: PaymentStatus): boolean {
  const next: readonly PaymentStatus[] = paymentTransitions[from]
  return from === to || next.includes(to)
}

/** Payment status of a booking. */
export function paymentStatus(balance: Balance): PaymentStatus {
  const { chargedMinor, paidMinor, authorisedMinor, dueMinor, toGiveBackMinor, writtenOffMinor } = balance
  if (toGiveBackMinor > 0) return 'overpaid'
  if (dueMinor > 0) {
    if (authorisedMinor >= dueMinor) return 'authorised'
    return paidMinor > 0 ? 'part_paid' : 'open'
  }
  return chargedMinor === 0 && paidMinor === 0 && writtenOffMinor === 0 ? 'none' : 'paid'
}
