import type { Minor } from './money.ts'

/** Kinds of moves of money. The amount of a move is positive in both directions. */
export const moveKinds = [
  // Blocked on a card, taken from the blocked amount, and released again.
  'authorised',
  'captured',
  'released',
  // Paid by transfer; paid at the desk.
  'received',
  'paid',
  'refunded',
  // Given up: the customer will not pay it.
  'written_off',
] as const
export type MoveKind = (typeof moveKinds)[number]

export interface Move {
  kind: MoveKind
  amountMinor: Minor
}

/** Balance between a customer and the company. Every figure is a sum, none is stored (D38). */
export interface Balance {
  chargedMinor: Minor
  /** Amount received, less refunds. */
  paidMinor: Minor
  /** Amount that is blocked on a card and neither taken nor released. */
  authorisedMinor: Minor
  writtenOffMinor: Minor
  /** Amount still to be paid; 0 if too much was paid. */
  dueMinor: Minor
  /** Amount to be refunded; 0 if something is due. */
  toGiveBackMinor: Minor
}

const sumOf = (moves: readonly Move[], ...kinds: readonly MoveKind[]): Minor =>
  moves.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const cameIn = (moves: readonly Move[]): Minor => sumOf(moves, 'captured', 'received', 'paid')

export function balanceOf(chargedMinor: Minor, moves: readonly Move[]): Balance {
  const paidMinor = cameIn(moves) - sumOf(moves, 'refunded')
  const writtenOffMinor = sumOf(moves, 'written_off')
  const open = chargedMinor - paidMinor - writtenOffMinor
  return {
    chargedMinor,
    paidMinor,
    authorisedMinor: sumOf(moves, 'authorised') - sumOf(moves, 'captured', 'released'),
    writtenOffMinor,
    dueMinor: Math.max(0, open),
    // A payment of what was written off settles a debt after all, so it is not refunded.
    toGiveBackMinor: Math.max(0, paidMinor - chargedMinor),
  }
}

/** Whether the whole amount was paid: nothing is due, and nothing was written off. */
export const isPaidInFull = ({ dueMinor, writtenOffMinor }: Balance): boolean => dueMinor === 0 && writtenOffMinor === 0

/**
 * Largest possible amount of a move: only a blocked amount is taken, only a received one is refunded, and only a due one
 * is written off.
 */
export function mostOf(kind: MoveKind, balance: Balance): Minor {
  switch (kind) {
    case 'captured':
    case 'released':
      return balance.authorisedMinor
    case 'refunded':
      return balance.paidMinor
    case 'written_off':
      return balance.dueMinor
    case 'authorised':
    case 'received':
    case 'paid':
      return Number.POSITIVE_INFINITY
  }
}
