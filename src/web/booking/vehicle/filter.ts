import type { Offer } from '../../../contract/booking.ts'

export interface Filters {
  readonly type: string | undefined
  readonly brand: string | undefined
}

const same = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0

/** What there is to filter by, in the order of the fleet; brands by name. */
export function choices(offers: readonly Offer[]): { readonly types: string[]; readonly brands: string[] } {
  const types = [...new Set(offers.map((offer) => offer.type))]
  const brands = [...new Set(offers.map((offer) => offer.brand))].toSorted((a, b) => a.localeCompare(b, 'de'))
  return { types, brands }
}

/** The one choice that is meant, however it is spelt; undefined for all and for what does not exist. */
export const meant = (wanted: string | undefined, among: readonly string[]): string | undefined =>
  wanted === undefined ? undefined : among.find((choice) => same(choice, wanted))

/** Vehicles that pass both filters: free ones first, then taken ones, then those that are yet to come. */
export function filtered(offers: readonly Offer[], { type, brand }: Filters): Offer[] {
  const rank = { none: 0, sold_out: 1, coming_soon: 2 }
  return offers
    .filter((offer) => (type === undefined || offer.type === type) && (brand === undefined || offer.brand === brand))
    .toSorted((a, b) => rank[a.reason ?? 'none'] - rank[b.reason ?? 'none'])
}
