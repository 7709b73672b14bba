import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { BookingRow } from '#store/booking.ts'
import { findCarState, findRenterAt, listCarEntries, type CarEntry, type CarState } from '#store/car-log.ts'
import type { Outcome } from '#domain/outcome.ts'
import { findVisible } from '#store/visible-booking.ts'
import type { Context } from '../context.ts'

export interface ShownCar {
  car: CarState
  /** Observations, newest first. */
  entries: CarEntry[]
  /** Rental that had it at that moment, with its drivers (D45); null if there is none that the actor may see. */
  renter: BookingRow | null
  /** Whether a rental of other branches had it. */
  elsewhere: boolean
}

const MOST_ENTRIES = 50

/** Shows a car, its observations up to a moment, and the rental that had it then. @param at null for now */
export async function showCar(
  ctx: Context,
  actor: Actor,
  { plate, at: when }: { plate: string; at: Date | null },
): Promise<Outcome<ShownCar, Forbidden | { code: 'no_car' }>> {
  if (!may(actor, 'showCar')) return forbidden('showCar')
  const car = await findCarState(ctx.db, actor, plate)
  if (car === undefined) return { ok: false, refusal: { code: 'no_car' } }
  const at = when ?? ctx.now()
  const entries = await listCarEntries(ctx.db, actor, { carId: car.id, until: at, limit: MOST_ENTRIES })
  const stay = await findRenterAt(ctx.db, car.id, at)
  const renter = stay === null ? null : ((await findVisible(ctx.db, actor, stay)) ?? null)
  return { ok: true, value: { car, entries, renter, elsewhere: stay !== null && renter === null } }
}
