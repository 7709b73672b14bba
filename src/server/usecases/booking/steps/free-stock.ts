import type { BusinessRules } from '#domain/rules.ts'
import type { Read } from '#store/db.ts'
import { openStock } from '#store/stock.ts'
import { absenceOf } from './absence.ts'

/** The lowest number of cars by class. */
export interface FreeStock {
  asked: ReadonlyMap<number, number>
  /** Of a one-way rental that is not possible with every class: as if it ended where it begins. */
  returned: ReadonlyMap<number, number> | null
}

type Trip = Parameters<typeof absenceOf>[0]

/**
 * What is free for a trip. What the asker has already counts as free, since they would give it up for what they ask
 * about. @param own the stay of their quote, or of a booking that is to be changed
 */
export async function freeStock(db: Read, trip: Trip, own: number | null, rules: BusinessRules): Promise<FreeStock> {
  const asked = await openStock(db, absenceOf(trip, rules), own)
  const whole = trip.pickup === trip.dropoff || [...asked.values()].every((low) => low > 0)
  const there = { ...trip, dropoff: trip.pickup }
  return { asked, returned: whole ? null : await openStock(db, absenceOf(there, rules), own) }
}
