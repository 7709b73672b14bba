import type { PaymentMethod } from '../../../contract/booking.ts'
import { toInstant } from '../../../domain/period.ts'
import type { LocalDateTime } from '../../../domain/period.ts'

const always = ['credit_card', 'debit_card', 'paypal'] as const satisfies readonly PaymentMethod[]
const day = 86_400_000

/** What a rental can be paid with: a transfer only where there is time for it to arrive (D29). */
export function methodsFor(start: LocalDateTime, now: Date, bankTransferDays: number): readonly PaymentMethod[] {
  const ahead = toInstant(start).getTime() - now.getTime()
  return ahead >= bankTransferDays * day ? [...always, 'bank_transfer'] : always
}
