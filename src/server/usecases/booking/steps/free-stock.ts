import type { BusinessRules } from '#domain/rules.ts'
import type { Read } from '#store/db.ts'
import { openStock } from '#store/stock.ts'
import { absenceOf } from './absence.ts'

/** The lowest number of cars by class. */
export interface FreeStock {
  asked: ReadonlyMap<number, number>
  /** For a one-way rental that some classes cannot make: the numbers as if it ended where it begins. */
  returned: ReadonlyMap<number, number> | null
}

type Trip = Parameters<typeof absenceOf>[0]

/**
 * Numbers of cars that are available for a trip. The caller's own car counts as available, since they would give it up.
 * @param own stay of their quote, or of the booking that they want to change
 */
export async function freeStock(db: Read, trip: Trip, own: number | null, rules: BusinessRules): Promise<FreeStock> {
  const asked = await openStock(db, absenceOf(trip, rules), own)
  const whole = trip.pickup === trip.dropoff || [...asked.values()].every((low) => low > 0)
  const there = { ...trip, dropoff: trip.pickup }
  return { asked, returned: whole ? null : await openStock(db, absenceOf(there, rules), own) }
}
