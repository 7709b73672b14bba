import { proportion, shareOf, vatIncluded } from './money.ts'
import { hasItem, isOfVehicle, type Price, type PriceItem } from './price.ts'

export const hasFirstRentalDiscount = (price: Parameters<typeof hasItem>[0]): boolean =>
  hasItem(price, 'first_rental_discount')

/** Amount that the discount takes off a price without it; it applies to vehicle and extras (D24). */
export function firstRentalDiscountOf(
  items: readonly Pick<PriceItem, 'kind' | 'amountMinor'>[],
  discountBp: number,
): number {
  const discounted = items.filter((item) => isOfVehicle(item) || item.kind === 'extra')
  return shareOf(
    discounted.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    discountBp,
  )
}

/**
 * Takes the discount on the first rental off vehicle and extras of an agreed price (D24).
 * @returns null if the price has the discount already, the discount would be zero, or the price has free days: their
 * value was calculated without the discount
 */
export function withFirstRentalDiscount(price: Price, discountBp: number): Price | null {
  if (hasFirstRentalDiscount(price) || hasItem(price, 'free_days')) return null
  const off = firstRentalDiscountOf(price.items, discountBp)
  if (off === 0) return null
  const totalMinor = price.totalMinor - off
  const item = { kind: 'first_rental_discount', quantity: 1, days: null, unitMinor: -off, amountMinor: -off } as const
  return {
    ...price,
    items: [...price.items, item],
    totalMinor,
    perDayMinor: proportion(totalMinor, 1, price.days),
    vatMinor: vatIncluded(totalMinor, price.vatBp),
  }
}
