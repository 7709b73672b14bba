import type { Offer } from '../../../contract/booking.ts'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'

export interface Filters {
  readonly type: string | undefined
  readonly brand: string | undefined
}

const same = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0

/** What can be booked at all, now or at another time. */
const offered = (offers: readonly Offer[]): Offer[] => offers.filter(({ reason }) => reason !== 'coming_soon')

const typesOf = (offers: readonly Offer[]): string[] => [...new Set(offers.map(({ type }) => type))]

/** The classes to filter by, in the order of the fleet; nobody can choose one that is yet to come. */
export const typeChoices = (offers: readonly Offer[]): string[] => typesOf(offered(offers))

/** The brands to filter by, by name: those of the chosen class, or of all. */
export function brandChoices(offers: readonly Offer[], type: string | undefined): string[] {
  const inType = offered(offers).filter((offer) => type === undefined || offer.type === type)
  return [...new Set(inType.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'de'))
}

/** The one choice that is meant, however it is spelt; undefined for all and for what does not exist. */
export const meant = (wanted: string | undefined, among: readonly string[]): string | undefined =>
  wanted === undefined ? undefined : among.find((choice) => same(choice, wanted))

/** The free vehicles of a class, the cheapest first. */
export interface Group {
  readonly type: string
  readonly offers: readonly PricedOffer[]
}

/** Vehicles that pass both filters, by class in the order of the fleet. */
export interface Sorted {
  readonly free: readonly Group[]
  /** Classes without a free vehicle. */
  readonly taken: readonly string[]
  /** Classes that are yet to come. */
  readonly soon: readonly string[]
}

export function sorted(offers: readonly Offer[], { type, brand }: Filters): Sorted {
  const passing = offers.filter(
    (offer) => (type === undefined || offer.type === type) && (brand === undefined || offer.brand === brand),
  )
  const groups = typesOf(offered(passing)).map((one) => ({
    type: one,
    offers: passing
      .filter(isFree)
      .filter((offer) => offer.type === one)
      .toSorted((a, b) => a.price.totalMinor - b.price.totalMinor || a.vehicleId - b.vehicleId),
  }))
  return {
    free: groups.filter((group) => group.offers.length > 0),
    taken: groups.filter((group) => group.offers.length === 0).map((group) => group.type),
    soon: typesOf(passing.filter(({ reason }) => reason === 'coming_soon')),
  }
}
