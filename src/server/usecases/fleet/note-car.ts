import type { Actor } from '#domain/actor.ts'
import { odometerProblem, type Noted, type OdometerProblem } from '#domain/car-state.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import {
  currentCarState,
  findCarState,
  findRenterAt,
  logCar,
  newestEntryOf,
  odometerBounds,
  type CarState,
} from '#store/car-log.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { findLastEntry, type Overtaken } from '#store/last-change.ts'
import type { Context } from '../context.ts'

export interface CarNote {
  plate: string
  seen: Noted
  /** Moment of the observation; null for now. */
  at: Date | null
  /** Newest entry about the car that the author saw, null for none; left out by authors who look at the car itself. */
  lastSeen?: number | null
}

export type NoteRefusal =
  | Forbidden
  | { code: 'no_car' | 'in_future' | 'nothing_seen' }
  | Overtaken<'car_changed'>
  | (OdometerProblem & { plate: string })
  /** A customer had the car at that moment, so only handover, exchange and return say where it was. */
  | { code: 'with_customer'; plate: string }

/** State of a car, with the number of the entry that was just made. */
export type NotedState = CarState & { entry: number }

/** Records observations of a car by staff: kilometres, fuel or charge, cleanliness, its place and that of its key. */
export async function noteCar(
  ctx: Context,
  actor: Actor,
  { plate, seen, at: when, lastSeen }: CarNote,
): Promise<Outcome<NotedState, NoteRefusal>> {
  if (!may(actor, 'noteCar')) return forbidden('noteCar')
  const at = when ?? ctx.now()
  if (at > ctx.now()) return { ok: false, refusal: { code: 'in_future' } }
  if (Object.values(seen).every((value) => value === null || value === undefined))
    return { ok: false, refusal: { code: 'nothing_seen' } }
  return await transaction(ctx, actor, 'noteCar', async (tx): Promise<Outcome<NotedState, NoteRefusal>> => {
    const found = await findCarState(tx, actor, plate)
    if (found === undefined) return { ok: false, refusal: { code: 'no_car' } }
    const bounds = await odometerBounds(tx, found.id, at)
    if (lastSeen !== undefined && (await newestEntryOf(tx, found.id)) !== lastSeen)
      return { ok: false, refusal: { code: 'car_changed', last: await findLastEntry(tx, found.id) } }
    const moves = (seen.place ?? null) !== null || (seen.key ?? null) !== null
    // Asked now, because the car may have been handed over while this transaction waited for it.
    if (moves && (await findRenterAt(tx, found.id, at)) !== null)
      return { ok: false, refusal: { code: 'with_customer', plate: found.plate } }
    const wrong = seen.km === null || seen.km === undefined ? null : odometerProblem(bounds, seen.km)
    if (wrong !== null) return { ok: false, refusal: { ...wrong, plate: found.plate } }
    const entry = await logCar(tx, found.id, at, { cause: 'noted' }, seen)
    await tell(tx, {
      event: 'noted',
      // Not the car itself, whose changes are the company's history.
      subject: ['car_log', entry],
      branch: found.branch_id,
      after: { plate: found.plate, at: at.toISOString(), ...seen },
    })
    return { ok: true, value: { ...(await currentCarState(tx, found.id)), entry } }
  })
}
