import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { balanceOf, mostOf, moveKinds, type Move } from './balance.ts'
import { canMoveDeposit, depositStatus } from './deposit-status.ts'
import { canMovePayment, paymentStatus } from './payment-status.ts'

const wishes = fc.array(
  fc.record({ kind: fc.constantFrom(...moveKinds), amountMinor: fc.integer({ min: 1, max: 10_000 }) }),
  { maxLength: 12 },
)

/** The wanted moves that are possible one after the other, each cut to the amount that is left. */
function possible(wanted: readonly Move[], charged = 0): Move[] {
  const moves: Move[] = []
  for (const { kind, amountMinor } of wanted) {
    const most = Math.min(amountMinor, mostOf(kind, balanceOf(charged, moves)))
    if (most > 0) moves.push({ kind, amountMinor: most })
  }
  return moves
}

describe('a balance', () => {
  it('has an amount due or to be given back, never both, and never gives back more than was paid', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 0, max: 50_000 }), (wanted, charged) => {
        const moves = possible(wanted, charged)
        const sumOf = (...kinds: string[]) =>
          moves.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
        const balance = balanceOf(charged, moves)
        const open = charged - sumOf('captured', 'received', 'paid') + sumOf('refunded') - sumOf('written_off')
        expect(balance.dueMinor).toBe(Math.max(0, open))
        expect(Math.min(balance.dueMinor, balance.toGiveBackMinor)).toBe(0)
        expect(balance.toGiveBackMinor).toBe(Math.max(0, balance.paidMinor - charged))
        expect(balance.toGiveBackMinor).toBeLessThanOrEqual(balance.paidMinor)
        expect(balance.authorisedMinor).toBeGreaterThanOrEqual(0)
        expect(balance.paidMinor).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never gives back an amount written off, neither if it is paid after all nor if less is charged', () => {
    const moves: Move[] = [
      { kind: 'paid', amountMinor: 400 },
      { kind: 'written_off', amountMinor: 600 },
    ]
    expect(balanceOf(700, moves)).toMatchObject({ dueMinor: 0, toGiveBackMinor: 0 })
    const late = [...moves, { kind: 'received', amountMinor: 600 } as const]
    expect(balanceOf(1_000, late)).toMatchObject({ dueMinor: 0, toGiveBackMinor: 0 })
  })

  it('takes nothing that was not blocked, and gives back nothing that has not come', () => {
    const most = (kind: Move['kind'], moves: Move[]) => mostOf(kind, balanceOf(900, moves))
    expect(most('captured', [])).toBe(0)
    expect(most('refunded', [{ kind: 'authorised', amountMinor: 500 }])).toBe(0)
    const taken: Move[] = [
      { kind: 'authorised', amountMinor: 500 },
      { kind: 'captured', amountMinor: 300 },
    ]
    expect([most('captured', taken), most('released', taken), most('refunded', taken)]).toEqual([200, 200, 300])
    expect(most('written_off', taken)).toBe(600)
  })
})

describe('the status of a payment', () => {
  const reached = new Set<string>()

  it.each([
    [0, [], 'none'],
    [500, [], 'open'],
    [500, [{ kind: 'authorised', amountMinor: 500 }], 'authorised'],
    [500, [{ kind: 'paid', amountMinor: 200 }], 'part_paid'],
    [500, [{ kind: 'received', amountMinor: 500 }], 'paid'],
    [100, [{ kind: 'paid', amountMinor: 500 }], 'overpaid'],
    [500, [{ kind: 'written_off', amountMinor: 500 }], 'paid'],
  ] as const)('of %i charged is what moved', (charged, moves, status) => {
    expect(paymentStatus(balanceOf(charged, moves))).toBe(status)
  })

  it('goes only where its table says', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 0, max: 20_000 }), (wanted, charged) => {
        const moves = possible(wanted, charged)
        const statuses = moves.map((_, n) => paymentStatus(balanceOf(charged, moves.slice(0, n + 1))))
        let last = paymentStatus(balanceOf(charged, []))
        for (const status of statuses) {
          expect(canMovePayment(last, status), `${last} → ${status}`).toBe(true)
          last = status
          reached.add(status)
        }
      }),
      { numRuns: 500 },
    )
    for (const status of ['authorised', 'open', 'overpaid', 'paid', 'part_paid']) expect(reached).toContain(status)
  })
})

describe('the status of a deposit', () => {
  it('goes only where its table says, and reaches all of it', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(wishes, (wanted) => {
        const moves = possible(wanted.filter(({ kind }) => kind !== 'written_off'))
        let last = depositStatus(balanceOf(0, []), 0)
        for (const n of moves.keys()) {
          const status = depositStatus(balanceOf(0, moves.slice(0, n + 1)), n + 1)
          expect(canMoveDeposit(last, status), `${last} → ${status}`).toBe(true)
          last = status
          reached.add(status)
        }
      }),
      { numRuns: 500 },
    )
    expect([...reached].toSorted()).toEqual(['free', 'held', 'kept'])
  })
})
