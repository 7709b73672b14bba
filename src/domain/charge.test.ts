import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { agreedCharges, changeOfAgreed, isAgreed, standing, taxed, type LedgerCharge } from './charge.ts'
import { feeKinds } from './fee.ts'
import { vatIncluded } from './money.ts'
import type { PriceItem, PriceItemKind } from './price.ts'

const item = (kind: PriceItemKind, amountMinor: number, code?: string): PriceItem => ({
  kind,
  ...(code !== undefined && { code }),
  quantity: 1,
  days: null,
  unitMinor: amountMinor,
  amountMinor,
})

const items = fc.array(
  fc.record({
    kind: fc.constantFrom<PriceItemKind[]>('vehicle', 'extra', ...feeKinds),
    // Small amounts occur in several versions, and their tax is rounded the most.
    amountMinor: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 9 })),
  }),
  { maxLength: 8 },
)

/** Ledger after some amendments, each of which brings it to the wanted lines. */
function ledgerAfter(versions: readonly (readonly PriceItem[])[], vatBp: number): LedgerCharge[] {
  const ledger: LedgerCharge[] = []
  for (const version of versions) {
    const { takeBack, add } = changeOfAgreed(ledger, agreedCharges({ items: [...version], vatBp }))
    for (const { id, amountMinor, taxMinor, ...rest } of takeBack) {
      const back = { corrects: id, amountMinor: 0 - amountMinor, taxMinor: 0 - taxMinor }
      ledger.push({ ...rest, ...back, id: ledger.length + 1 })
    }
    for (const { kind, code, amountMinor, taxMinor, taxBp } of add) {
      ledger.push({ id: ledger.length + 1, kind, code, corrects: null, amountMinor, taxMinor, taxBp })
    }
  }
  return ledger
}

const sum = (amounts: readonly { readonly amountMinor: number }[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0)
const taxOf = (charges: readonly { readonly taxMinor: number }[]) =>
  charges.reduce((total, { taxMinor }) => total + taxMinor, 0)

describe('the lines of a price as charges', () => {
  it('have net and tax that add up, line by line and in all', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 2_500 }), (lines, vatBp) => {
        const charges = agreedCharges({ items: lines.map(({ kind, amountMinor }) => item(kind, amountMinor)), vatBp })
        for (const { amountMinor, netMinor, taxMinor } of charges) expect(netMinor + taxMinor).toBe(amountMinor)
        expect(taxOf(charges)).toBe(vatIncluded(sum(charges), vatBp))
      }),
    )
  })

  it('leave out lines of 0, and keep the code of the extra', () => {
    const charges = agreedCharges({
      items: [item('vehicle', 4_200), item('extra', 0, 'gps'), item('extra', 900, 'child_seat')],
      vatBp: 1_900,
    })
    expect(charges.map(({ kind, code, amountMinor }) => [kind, code, amountMinor])).toEqual([
      ['vehicle', null, 4_200],
      ['extra', 'child_seat', 900],
    ])
  })
})

describe('an amendment', () => {
  it('leaves the sum and the tax of the last version, whatever came before, and nothing once it is called off', () => {
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 5 }), (versions) => {
        const lines = versions.map((version) => version.map(({ kind, amountMinor }) => item(kind, amountMinor)))
        const ledger = ledgerAfter(lines, 1_900)
        expect(sum(ledger)).toBe(sum(lines.at(-1)!))
        expect(taxOf(ledger)).toBe(vatIncluded(sum(lines.at(-1)!), 1_900))
        const calledOff = ledgerAfter([...lines, []], 1_900)
        expect([sum(calledOff), taxOf(calledOff)]).toEqual([0, 0])
      }),
    )
  })

  it('touches only the lines that differ', () => {
    const before = [item('vehicle', 4_200), item('extra', 900, 'gps')]
    const ledger = ledgerAfter([before], 1_900)
    const { takeBack, add } = changeOfAgreed(
      ledger,
      agreedCharges({ items: [before[0]!, item('extra', 1_800, 'gps')], vatBp: 1_900 }),
    )
    expect(takeBack.map(({ kind }) => kind)).toEqual(['extra'])
    expect(add.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([['extra', 1_800]])
  })

  it('charges a line anew whose part of the tax is another one among the new lines', () => {
    const [vehicle, gps] = [item('vehicle', 4_200), item('extra', 900, 'gps')]
    const ledger = ledgerAfter([[vehicle, gps]], 1_900)
    const wanted = agreedCharges({ items: [item('vehicle', 4_203), gps], vatBp: 1_900 })
    const { takeBack, add } = changeOfAgreed(ledger, wanted)
    expect(ledger.map(({ taxMinor }) => taxMinor)).toEqual([671, 143])
    expect(add.map(({ kind, taxMinor }) => [kind, taxMinor])).toEqual([
      ['vehicle', 671],
      ['extra', 144],
    ])
    expect(takeBack).toHaveLength(2)
  })

  it('leaves charges on top alone', () => {
    const late: LedgerCharge = {
      id: 1,
      kind: 'late_return',
      code: null,
      corrects: null,
      amountMinor: 2_000,
      taxMinor: 319,
      taxBp: 1_900,
    }
    expect(changeOfAgreed([late], []).takeBack).toEqual([])
    expect(isAgreed(late)).toBe(false)
  })
})

it('a charge that was taken back no longer stands, nor does its counter-charge', () => {
  const charge = { id: 1, corrects: null }
  expect(standing([charge, { id: 2, corrects: 1 }, { id: 3, corrects: null }])).toEqual([{ id: 3, corrects: null }])
})

it('tax is in every amount but compensation for damage', () => {
  expect(taxed({ kind: 'fuel', quantity: 1, unitMinor: 11_900, amountMinor: 11_900 }, 1_900)).toMatchObject({
    netMinor: 10_000,
    taxMinor: 1_900,
  })
  expect(taxed({ kind: 'damage', quantity: 1, unitMinor: 11_900, amountMinor: 11_900 }, 1_900)).toMatchObject({
    netMinor: 11_900,
    taxMinor: 0,
    taxBp: 0,
  })
})
