/** Traits by which visitors filter vehicles; families ask for these first. */
export interface Traits {
  readonly transmission?: 'Manual' | 'Automatic' | undefined
  /** Least number of seats. */
  readonly seats?: number | undefined
  /** Least number of bags. */
  readonly bags?: number | undefined
}

interface Vehicle {
  readonly transmission: string
  readonly seats: number
  readonly luggage: number
}

export const hasTraits =
  ({ transmission, seats = 0, bags = 0 }: Traits) =>
  (vehicle: Vehicle): boolean =>
    (transmission === undefined || vehicle.transmission === transmission) &&
    vehicle.seats >= seats &&
    vehicle.luggage >= bags

/** Minimum numbers to offer, without the smallest, which every vehicle has. */
export const countsToAskFor = (counts: readonly number[]): number[] =>
  [...new Set(counts)].toSorted((a, b) => a - b).slice(1)
