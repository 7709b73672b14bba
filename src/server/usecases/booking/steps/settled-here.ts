import type { Actor } from '#domain/actor.ts'
import { reaches, type Verb } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Settled } from './settle-car.ts'

/** Effects on other bookings, as far as an actor may know them. */
export interface SettledHere extends Settled {
  /** Number of bookings of other branches that were left without a car. Those branches are told. */
  missingElsewhere: number
}

/** Leaves out the bookings that an actor may not see. None of them has begun, so only two branches count. */
export function settledHere(actor: Actor, verb: Verb, { missing, found }: Settled): SettledHere {
  const isSeen = ({ pickup_branch: pickup, dropoff_branch: dropoff }: BookingRow) =>
    reaches(actor, verb, { own: false, branches: [pickup, dropoff] })
  const seen = missing.filter(isSeen)
  return {
    missing: seen,
    found: found.filter(({ booking }) => isSeen(booking)),
    missingElsewhere: missing.length - seen.length,
  }
}
