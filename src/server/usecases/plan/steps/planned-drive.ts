import { toInstant, toLocal } from '#domain/berlin-time.ts'
import type { ActOf, Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import { isAt } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { findClassOfCar, findPlanCar, insertDrive, overlapForNow, removeEntry } from '#store/plan-act.ts'
import { lockStock } from '#store/stock.ts'
import { lockEntries, trouble, versionNow } from './entry.ts'
import { makeRoom, type Done } from './make-room.ts'

const SOON_MS = 15 * 60_000

/** Plans a drive of a car to another branch (D22). */
export async function planDrive(
  tx: Tx,
  act: ActOf<'drive'>,
  { branches, rules }: Catalogue,
  now: Date,
): Promise<Outcome<Done, Trouble>> {
  if (!branches.some(({ id, closed }) => id === act.to && !closed)) return trouble('not_found')
  const classId = await findClassOfCar(tx, act.car)
  if (classId === undefined) return trouble('not_found')
  await lockStock(tx, { classId })
  const leaves = toInstant(act.leaves)
  if (leaves.getTime() < now.getTime() - SOON_MS) return trouble('in_the_past')
  const { actor } = tx.act
  const mine = (branch: number) => actor.kind !== 'staff' || isAt(actor.branches, branch)
  const car = await findPlanCar(tx, act.car, { at: leaves, without: null, anywhere: mine(act.to) })
  if (car === undefined || !(mine(car.place) || mine(act.to))) return trouble('not_found')
  if (car.place === act.to) return trouble('elsewhere', { branch: car.place })
  await overlapForNow(tx)
  const arrives = new Date(leaves.getTime() + rules.transferMinutes * 60_000)
  const id = await insertDrive(tx, { carId: car.id, from: car.place, to: act.to, leaves, arrives })
  const room = await makeRoom(tx, [car], new Set([id]), leaves)
  if (!room.ok) return room
  const after = { plate: car.plate, to: act.to, leaves: act.leaves, arrives: toLocal(arrives) }
  await tell(tx, { event: 'planned', subject: ['drive', id], branch: car.place, after })
  const undo = { ...(await versionNow(tx, id)), kind: 'undrive' } as const
  const fetch = { leaves, arrives }
  return { ok: true, value: { id, upgrade: false, otherCar: null, fetch, price: null, undo } }
}

/** Takes back a drive that has not left. */
export async function dropPlannedDrive(tx: Tx, act: ActOf<'undrive'>, now: Date): Promise<Outcome<Done, Trouble>> {
  const locked = await lockEntries(tx, [act])
  if (!locked.ok) return locked
  const entry = locked.value[0]!
  if (entry.kind !== 'transfer' || entry.until === null) return trouble('not_found')
  if (entry.done_at !== null || entry.since <= now) return trouble('under_way')
  await overlapForNow(tx)
  await removeEntry(tx, entry.id)
  const room = await makeRoom(tx, [{ id: entry.car_id, plate: entry.plate }], new Set(), entry.since)
  if (!room.ok) return room
  const before = { plate: entry.plate, to: entry.to_branch, leaves: toLocal(entry.since) }
  await tell(tx, { event: 'dropped', subject: ['drive', entry.id], branch: entry.from_branch, before })
  const undo = { kind: 'drive', car: entry.car_id, to: entry.to_branch, leaves: toLocal(entry.since) } as const
  return {
    ok: true,
    value: { id: null, upgrade: false, otherCar: null, fetch: null, price: null, undo },
  }
}
