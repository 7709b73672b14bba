import { hasTraits, type Traits } from '#domain/vehicle-traits.ts'
import type { VehicleCardData } from './card-data.ts'

/** The nine specified filters in their order. */
export const filters = [
  'allCars',
  'mini',
  'economy',
  'compact',
  'StationWagon',
  'suv',
  'electric',
  'PeopleCarrier',
  'Transporter',
] as const
export type Filter = (typeof filters)[number]

/** How long the grid stays faded out before the new choice is shown, in milliseconds. */
export const filterDelay = 300

/** The filter that an address asks for, however it is spelt. */
export function filterOf(text: string | null): Filter {
  return filters.find((filter) => filter.toLowerCase() === text?.toLowerCase()) ?? 'allCars'
}

/** Choice that narrows the fleet down: a class, and the traits that families ask for first. */
export interface Chosen extends Traits {
  readonly cars: Filter
}

export const everything: Chosen = { cars: 'allCars', transmission: undefined, seats: undefined, bags: undefined }

const countOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : undefined

/** Choice in an address. The booking form reads the same names. */
export function chosenIn(query: URLSearchParams): Chosen {
  const transmission = (['Automatic', 'Manual'] as const).find((code) => code === query.get('transmission'))
  const [seats, bags] = [countOf(query.get('seats')), countOf(query.get('bags'))]
  return { cars: filterOf(query.get('cars')), transmission, seats, bags }
}

/** A query with another choice in it; all its other values stay. */
export function withChosen(query: string, { cars, transmission, seats, bags }: Chosen): string {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ cars, transmission, seats, bags })) {
    if (value === undefined || value === 'allCars') next.delete(name)
    else next.set(name, String(value))
  }
  return next.toString()
}

export const matching = (cards: readonly VehicleCardData[], { cars, ...traits }: Chosen): readonly VehicleCardData[] =>
  cards.filter(
    ({ category, transmission, seats, bags }) =>
      (cars === 'allCars' || category === cars.toLowerCase()) &&
      hasTraits(traits)({ transmission, seats: Number(seats), luggage: bags }),
  )
