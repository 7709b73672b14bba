import type { VehicleCardData } from './card.ts'

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

export function matching(cards: readonly VehicleCardData[], filter: Filter): readonly VehicleCardData[] {
  return filter === 'allCars' ? cards : cards.filter(({ category }) => category === filter.toLowerCase())
}
