import type { ActOf, Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import { unassign } from '#store/assignment.ts'
import { tell } from '#store/act-log.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { findPlanCar, overlapForNow, placeRental, setFixed, type PlannedEntry } from '#store/plan-act.ts'
import { bring } from './bring.ts'
import { lockEntries, trouble, versionNow } from './entry.ts'
import { makeRoom, type Done } from './make-room.ts'
import { unfitFor } from './unfit.ts'

/** Gives a rental that has not begun another car, and fixes it there if asked (D22). */
export async function moveRental(
  tx: Tx,
  act: ActOf<'move'>,
  catalogue: Catalogue,
  now: Date,
): Promise<Outcome<Done, Trouble>> {
  const locked = await lockEntries(tx, [act], [act.car])
  if (!locked.ok) return locked
  const [entry] = locked.value
  const refusal = refusalOf(entry!) ?? (entry!.car_id === act.car ? trouble('same_car') : undefined)
  if (refusal !== undefined) return refusal
  const car = await findPlanCar(tx, act.car, { at: entry!.since, without: entry!.id, anywhere: act.fetch })
  if (car === undefined) return trouble('not_found')
  const unfit = unfitFor(entry!, car, act.upgrade)
  if (unfit !== undefined) return unfit
  await overlapForNow(tx)
  const need = { car, to: entry!.from_branch, by: entry!.since, now, fetch: act.fetch }
  const brought = await bring(tx, catalogue, need)
  if (!brought.ok) return brought
  const fetch = brought.value
  await unassign(tx, entry!.stay_id!)
  // Fixed until the others have found their place.
  const { id } = entry!
  await placeRental(tx, entry!, { id, carId: car.id, classId: car.class.id, fixed: true })
  const set = new Set(fetch === null ? [id] : [id, fetch.id])
  const cars = [car, { id: entry!.car_id, plate: entry!.plate }]
  const room = await makeRoom(tx, cars, set, fetch?.leaves ?? entry!.since)
  if (!room.ok) return room
  if (!act.fixed) await setFixed(tx, id, false)
  await tell(tx, lineOf(entry!, 'car_moved', car.plate, act.fixed))
  const undo = {
    ...(await versionNow(tx, id)),
    kind: 'move',
    car: entry!.car_id,
    upgrade: entry!.car_class !== entry!.booked!.id,
    fetch: false,
    fixed: entry!.fixed,
  } as const
  return {
    ok: true,
    value: {
      id,
      upgrade: car.class.id !== entry!.booked!.id,
      otherCar: null,
      fetch,
      price: null,
      undo: fetch ? null : undo,
    },
  }
}

/** Swaps the cars of two rentals that have not begun. */
export async function swapRentals(tx: Tx, act: ActOf<'swap'>): Promise<Outcome<Done, Trouble>> {
  if (act.id === act.other) return trouble('same_car')
  const locked = await lockEntries(tx, [act, { id: act.other, version: act.otherVersion }])
  if (!locked.ok) return locked
  const [one, other] = locked.value as [PlannedEntry, PlannedEntry]
  const refusal = refusalOf(one) ?? refusalOf(other) ?? (one.car_id === other.car_id ? trouble('same_car') : undefined)
  if (refusal !== undefined) return refusal
  const carOfOther = await findPlanCar(tx, other.car_id, { at: one.since, without: other.id })
  const carOfOne = await findPlanCar(tx, one.car_id, { at: other.since, without: one.id })
  if (carOfOther === undefined || carOfOne === undefined) return trouble('not_found')
  const unfit = unfitFor(one, carOfOther, act.upgrade) ?? unfitFor(other, carOfOne, act.upgrade)
  if (unfit !== undefined) return unfit
  await overlapForNow(tx)
  await unassign(tx, one.stay_id!)
  await unassign(tx, other.stay_id!)
  const [{ id }, { id: second }] = [one, other]
  await placeRental(tx, one, { id, carId: carOfOther.id, classId: carOfOther.class.id, fixed: true })
  await placeRental(tx, other, { id: second, carId: carOfOne.id, classId: carOfOne.class.id, fixed: true })
  const since = one.since < other.since ? one.since : other.since
  const room = await makeRoom(tx, [carOfOther, carOfOne], new Set([id, second]), since)
  if (!room.ok) return room
  if (!one.fixed) await setFixed(tx, id, false)
  if (!other.fixed) await setFixed(tx, second, false)
  await tell(
    tx,
    lineOf(one, 'car_moved', carOfOther.plate, one.fixed),
    lineOf(other, 'car_moved', carOfOne.plate, other.fixed),
  )
  const { version: otherVersion } = await versionNow(tx, second)
  const undo = { ...(await versionNow(tx, id)), kind: 'swap', other: second, otherVersion, upgrade: true } as const
  const upgrade = carOfOther.class.id !== one.booked!.id || carOfOne.class.id !== other.booked!.id
  return { ok: true, value: { id, upgrade, otherCar: null, fetch: null, price: null, undo } }
}

/** Fixes a rental to its car, or lets the plan choose again. */
export async function fixRental(tx: Tx, act: ActOf<'fix'>): Promise<Outcome<Done, Trouble>> {
  const locked = await lockEntries(tx, [act])
  if (!locked.ok) return locked
  const entry = locked.value[0]!
  const refusal = refusalOf(entry)
  if (refusal !== undefined) return refusal
  await setFixed(tx, entry.id, act.fixed)
  await tell(tx, lineOf(entry, act.fixed ? 'car_fixed' : 'car_loosened', entry.plate, act.fixed))
  const undo = { ...(await versionNow(tx, entry.id)), kind: 'fix', fixed: entry.fixed } as const
  return {
    ok: true,
    value: { id: entry.id, upgrade: false, otherCar: null, fetch: null, price: null, undo },
  }
}

/** Reason for which a rental keeps its car. */
function refusalOf(entry: PlannedEntry) {
  return entry.kind !== 'rental' || !entry.movable || entry.parts > 1 ? trouble('under_way') : undefined
}

const lineOf = (entry: PlannedEntry, event: string, plate: string, fixed: boolean) => ({
  event,
  subject: entry.reference === '' ? (['stay', entry.stay_id!] as const) : (['booking', entry.stay_id!] as const),
  ...(entry.reference !== '' && { booking: entry.stay_id! }),
  branch: entry.from_branch,
  before: { plate: entry.plate, fixed: entry.fixed },
  after: { plate, fixed },
})
