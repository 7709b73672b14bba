import type { Offer } from '#contract/booking.ts'

export type PricedOffer = Offer & { readonly price: NonNullable<Offer['price']> }

export const isFree = (offer: Offer): offer is PricedOffer => offer.available && offer.price !== null

/**
 * Alternatives to a vehicle that is gone: available ones in the same period, the nearest in price first, and of two
 * equally near the cheaper one.
 */
export function alternatives(offers: readonly Offer[], gone: number, totalMinor: number, count = 3): PricedOffer[] {
  const distance = (offer: PricedOffer) => Math.abs(offer.price.totalMinor - totalMinor)
  return offers
    .filter(isFree)
    .filter((offer) => offer.vehicleId !== gone)
    .toSorted(
      (a, b) => distance(a) - distance(b) || a.price.totalMinor - b.price.totalMinor || a.vehicleId - b.vehicleId,
    )
    .slice(0, count)
}

/** Offer with the lowest total of a period, or null if none is available. */
export function cheapest(offers: readonly Offer[]): PricedOffer | null {
  const free = offers.filter(isFree).toSorted((a, b) => a.price.totalMinor - b.price.totalMinor)
  return free[0] ?? null
}
