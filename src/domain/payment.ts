import { toInstant, type LocalDateTime } from './period.ts'
import { takesTransfers } from './sepa.ts'

const DAY_MS = 86_400_000

/** Whether a rental can be paid by bank transfer: only in euros and while the money can arrive in time (D29, D34). */
export function transferPossible(
  { start, currency }: { start: LocalDateTime; currency: string },
  now: Date,
  bankTransferDays: number,
): boolean {
  return takesTransfers(currency) && toInstant(start).getTime() - now.getTime() >= bankTransferDays * DAY_MS
}
