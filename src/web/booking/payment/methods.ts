import type { PaymentMethod } from '#contract/booking.ts'
import { transferPossible } from '#domain/payment.ts'
import type { LocalDateTime } from '#domain/period.ts'

const always = ['credit_card', 'debit_card', 'paypal'] as const satisfies readonly PaymentMethod[]

/** Means of payment for a rental by its own price, because a held price keeps its currency (D34). */
export function methodsFor(
  rental: { readonly start: LocalDateTime; readonly currency: string },
  now: Date,
  bankTransferDays: number,
): readonly PaymentMethod[] {
  return transferPossible(rental, now, bankTransferDays) ? [...always, 'bank_transfer'] : always
}
