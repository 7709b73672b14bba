import type { Actor } from '#domain/actor.ts'
import { isAsGood, type VehicleClass } from '#domain/better-class.ts'
import { toInstant, toLocal } from '#domain/berlin-time.ts'
import type { ActOf, Exit, PlanAct, Trouble } from '#domain/plan-act.ts'
import { listClasses } from '#store/exchange.ts'
import { findPlanned, findTransferTime, type PlannedEntry } from '#store/plan-act.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { findGap, listFreeCars, type FreeCar } from '#store/plan-search.ts'
import type { Context } from '../../context.ts'
import { runAct } from './run-act.ts'

/** Cars that are tried for each kind of way out. */
const TRIES = 2
const MOST = 3

/** Ways out of a refusal, each of which was tried (D41). */
export async function exitsFrom(ctx: Context, actor: Actor, act: PlanAct, refusal: Trouble): Promise<Exit[]> {
  const none = ['not_found', 'plan_changed', 'under_way', 'in_the_past', 'same_car', 'price_changed', 'not_changeable']
  if (none.includes(refusal.code)) return []
  if (act.kind === 'move') return await forRental(ctx, actor, act, act.car)
  if (act.kind === 'drive') return await betterForOthers(ctx, actor, refusal)
  if (act.kind !== 'block' && act.kind !== 'reblock') return []
  return [...(await later(ctx, actor, act)), ...(await betterForOthers(ctx, actor, refusal))].slice(0, MOST)
}

type Seen = Pick<ActOf<'move'>, 'id' | 'version'>

/** Other cars for a rental: one of its class, one of a better class, one from another branch. */
async function forRental(ctx: Context, actor: Actor, seen: Seen, except: number): Promise<Exit[]> {
  const entry = await findPlanned(ctx.db, { actor }, seen.id)
  if (entry?.booked == null || !entry.movable) return []
  const classes = await listClasses(ctx.db)
  const kinds = [
    await sameClass(ctx, actor, entry),
    await better(ctx, actor, entry, classes),
    await fromElsewhere(ctx, actor, entry),
  ]
  const found: Exit[] = []
  for (const { kind, cars } of kinds) {
    const others = cars.filter(({ id }) => id !== except && id !== entry.car_id).slice(0, TRIES)
    for (const car of others) {
      const act = moveTo(seen, car.id, kind)
      const tried = await runAct(ctx, actor, 'tryPlan', act, 'try')
      if (!tried.ok) continue
      const { plate, model, until } = car
      found.push({ kind, act, plate, model, until, fetch: tried.value.fetch, person: null })
      break
    }
  }
  return found
}

type MoveKind = 'same_class' | 'upgrade' | 'fetch'
interface Candidates {
  kind: MoveKind
  cars: FreeCar[]
}

const moveTo = ({ id, version }: Seen, car: number, kind: MoveKind): ActOf<'move'> => ({
  kind: 'move',
  id,
  version,
  car,
  upgrade: kind === 'upgrade',
  fetch: kind === 'fetch',
  fixed: true,
})

const wishOf = (entry: PlannedEntry) => ({
  branch: entry.from_branch,
  from: entry.since,
  until: entry.from_branch === entry.to_branch ? entry.until : null,
  vehicle: null,
  most: TRIES + 2,
})

async function sameClass({ db }: Context, actor: Actor, entry: PlannedEntry): Promise<Candidates> {
  return { kind: 'same_class', cars: await listFreeCars(db, actor, { ...wishOf(entry), classes: [entry.booked!.id] }) }
}

async function better(
  { db }: Context,
  actor: Actor,
  entry: PlannedEntry,
  all: readonly VehicleClass[],
): Promise<Candidates> {
  const classes = all.filter((one) => one.id !== entry.booked!.id && isAsGood(one, entry.booked!)).map(({ id }) => id)
  return { kind: 'upgrade', cars: await listFreeCars(db, actor, { ...wishOf(entry), classes }) }
}

async function fromElsewhere(ctx: Context, actor: Actor, entry: PlannedEntry): Promise<Candidates> {
  const leaves = new Date(entry.since.getTime() - (await findTransferTime(ctx.db)))
  if (leaves < ctx.now()) return { kind: 'fetch', cars: [] }
  const wish = {
    ...wishOf(entry),
    branch: null,
    anywhere: true,
    notAt: entry.from_branch,
    from: leaves,
    classes: [entry.booked!.id],
  }
  return { kind: 'fetch', cars: await listFreeCars(ctx.db, actor, wish) }
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
  return tried.ok ? [{ kind: 'later', act: postponed, plate: '', model: '', until, fetch: null, person: null }] : []
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
