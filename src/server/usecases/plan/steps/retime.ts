import { toLocal } from '#domain/berlin-time.ts'
import type { ActOf, Applied, Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import { vehicleOf } from '#domain/catalogue.ts'
import { tell } from '#store/act-log.ts'
import { unassign } from '#store/assignment.ts'
import type { BookingRow } from '#store/booking.ts'
import type { Tx } from '#store/db.ts'
import {
  attempt,
  findEntryOf,
  findPlanned,
  overlapForNow,
  placeRental,
  setFixed,
  type PlannedEntry,
} from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { lockStock } from '#store/stock.ts'
import { lockVisible } from '#store/visible-booking.ts'
import { checkChange } from '../../booking/steps/change.ts'
import { changeTerms, type ChangeBookingRefusal } from '../../booking/steps/change-terms.ts'
import type { Context } from '../../context.ts'
import { planChanged, trouble, versionNow } from './entry.ts'
import { makeRoom, movedLine, type Done } from './make-room.ts'

/**
 * Changes the times of a rental, before it begins or while it lasts, at the price that was shown first (D25). It keeps
 * its car if that is possible.
 */
export async function retimeRental(
  ctx: Context,
  tx: Tx,
  act: ActOf<'retime'>,
  only: 'do' | 'try',
): Promise<Outcome<Done, Trouble>> {
  const before = await findPlanned(tx, tx.act, act.id)
  if (before === undefined || before.kind !== 'rental') return trouble('not_found')
  const booking = await lockVisible(tx, before.stay_id!)
  if (booking === undefined) return trouble('not_changeable')
  // A rental that may have any car can get another one until the stock is locked.
  await lockStock(tx, { classId: booking.class_id }, { classId: before.car_class })
  const seen = await findPlanBar(tx, tx.act.actor, act.id)
  const entry = await findPlanned(tx, tx.act, act.id)
  if (entry === undefined || seen?.version !== act.version) return await planChanged(tx, before)
  const change = changeOf(booking, entry, act)
  const catalogue = await ctx.catalogue()
  const checked = await checkChange(tx, booking, change, catalogue, { now: ctx.now(), byStaff: true })
  if (!checked.ok) return trouble('not_changeable')
  const price = checked.value.price(vehicleOf(catalogue, booking.vehicle_id))
  if (only === 'do' && act.totalMinor === null) return trouble('price_changed')
  const { reference, revision } = booking
  const totalMinor = act.totalMinor ?? price.totalMinor
  const wish = { reference, change, revision, totalMinor, rehearsal: only === 'try' }
  const changed = await changeTerms(ctx, tx, booking, wish, catalogue)
  if (!changed.ok) return trouble(codes[changed.refusal.code] ?? 'not_changeable')
  const kept = changed.value.already ? staysOnCar : await keepCar(tx, entry)
  if (!kept.ok) return kept
  const id = (await findEntryOf(tx, entry.stay_id!))!
  const undo = {
    ...(await versionNow(tx, id)),
    kind: 'retime',
    start: booking.starts_local,
    end: booking.ends_local,
    totalMinor: booking.total_minor,
  } as const
  const shown = { beforeMinor: booking.total_minor, afterMinor: price.totalMinor, currency: booking.currency }
  return { ok: true, value: { id, upgrade: false, ...kept.value, fetch: null, price: shown, undo } }
}

const codes: Partial<Record<ChangeBookingRefusal['code'], Trouble['code']>> = {
  sold_out: 'no_stock',
  price_changed: 'price_changed',
  booking_changed: 'plan_changed',
}

/** After an exchange, the entry begins later than the rental: a start that stays where it was seen is the agreed one. */
const changeOf = (booking: BookingRow, { since }: PlannedEntry, { start, end }: ActOf<'retime'>) => ({
  vehicleId: booking.vehicle_id,
  pickup: booking.pickup_branch,
  dropoff: booking.dropoff_branch,
  period: { start: start === toLocal(since) ? booking.starts_local : start, end },
  extras: booking.extras,
  crossBorder: booking.cross_border,
})

type Kept = Pick<Applied, 'otherCar'>
const staysOnCar: { ok: true; value: Kept } = { ok: true, value: { otherCar: null } }

/** Gives a rental whose times changed the car back that it had. One that staff fixed is not changed without it. */
async function keepCar(tx: Tx, before: PlannedEntry): Promise<Outcome<Kept, Trouble>> {
  const id = await findEntryOf(tx, before.stay_id!)
  const now = id === undefined ? undefined : await findPlanned(tx, tx.act, id)
  if (now === undefined || now.state === 'out') return staysOnCar
  if (now.car_id === before.car_id) {
    if (before.fixed) await setFixed(tx, now.id, true)
    return staysOnCar
  }
  const kept = await attempt(tx, async () => {
    await overlapForNow(tx)
    await unassign(tx, before.stay_id!)
    const { id: placed } = now
    await placeRental(tx, now, { id: placed, carId: before.car_id, classId: before.car_class, fixed: true })
    const car = { id: before.car_id, plate: before.plate }
    const room = await makeRoom(tx, [car], new Set([placed]), now.since)
    if (room.ok && !before.fixed) await setFixed(tx, placed, false)
    return room
  })
  if (kept !== undefined) return staysOnCar
  if (before.fixed) return trouble('in_the_way')
  await tell(tx, movedLine({ ...now, before: before.plate }))
  return { ok: true, value: { otherCar: now.plate } }
}
