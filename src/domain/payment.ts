import { toInstant, type LocalDateTime } from './period.ts'

const DAY_MS = 86_400_000

/** A SEPA transfer carries euros and nothing else (Regulation (EU) No 260/2012). */
export const takesTransfers = (currency: string): boolean => currency === 'EUR'

/** Whether a rental can be paid by bank transfer: in euros, and while there is time for it to arrive (D29, D34). */
export function transferPossible(
  { start, currency }: { start: LocalDateTime; currency: string },
  now: Date,
  bankTransferDays: number,
): boolean {
  return takesTransfers(currency) && toInstant(start).getTime() - now.getTime() >= bankTransferDays * DAY_MS
}
