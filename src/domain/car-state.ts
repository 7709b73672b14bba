/** Places of a car: at a branch, with its customer, on the road with staff, or in a workshop. */
export const carPlaces = ['branch', 'customer', 'road', 'workshop'] as const
export type CarPlace = (typeof carPlaces)[number]

/** Places of a car's key. */
export const keyPlaces = ['branch', 'key_box', 'customer', 'staff'] as const
export type KeyPlace = (typeof keyPlaces)[number]

/** Occasions on which a car is looked at. */
export type CarCause = 'added' | 'handover' | 'exchange' | 'return' | 'drive' | 'noted'

/** Observations of a car; values that were not checked are missing. */
export interface Seen {
  km?: number | null
  /** Eighths of a full tank (D42). */
  fuelEighths?: number | null
  /** Per cent of a full battery. */
  chargePercent?: number | null
  clean?: boolean | null
  place?: { kind: 'branch'; branch: number } | { kind: 'customer' } | { kind: 'road' } | { kind: 'workshop' } | null
  key?: KeyPlace | null
}

/** Observations that staff may note by hand. Only a handover gives a car and its key to a customer. */
export interface Noted extends Seen {
  place?: Exclude<NonNullable<Seen['place']>, { kind: 'customer' }> | null
  key?: Exclude<KeyPlace, 'customer'> | null
}

/** The kilometres that a car can have had at a moment, by what was seen before and after it. */
export interface OdometerBounds {
  least: number
  most: number | null
}

export type OdometerProblem = { code: 'odometer'; km: number } | { code: 'odometer_later'; km: number }

/** Reason why a reading cannot be right: the car had more kilometres before, or fewer later. */
export function odometerProblem({ least, most }: OdometerBounds, km: number): OdometerProblem | null {
  if (km < least) return { code: 'odometer', km: least }
  return most !== null && km > most ? { code: 'odometer_later', km: most } : null
}
