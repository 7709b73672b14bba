import { toInstant, toLocal } from '#domain/berlin-time.ts'
import type { ActOf, PlanAct, Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import { isAt } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import type { Tx } from '#store/db.ts'
import {
  findClassOfCar,
  findPlanCar,
  insertBlock,
  overlapForNow,
  removeEntry,
  type PlanCar,
  type PlannedEntry,
} from '#store/plan-act.ts'
import { lockStock } from '#store/stock.ts'
import { lockEntries, trouble, versionNow } from './entry.ts'
import { makeRoom, type Done } from './make-room.ts'

type Block = Pick<ActOf<'block'>, 'car' | 'from' | 'until' | 'note'>

/** Keeps a car in the workshop for a time. */
export async function blockCar(tx: Tx, act: ActOf<'block'>, now: Date): Promise<Outcome<Done, Trouble>> {
  const classId = await findClassOfCar(tx, act.car)
  if (classId === undefined) return trouble('not_found')
  await lockStock(tx, { classId })
  if (isReversed(act)) return trouble('reversed')
  if (isOver(act, now)) return trouble('in_the_past')
  const blocked = await block(tx, act)
  if (!blocked.ok) return blocked
  const { id, car } = blocked.value
  await tell(tx, { ...aboutCar(car), event: 'blocked', after: { plate: car.plate, ...timesOf(act) }, reason: act.note })
  const undo = { ...(await versionNow(tx, id)), kind: 'unblock' } as const
  return { ok: true, value: { ...nothing, id, undo } }
}

/** Changes the time of a workshop, its car or its note. */
export async function changeBlock(tx: Tx, act: ActOf<'reblock'>, now: Date): Promise<Outcome<Done, Trouble>> {
  const locked = await lockEntries(tx, [act], [act.car])
  if (!locked.ok) return locked
  const entry = locked.value[0]!
  if (entry.kind !== 'maintenance') return trouble('not_found')
  if (isReversed(act)) return trouble('reversed')
  const began = entry.since <= now
  const stays = act.car === entry.car_id && toInstant(act.from).getTime() === minute(entry.since)
  // Work that has begun keeps its car and its beginning, however long ago that was.
  if (began ? !stays || endedBy(act, now) : isOver(act, now)) return trouble('in_the_past')
  await removeEntry(tx, entry.id)
  const blocked = await block(tx, act, entry.id)
  if (!blocked.ok) return blocked
  const { id, car } = blocked.value
  const before = { plate: entry.plate, ...timesOf(blockOf(entry)) }
  await tell(tx, {
    ...aboutCar(car),
    event: 'block_changed',
    before,
    after: { plate: car.plate, ...timesOf(act) },
    reason: act.note,
  })
  const undo = { ...(await versionNow(tx, id)), kind: 'reblock', ...blockOf(entry) } as const
  return { ok: true, value: { ...nothing, id, undo } }
}

/** Ends a workshop that is under way, or takes back one to come. */
export async function endBlock(tx: Tx, act: ActOf<'unblock'>, now: Date): Promise<Outcome<Done, Trouble>> {
  const locked = await lockEntries(tx, [act])
  if (!locked.ok) return locked
  const entry = locked.value[0]!
  if (entry.kind !== 'maintenance') return trouble('not_found')
  if (entry.until !== null && entry.until <= now) return trouble('in_the_past')
  await removeEntry(tx, entry.id)
  const began = entry.since < now
  const whole = {
    carId: entry.car_id,
    branch: entry.from_branch,
    from: entry.since,
    until: now,
    note: entry.note ?? '',
    id: entry.id,
  }
  const id = began ? await insertBlock(tx, whole) : null
  const about = { subject: ['car', entry.car_id] as const, branch: entry.from_branch }
  await tell(tx, { ...about, event: 'block_ended', before: { plate: entry.plate, ...timesOf(blockOf(entry)) } })
  const undo: PlanAct =
    id === null
      ? { kind: 'block', ...blockOf(entry) }
      : { ...(await versionNow(tx, id)), kind: 'reblock', ...blockOf(entry) }
  return { ok: true, value: { ...nothing, id, undo } }
}

const nothing = { id: null, upgrade: false, otherCar: null, fetch: null, price: null }

async function block(
  tx: Tx,
  wish: Block,
  replaces: number | null = null,
): Promise<Outcome<{ id: number; car: PlanCar }, Trouble>> {
  const [from, until] = [toInstant(wish.from), wish.until === null ? null : toInstant(wish.until)]
  const car = await findPlanCar(tx, wish.car, { at: from, without: null })
  const { actor } = tx.act
  if (car === undefined || (actor.kind === 'staff' && !isAt(actor.branches, car.place))) return trouble('not_found')
  await overlapForNow(tx)
  const id = await insertBlock(tx, { carId: car.id, branch: car.place, from, until, note: wish.note, id: replaces })
  const room = await makeRoom(tx, [car], new Set([id]), from)
  return room.ok ? { ok: true, value: { id, car } } : room
}

const DAY_MS = 86_400_000

/** A block may begin a while ago, because the car was found broken, but not end in the past. */
const isOver = (wish: Block, now: Date): boolean =>
  toInstant(wish.from).getTime() < now.getTime() - DAY_MS || endedBy(wish, now)

const isReversed = ({ from, until }: Block): boolean => until !== null && toInstant(until) <= toInstant(from)

const endedBy = ({ until }: Pick<Block, 'until'>, now: Date): boolean => until !== null && toInstant(until) <= now

const minute = (at: Date): number => Math.floor(at.getTime() / 60_000) * 60_000

const blockOf = (entry: PlannedEntry): Block => ({
  car: entry.car_id,
  from: toLocal(entry.since),
  until: entry.until && toLocal(entry.until),
  note: entry.note ?? '',
})

const timesOf = ({ from, until }: Pick<Block, 'from' | 'until'>) => ({ from, until })

const aboutCar = (car: PlanCar) => ({ subject: ['car', car.id] as const, branch: car.place })
