import type { Balance } from './balance.ts'

/** Where a deposit may go: it is held, and then kept in part or whole, or given free; later rentals take another one. */
export const depositTransitions = {
  none: ['held', 'kept'],
  held: ['held', 'kept', 'free'],
  // Some of it was taken, or left at the desk and not given back.
  kept: ['held', 'kept', 'free'],
  free: ['held', 'kept'],
} as const satisfies Record<string, readonly string[]>

export type DepositStatus = keyof typeof depositTransitions

/** @param balance of the moves of a deposit, which is never charged @param moves how many there were */
export function depositStatus({ authorisedMinor, paidMinor }: Balance, moves: number): DepositStatus {
  if (moves === 0) return 'none'
  if (authorisedMinor > 0) return 'held'
  return paidMinor > 0 ? 'kept' : 'free'
}
