/** Where a car can be: at a branch, with whoever rents it, on the road with staff, or in a workshop. */
export const carPlaces = ['branch', 'customer', 'road', 'workshop'] as const
export type CarPlace = (typeof carPlaces)[number]

/** Where its key can be. */
export const keyPlaces = ['branch', 'key_box', 'customer', 'staff'] as const
export type KeyPlace = (typeof keyPlaces)[number]

/** On what occasion a car is looked at. */
export type CarCause = 'added' | 'handover' | 'exchange' | 'return' | 'drive' | 'noted'

/** What somebody saw of a car; what is left out they did not look at. */
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

/** What staff may note by hand: only a handover gives a car and its key to a customer. */
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

/** Why a reading cannot be right: a car had more kilometres before, or fewer later. */
export function odometerProblem({ least, most }: OdometerBounds, km: number): OdometerProblem | null {
  if (km < least) return { code: 'odometer', km: least }
  return most !== null && km > most ? { code: 'odometer_later', km: most } : null
}
