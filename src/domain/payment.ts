import { toInstant, type LocalDateTime } from './period.ts'
import { takesTransfers } from './sepa.ts'

/** Means of payment that a customer can choose on the site, none of which costs extra (D29). */
export const paymentMethods = ['credit_card', 'debit_card', 'paypal', 'bank_transfer'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** Means of payment of a booking. Cash is agreed at the desk or on the phone. */
export const agreedMethods = [...paymentMethods, 'cash'] as const
export type AgreedMethod = (typeof agreedMethods)[number]

const DAY_MS = 86_400_000

/** Whether a rental can be paid by bank transfer: only in euros and while the money can arrive in time (D29, D34). */
export function transferPossible(
  { start, currency }: { start: LocalDateTime; currency: string },
  now: Date,
  bankTransferDays: number,
): boolean {
  return takesTransfers(currency) && toInstant(start).getTime() - now.getTime() >= bankTransferDays * DAY_MS
}
