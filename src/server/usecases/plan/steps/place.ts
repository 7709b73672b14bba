import type { ActOf, Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { storyOf } from '#store/booking.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { findClassOfCar, findPlanCar, overlapForNow, placeRental, setFixed } from '#store/plan-act.ts'
import { findUnplaced } from '#store/plan-unplaced.ts'
import { lockStock } from '#store/stock.ts'
import { lockVisible } from '#store/visible-booking.ts'
import { clearMissing } from '#store/yard.ts'
import { bring } from './bring.ts'
import { planChanged, trouble } from './entry.ts'
import { makeRoom, type Done } from './make-room.ts'
import { unfitFor } from './unfit.ts'

/**
 * Gives a booking that has lost its car one that staff chose. If its start is over, it has the car from now on, or once
 * the car has come from another branch: the customer waits for it, which is better than to go without.
 */
export async function placeUnplaced(
  tx: Tx,
  act: ActOf<'place'>,
  catalogue: Catalogue,
  now: Date,
): Promise<Outcome<Done, Trouble>> {
  const booking = await lockVisible(tx, act.stay)
  const carClass = await findClassOfCar(tx, act.car)
  if (booking === undefined || carClass === undefined) return trouble('not_found')
  await lockStock(tx, { classId: booking.class_id }, { classId: carClass })
  const seen = await findUnplaced(tx, tx.act.actor, act.stay)
  if (seen?.version !== act.version)
    return await planChanged(tx, { id: act.stay, kind: 'rental', stay_id: act.stay, car_id: act.car })
  if (seen.until <= now) return trouble('in_the_past')
  const wanted = seen.since < now ? now : seen.since
  const car = await findPlanCar(tx, act.car, { at: wanted, without: null, anywhere: act.fetch })
  if (car === undefined) return trouble('not_found')
  const unfit = unfitFor({ ...seen, since: wanted }, car, act.upgrade)
  if (unfit !== undefined) return unfit
  await overlapForNow(tx)
  const need = { to: seen.from_branch, by: wanted, now, waitsUntil: seen.ends }
  const brought = await bring(tx, catalogue, { car, fetch: act.fetch, ...need })
  if (!brought.ok) return brought
  const fetch = brought.value
  const since = fetch !== null && fetch.arrives > wanted ? fetch.arrives : wanted
  const rental = { ...seen, since, late: since > seen.since }
  // Fixed until the others have found their place.
  const id = await placeRental(tx, rental, { id: null, carId: car.id, classId: car.class.id, fixed: true })
  const set = new Set(fetch === null ? [id] : [id, fetch.id])
  const room = await makeRoom(tx, [car], set, fetch?.leaves ?? since)
  if (!room.ok) return room
  if (!act.fixed) await setFixed(tx, id, false)
  await clearMissing(tx, act.stay)
  const after = { plate: car.plate, late: rental.late ? since : null }
  await tell(tx, { ...storyOf(booking), event: 'car_found', after })
  const upgrade = car.class.id !== seen.booked.id
  return { ok: true, value: { id, upgrade, otherCar: null, fetch, price: null, undo: null } }
}
