import type { Trouble, TroubleCode } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Verb } from '#domain/rights.ts'
import type { Tx } from '#store/db.ts'
import { findClassOfCar, findPlanned, type PlannedEntry } from '#store/plan-act.ts'
import { findLastChange } from '#store/last-change.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { lockStock } from '#store/stock.ts'
import { lockVisible } from '#store/visible-booking.ts'

export const trouble = (code: TroubleCode, more: Omit<Trouble, 'code'> = {}): { ok: false; refusal: Trouble } => ({
  ok: false,
  refusal: { code, ...more },
})

/** Acts that change when a rental has which car. */
const OF_RENTALS = [
  'changePlan',
  'changeBooking',
  'exchangeCar',
  'handOver',
  'takeBack',
  'cancelBooking',
  'recordNoShow',
  'makeOffer',
  'orderOffer',
] as const satisfies Verb[]

/** Age in ms of a change that explains why an entry is another one. An older one was seen, so something else happened. */
const FRESH_MS = 3_600_000

/** Refuses an act on an entry of the plan that changed since it was seen. */
export async function planChanged(
  tx: Tx,
  { id, kind, stay_id: stay, car_id: car }: Pick<PlannedEntry, 'id' | 'kind' | 'stay_id' | 'car_id'>,
): Promise<{ ok: false; refusal: Trouble }> {
  const thing = kind === 'maintenance' ? { kind: 'car', id: car } : { kind: 'drive', id }
  const last = await (stay === null
    ? findLastChange(tx, thing, ['changePlan', 'finishDrive'])
    : findLastChange(tx, { booking: stay }, OF_RENTALS))
  const fresh = last !== null && Date.now() - last.at.getTime() < FRESH_MS
  return trouble('plan_changed', { last: fresh ? last : null })
}

interface SeenEntry {
  id: number
  version: string
}

/**
 * Locks entries of the plan as they were seen, with their bookings, and then the stock of all classes concerned.
 * @param cars other cars that the act needs
 */
export async function lockEntries(
  tx: Tx,
  seen: readonly SeenEntry[],
  cars: readonly number[] = [],
): Promise<Outcome<PlannedEntry[], Trouble>> {
  const before: PlannedEntry[] = []
  for (const { id } of seen) {
    const entry = await findPlanned(tx, tx.act, id)
    if (entry === undefined) return trouble('not_found')
    before.push(entry)
  }
  const stays = before.flatMap(({ stay_id: stay, reference }) => (stay === null || reference === '' ? [] : [stay]))
  for (const stay of stays.toSorted((a, b) => a - b)) await lockVisible(tx, stay)
  const classes = before.flatMap((entry) => [entry.car_class, ...(entry.booked === null ? [] : [entry.booked.id])])
  for (const car of cars) {
    const classId = await findClassOfCar(tx, car)
    if (classId === undefined) return trouble('not_found')
    classes.push(classId)
  }
  await lockStock(tx, ...classes.map((classId) => ({ classId })))
  const entries: PlannedEntry[] = []
  for (const [at, { id, version }] of seen.entries()) {
    const now = await findPlanBar(tx, tx.act.actor, id)
    const entry = await findPlanned(tx, tx.act, id)
    if (now?.version !== version || entry === undefined) return await planChanged(tx, before[at]!)
    entries.push(entry)
  }
  return { ok: true, value: entries }
}

/** Version of an entry as the transaction has left it. */
export async function versionNow(tx: Tx, id: number): Promise<{ id: number; version: string }> {
  return { id, version: (await findPlanBar(tx, tx.act.actor, id))!.version }
}
