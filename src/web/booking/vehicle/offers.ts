import type { Offer } from '../../../contract/booking.ts'
import { useFlow } from '../flow/flow.tsx'
import { rentalOf } from '../flow/trip.ts'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'
import { useAvailability } from '../server.ts'

/** The vehicles for the trip of the page. */
export function useOffers() {
  const { trip, progress } = useFlow()
  const query = useAvailability(progress.dates ? rentalOf(trip) : null)
  return { query, offers: query.data?.offers, days: query.data?.days }
}

/** The chosen vehicle, free or not, once it is known. */
export function useChosen(): { readonly offer: Offer | undefined; readonly free: PricedOffer | undefined } {
  const { trip } = useFlow()
  const { offers } = useOffers()
  const offer = offers?.find(({ vehicleId }) => vehicleId === trip.vehicle)
  return { offer, free: offer && isFree(offer) ? offer : undefined }
}
