import type { Trouble, TroubleCode } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Tx } from '#store/db.ts'
import { findClassOfCar, findPlanned, type PlannedEntry } from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { lockStock } from '#store/stock.ts'
import { lockVisible } from '#store/visible-booking.ts'

export const trouble = (code: TroubleCode, more: Omit<Trouble, 'code'> = {}): { ok: false; refusal: Trouble } => ({
  ok: false,
  refusal: { code, ...more },
})

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
  for (const { id, version } of seen) {
    const now = await findPlanBar(tx, tx.act.actor, id)
    const entry = await findPlanned(tx, tx.act, id)
    if (now?.version !== version || entry === undefined) return trouble('plan_changed')
    entries.push(entry)
  }
  return { ok: true, value: entries }
}

/** Version of an entry as the transaction has left it. */
export async function versionNow(tx: Tx, id: number): Promise<{ id: number; version: string }> {
  return { id, version: (await findPlanBar(tx, tx.act.actor, id))!.version }
}
