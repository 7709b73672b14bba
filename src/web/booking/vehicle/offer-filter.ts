import type { Offer } from '#contract/booking.ts'
import { countsToAskFor, hasTraits, type Traits } from '#domain/vehicle-traits.ts'
import { isFree, type PricedOffer } from '../quote/alternatives.ts'

export interface Filters extends Traits {
  readonly type?: string | undefined
  readonly brand?: string | undefined
}

/** What the list is narrowed down by, the class apart, which has its own pills. */
export const narrowing = ['transmission', 'seats', 'bags', 'brand'] as const satisfies readonly (keyof Filters)[]

/** By class as the fleet has them, or all in one list: the cheapest or the largest first. */
export type Sort = 'price' | 'seats' | undefined

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

/** The numbers to ask for at least. */
export const countChoices = (offers: readonly Offer[], what: 'seats' | 'luggage'): number[] =>
  countsToAskFor(offered(offers).map((offer) => offer[what]))

/** The one choice that is meant, however it is spelt; undefined for all and for what does not exist. */
export const meant = (wanted: string | undefined, among: readonly string[]): string | undefined =>
  wanted === undefined ? undefined : among.find((choice) => same(choice, wanted))

/** The free vehicles of a class, the cheapest first. */
export interface Group {
  readonly type: string
  readonly offers: readonly PricedOffer[]
}

/** Vehicles that pass every filter, by class in the order of the fleet. */
export interface Sorted {
  readonly free: readonly Group[]
  /** Classes without a free vehicle. */
  readonly taken: readonly string[]
  /** Classes that are there, but may not go to another branch for good. */
  readonly notOneWay: readonly string[]
  /** Classes that are yet to come. */
  readonly soon: readonly string[]
}

const passes =
  ({ type, brand, ...traits }: Filters) =>
  (offer: Offer): boolean =>
    (type === undefined || offer.type === type) &&
    (brand === undefined || offer.brand === brand) &&
    hasTraits(traits)(offer)

/** The classes of which there is nothing to choose, by the reason. */
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
    offers: inOrder(passing.filter(isFree).filter((offer) => offer.type === one)),
  }))
  return {
    free: groups.filter((group) => group.offers.length > 0),
    ...unavailable(passing),
    soon: typesOf(passing.filter(({ reason }) => reason === 'coming_soon')),
  }
}

/** The cheapest first; by seats, the cheapest of those with the most. */
export const inOrder = (offers: readonly PricedOffer[], sort: Sort = 'price'): PricedOffer[] =>
  offers.toSorted(
    (a, b) =>
      (sort === 'seats' ? b.seats - a.seats : 0) ||
      a.price.totalMinor - b.price.totalMinor ||
      a.vehicleId - b.vehicleId,
  )
