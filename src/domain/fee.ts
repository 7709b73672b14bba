import type { Minor } from './money.ts'
import type { BusinessRules } from './settings.ts'

/** Facts of a rental that its fees depend on. */
export interface FeeFacts {
  oneWay: boolean
  /** 0 if the pick-up is within opening hours. */
  afterHoursFeeMinor: Minor
  crossBorder: boolean
  /** Whether trips abroad cost this customer nothing. */
  crossBorderFree?: boolean
}

type AmountName = Extract<keyof BusinessRules, `${string}FeeMinor`>

/** The stored amounts of fees: every setting whose name ends in `FeeMinor`. */
export type FeeAmounts = Pick<BusinessRules, AmountName>

/**
 * Every fee that a price may have, in the order of its lines, with what it costs for a rental; 0 if it is not charged.
 * This table is the only list of fees: the contract, the texts' types and the list of what a total includes follow from
 * it, and a test compares the database's check with it (`is_price_line()`).
 */
const fees = {
  one_way: ({ oneWay }, { oneWayFeeMinor }) => (oneWay ? oneWayFeeMinor : 0),
  after_hours: ({ afterHoursFeeMinor }) => afterHoursFeeMinor,
  cross_border: ({ crossBorder, crossBorderFree }, { crossBorderFeeMinor }) =>
    crossBorder && crossBorderFree !== true ? crossBorderFeeMinor : 0,
} as const satisfies Record<string, (rental: FeeFacts, amounts: FeeAmounts) => Minor>

export type FeeKind = keyof typeof fees

export const feeKinds = Object.keys(fees) as FeeKind[]

export const isFee = (kind: string): kind is FeeKind => Object.hasOwn(fees, kind)

/** Cost of each fee for a rental. A fee that was agreed earlier keeps its amount for as long as it is charged at all. */
export const feesOf = (
  rental: FeeFacts,
  amounts: FeeAmounts,
  agreed?: ReadonlyMap<FeeKind, Minor>,
): { kind: FeeKind; amountMinor: Minor }[] =>
  feeKinds.map((kind) => {
    const amountMinor = fees[kind](rental, amounts)
    return { kind, amountMinor: amountMinor === 0 ? 0 : (agreed?.get(kind) ?? amountMinor) }
  })
