import { proportion, shareOf, vatIncluded } from './money.ts'
import type { Price } from './price.ts'

export const hasFirstRentalDiscount = ({ items }: Pick<Price, 'items'>): boolean =>
  items.some(({ kind }) => kind === 'first_rental_discount')

/**
 * An agreed price with the discount on the first rental taken off vehicle and extras (D24).
 * @returns null where it is there already or takes nothing off, or where free days are in it: they were worth a day
 * without the discount
 */
export function withFirstRentalDiscount(price: Price, discountBp: number): Price | null {
  if (hasFirstRentalDiscount(price) || price.items.some(({ kind }) => kind === 'free_days')) return null
  const discounted = price.items.filter(({ kind }) => kind === 'vehicle' || kind === 'extra')
  const off = shareOf(
    discounted.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    discountBp,
  )
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
