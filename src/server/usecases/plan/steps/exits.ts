import type { Actor } from '#domain/actor.ts'
import { toInstant, toLocal } from '#domain/berlin-time.ts'
import type { ActOf, Exit, PlanAct, Trouble } from '#domain/plan-act.ts'
import { findPlanned } from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { findUnplaced } from '#store/plan-unplaced.ts'
import { findGap } from '#store/plan-search.ts'
import type { Context } from '../../context.ts'
import { candidatesFor, moveTo, type Candidates, type MoveKind, type Seen } from './candidates.ts'
import { runAct } from './run-act.ts'

/** Cars that are tried for each kind of way out. */
const TRIES = 2
const MOST = 3

/** Ways out of a refusal, each of which was tried (D41). */
export async function exitsFrom(ctx: Context, actor: Actor, act: PlanAct, refusal: Trouble): Promise<Exit[]> {
  const none = [
    'not_found',
    'plan_changed',
    'under_way',
    'in_the_past',
    'reversed',
    'same_car',
    'price_changed',
    'not_changeable',
  ]
  if (none.includes(refusal.code)) return []
  if (act.kind === 'move')
    return [...(await forRental(ctx, actor, act, act.car)), ...(await swap(ctx, actor, act, refusal))].slice(0, MOST)
  if (act.kind === 'place') return await forUnplaced(ctx, actor, act)
  if (act.kind === 'drive' || act.kind === 'retime') return await betterForOthers(ctx, actor, refusal)
  if (act.kind !== 'block' && act.kind !== 'reblock') return []
  return [...(await later(ctx, actor, act)), ...(await betterForOthers(ctx, actor, refusal))].slice(0, MOST)
}

/** Other cars for a rental: one of its class, one of a better class, one from another branch. */
async function forRental(ctx: Context, actor: Actor, seen: Seen, except: number): Promise<Exit[]> {
  const entry = await findPlanned(ctx.db, { actor }, seen.id)
  if (entry?.booked == null || !entry.movable) return []
  const { booked } = entry
  const kinds = await candidatesFor(ctx, actor, { ...entry, booked }, TRIES + 2)
  return await tryEach(ctx, actor, kinds, [except, entry.car_id], (car, kind) => moveTo(seen, car, kind))
}

/** Other cars for a booking that has none. */
async function forUnplaced(ctx: Context, actor: Actor, act: ActOf<'place'>): Promise<Exit[]> {
  const waiting = await findUnplaced(ctx.db, actor, act.stay)
  if (waiting === undefined) return []
  const now = ctx.now()
  const since = waiting.since < now ? now : waiting.since
  const kinds = await candidatesFor(ctx, actor, { ...waiting, since, waitsUntil: waiting.ends }, TRIES + 2)
  return await tryEach(ctx, actor, kinds, [act.car], (car, kind) => ({
    ...act,
    car,
    upgrade: kind === 'upgrade',
    fetch: kind === 'fetch',
  }))
}

/** The first car of each kind with which an act is possible. */
async function tryEach(
  ctx: Context,
  actor: Actor,
  kinds: readonly Candidates[],
  except: readonly number[],
  actFor: (car: number, kind: MoveKind) => PlanAct,
): Promise<Exit[]> {
  const found: Exit[] = []
  for (const { kind, cars } of kinds) {
    const others = cars.filter(({ id }) => !except.includes(id)).slice(0, TRIES)
    for (const car of others) {
      const act = actFor(car.id, kind)
      const tried = await runAct(ctx, actor, 'tryPlan', act, 'try')
      if (!tried.ok) continue
      const { plate, model, class_id: classId, until } = car
      found.push({ kind, act, plate, model, classId, until, fetch: tried.value.fetch, person: null })
      break
    }
  }
  return found
}

/** Both rentals change their cars, where one alone is in the way. */
async function swap(ctx: Context, actor: Actor, { id, version }: Seen, { by = [] }: Trouble): Promise<Exit[]> {
  const [other] = by
  if (other === undefined || by.length > 1 || other.kind !== 'rental' || other.out) return []
  const bar = await findPlanBar(ctx.db, actor, other.id)
  if (bar === undefined) return []
  const act: PlanAct = { kind: 'swap', id, version, other: bar.id, otherVersion: bar.version, upgrade: false }
  const tried = await runAct(ctx, actor, 'tryPlan', act, 'try')
  if (!tried.ok) return []
  return [
    { kind: 'swap', act, plate: other.plate, model: '', classId: null, until: null, fetch: null, person: other.person },
  ]
}

/** The same work on the same car, when it is free for long enough. */
async function later(ctx: Context, actor: Actor, act: ActOf<'block' | 'reblock'>): Promise<Exit[]> {
  if (act.until === null) return []
  const lengthMs = toInstant(act.until).getTime() - toInstant(act.from).getTime()
  const since = await findGap(ctx.db, act.car, toInstant(act.from), lengthMs)
  if (since === null) return []
  const until = new Date(since.getTime() + lengthMs)
  const postponed = { ...act, from: toLocal(since), until: toLocal(until) }
  const tried = await runAct(ctx, actor, 'tryPlan', postponed, 'try')
  return tried.ok
    ? [{ kind: 'later', act: postponed, plate: '', model: '', classId: null, until, fetch: null, person: null }]
    : []
}

/** Better cars for the rentals that stand in the way. */
async function betterForOthers(ctx: Context, actor: Actor, { by = [] }: Trouble): Promise<Exit[]> {
  for (const { id, kind, person } of by.slice(0, TRIES)) {
    const bar = kind === 'rental' ? await findPlanBar(ctx.db, actor, id) : undefined
    if (bar === undefined) continue
    const exits = await forRental(ctx, actor, bar, bar.car_id)
    if (exits.length > 0) return exits.map((exit) => ({ ...exit, kind: 'other_upgrade', person }))
  }
  return []
}
