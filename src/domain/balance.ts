import type { Minor } from './money.ts'

/** What can happen to money. The amount of a move is positive whichever way it goes. */
export const moveKinds = [
  // Blocked on a card, taken of that, and given free again.
  'authorised',
  'captured',
  'released',
  // By transfer; at the desk.
  'received',
  'paid',
  'refunded',
  // Nobody will pay it any more.
  'written_off',
] as const
export type MoveKind = (typeof moveKinds)[number]

export interface Move {
  kind: MoveKind
  amountMinor: Minor
}

/** What stands between a customer and the company: every figure is a sum, none is stored (D38). */
export interface Balance {
  chargedMinor: Minor
  /** What has come, less what went back. */
  paidMinor: Minor
  /** What is blocked on a card and neither taken nor given free. */
  authorisedMinor: Minor
  writtenOffMinor: Minor
  /** What is still to be paid; 0 where too much has come. */
  dueMinor: Minor
  /** What has to go back; 0 where something is due. */
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
    // What nobody paid is nothing to give back, whatever was written off.
    toGiveBackMinor: Math.min(Math.max(0, 0 - open), paidMinor),
  }
}

/** Whether nothing is owed any more, and all of it was paid. */
export const isPaidInFull = ({ dueMinor, writtenOffMinor }: Balance): boolean => dueMinor === 0 && writtenOffMinor === 0

/**
 * How much of a move is possible as things stand: nothing is taken that was not blocked, nothing goes back that has not
 * come, and nothing is written off that is not due.
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
