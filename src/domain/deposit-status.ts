import type { Balance } from './balance.ts'

/** Statuses that may follow each status of a deposit: it is held, then kept in part or whole, or released. */
export const depositTransitions = {
  none: ['held', 'kept'],
  held: ['held', 'kept', 'free'],
  // Part of it was taken, or was paid at the desk and not refunded.
  kept: ['held', 'kept', 'free'],
  free: ['held', 'kept'],
} as const satisfies Record<string, readonly string[]>

export type DepositStatus = keyof typeof depositTransitions

/** Whether a deposit may go from one status straight to the other, or stay where it is. */
export function canMoveDeposit(from: DepositStatus, to: DepositStatus): boolean {
  const next: readonly DepositStatus[] = depositTransitions[from]
  return from === to || next.includes(to)
}

/** Status of a deposit, by the balance and the number of its moves. A deposit is never charged. */
export function depositStatus({ authorisedMinor, paidMinor }: Balance, moves: number): DepositStatus {
  if (moves === 0) return 'none'
  if (authorisedMinor > 0) return 'held'
  return paidMinor > 0 ? 'kept' : 'free'
}
