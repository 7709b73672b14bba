import { vatIncluded, vatParts, type Minor } from './money.ts'
import { priceItemKinds, type Price } from './price.ts'
import { chargeKinds } from './return-charges.ts'

/** Reasons for an amount beyond the agreed price, or instead of it. */
export const beyondPrice = [...chargeKinds, 'cancellation'] as const

/** Every reason for an amount: a line of the agreed price, or one beyond it. */
export const ledgerKinds = [...priceItemKinds, ...beyondPrice] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** An amount that is charged, with the tax in it. Discounts are negative. */
export interface NewCharge {
  kind: LedgerKind
  /** Code of the extra; null for any other line. */
  code: string | null
  quantity: number
  unitMinor: Minor
  amountMinor: Minor
  netMinor: Minor
  taxMinor: Minor
  taxBp: number
}

/** A charge as the ledger has it; `corrects` is the charge that it takes back. */
export interface LedgerCharge {
  id: number
  kind: LedgerKind
  code: string | null
  corrects: number | null
  amountMinor: Minor
  taxMinor: Minor
  taxBp: number
}

const beyond: ReadonlySet<LedgerKind> = new Set(beyondPrice)

/** Whether a charge is a line of what was agreed. */
export const isAgreed = ({ kind }: { readonly kind: LedgerKind }): boolean => !beyond.has(kind)

/**
 * An amount with the tax that is in it. Compensation for damage, or for a fine and the work with it, is no consideration
 * for a service and bears no tax (UStAE section 1.3).
 * @param vatBp rate for everything else, in basis points
 */
export function taxed(
  charge: Pick<NewCharge, 'kind' | 'quantity' | 'unitMinor' | 'amountMinor'>,
  vatBp: number,
): NewCharge {
  const taxBp = charge.kind === 'damage' || charge.kind === 'fine' ? 0 : vatBp
  const taxMinor = vatIncluded(charge.amountMinor, taxBp)
  return { code: null, ...charge, netMinor: charge.amountMinor - taxMinor, taxMinor, taxBp }
}

/**
 * The lines of an agreed price as charges, each with its part of the tax.
 */
export function agreedCharges({ items, vatBp }: Pick<Price, 'items' | 'vatBp'>): NewCharge[] {
  const charged = items.filter(({ amountMinor }) => amountMinor !== 0)
  const taxes = vatParts(
    charged.map(({ amountMinor }) => amountMinor),
    vatBp,
  )
  return charged.map(({ kind, code = null, amountMinor }, index) => {
    const taxMinor = taxes[index]!
    const netMinor = amountMinor - taxMinor
    return { kind, code, quantity: 1, unitMinor: amountMinor, amountMinor, netMinor, taxMinor, taxBp: vatBp }
  })
}

/** Charges that nobody has taken back. */
export function standing<C extends Pick<LedgerCharge, 'id' | 'corrects'>>(charges: readonly C[]): C[] {
  const back = new Set(charges.map(({ corrects }) => corrects))
  return charges.filter(({ id, corrects }) => corrects === null && !back.has(id))
}

/**
 * Charges to take back and to add so that the agreed part of a ledger has other lines. A line that is the same stays as
 * it is. Its tax must be the same as well: a line's part of the tax depends on the lines before it, so an old part could
 * leave the ledger a cent off the tax of the price.
 */
export function changeOfAgreed<C extends LedgerCharge>(
  charges: readonly C[],
  wanted: readonly NewCharge[],
): { takeBack: C[]; add: NewCharge[] } {
  const left = [...wanted]
  const takeBack = standing(charges)
    .filter(isAgreed)
    .filter((charge) => {
      const same = left.findIndex(
        ({ kind, code, amountMinor, taxMinor, taxBp }) =>
          kind === charge.kind &&
          code === charge.code &&
          amountMinor === charge.amountMinor &&
          taxMinor === charge.taxMinor &&
          taxBp === charge.taxBp,
      )
      if (same !== -1) left.splice(same, 1)
      return same === -1
    })
  return { takeBack, add: left }
}
