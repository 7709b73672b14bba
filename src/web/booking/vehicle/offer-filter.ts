import type { Offer } from '#contract/booking.ts'
import { countsToAskFor, hasTraits, type Traits } from '#domain/vehicle-traits.ts'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'

export interface Filters extends Traits {
  readonly type?: string | undefined
  readonly brand?: string | undefined
}

/** Filters of the list, except the class, which has its own pills. */
export const narrowing = ['transmission', 'seats', 'bags', 'brand'] as const satisfies readonly (keyof Filters)[]

/** Order of the list: by class as in the fleet (undefined), or in one list with the cheapest or the largest first. */
export type Sort = 'price' | 'seats' | undefined

const same = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'accent' }) === 0

/** Vehicles that can be booked, now or at another time. */
const offered = (offers: readonly Offer[]): Offer[] => offers.filter(({ reason }) => reason !== 'coming_soon')

const typesOf = (offers: readonly Offer[]): string[] => [...new Set(offers.map(({ type }) => type))]

/** Classes to filter by, in the order of the fleet, without those that are not offered yet. */
export const typeChoices = (offers: readonly Offer[]): string[] => typesOf(offered(offers))

/** Brands to filter by, in alphabetical order: those of the chosen class, or of all. */
export function brandChoices(offers: readonly Offer[], type: string | undefined): string[] {
  const inType = offered(offers).filter((offer) => type === undefined || offer.type === type)
  return [...new Set(inType.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'de'))
}

/** Minimum numbers to offer. */
export const countChoices = (offers: readonly Offer[], what: 'seats' | 'luggage'): number[] =>
  countsToAskFor(offered(offers).map((offer) => offer[what]))

/** The choice that a text means, in any spelling; undefined for all, and for choices that do not exist. */
export const meant = (wanted: string | undefined, among: readonly string[]): string | undefined =>
  wanted === undefined ? undefined : among.find((choice) => same(choice, wanted))

/** Available vehicles of a class, in the order of the fleet. */
export interface Group {
  readonly type: string
  readonly offers: readonly PricedOffer[]
}

/** Vehicles that pass every filter, by class in the order of the fleet. */
export interface Sorted {
  readonly free: readonly Group[]
  /** Classes without an available vehicle. */
  readonly taken: readonly string[]
  /** Classes that are available but cannot be returned at another branch. */
  readonly notOneWay: readonly string[]
  /** Classes that are not offered yet. */
  readonly soon: readonly string[]
}

const passes =
  ({ type, brand, ...traits }: Filters) =>
  (offer: Offer): boolean =>
    (type === undefined || offer.type === type) &&
    (brand === undefined || offer.brand === brand) &&
    hasTraits(traits)(offer)

/** Classes without a vehicle to choose, by the reason. */
export function unavailable(offers: readonly Offer[]): Pick<Sorted, 'taken' | 'notOneWay'> {
  const free = new Set(typesOf(offers.filter(isFree)))
  const none = offered(offers).filter(({ type }) => !free.has(type))
  const notOneWay = typesOf(none.filter(({ reason }) => reason === 'one_way'))
  return { taken: typesOf(none).filter((type) => !notOneWay.includes(type)), notOneWay }
}

export function sorted(offers: readonly Offer[], filters: Filters): Sorted {
  const passing = offers.filter(passes(filters))
  const groups = typesOf(offered(passing)).map((one) => ({
    type: one,
    offers: passing.filter(isFree).filter((offer) => offer.type === one),
  }))
  return {
    free: groups.filter((group) => group.offers.length > 0),
    ...unavailable(passing),
    soon: typesOf(passing.filter(({ reason }) => reason === 'coming_soon')),
  }
}

/** Offers in order: cheapest first or, by seats, the largest first and the cheapest among equals. */
export const inOrder = (offers: readonly PricedOffer[], sort: Sort = 'price'): PricedOffer[] =>
  offers.toSorted(
    (a, b) =>
      (sort === 'seats' ? b.seats - a.seats : 0) ||
      a.price.totalMinor - b.price.totalMinor ||
      a.vehicleId - b.vehicleId,
  )
