/** Traits by which visitors filter vehicles; families ask for these first. */
export interface Traits {
  readonly transmission?: 'Manual' | 'Automatic' | undefined
  /** At least so many. */
  readonly seats?: number | undefined
  /** At least so many. */
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

/** Numbers to offer as a minimum, without the smallest, which every vehicle has. */
export const countsToAskFor = (counts: readonly number[]): number[] =>
  [...new Set(counts)].toSorted((a, b) => a - b).slice(1)
