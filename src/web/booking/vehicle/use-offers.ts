import type { Offer } from '#contract/booking.ts'
import { useFlow } from '../flow/flow.tsx'
import { rentalOf } from '../flow/trip.ts'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'
import { useAvailability } from '../availability.ts'
import { brandChoices, meant, sorted, typeChoices, type Filters, type Sort, type Sorted } from './offer-filter.ts'

/** The vehicles for the trip of the page; until the branches are known, nobody can say that a branch is closed then. */
export function useOffers() {
  const { trip, progress, live } = useFlow()
  const query = useAvailability(live && progress.dates ? rentalOf(trip) : null)
  return { query, offers: query.data?.offers, days: query.data?.days }
}

/** The chosen vehicle, free or not, once it is known. */
export function useChosen(): { readonly offer: Offer | undefined; readonly free: PricedOffer | undefined } {
  const { trip } = useFlow()
  const { offers } = useOffers()
  const offer = offers?.find(({ vehicleId }) => vehicleId === trip.vehicle)
  return { offer, free: offer && isFree(offer) ? offer : undefined }
}

export interface Listed extends Filters, Sorted {
  readonly types: readonly string[]
  /** Brands of the chosen class. */
  readonly brands: readonly string[]
  readonly sort: Sort
}

/** Vehicles as the list shows them, with its possible filters; undefined until they have arrived. */
export function useListed(): Listed | undefined {
  const { trip } = useFlow()
  const { offers } = useOffers()
  if (!offers) return undefined
  const { transmission, seats, bags, sort } = trip
  const types = typeChoices(offers)
  const type = meant(trip.type, types)
  const brands = brandChoices(offers, type)
  const brand = meant(trip.brand, brands)
  const filters = { type, brand, transmission, seats, bags }
  return { types, brands, ...filters, sort, ...sorted(offers, filters) }
}
