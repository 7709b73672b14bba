import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import { toLocal } from '#domain/berlin-time.ts'
import type { PlanAct } from '#domain/plan-act.ts'
import { listClasses } from '#store/exchange.ts'
import {
  listFreeCars,
  listGapClosers,
  listGapSwaps,
  listLooseRentals,
  listLowStock,
  type LowStock,
} from '#store/plan-search.ts'
import type { Context } from '../../context.ts'
import { runAct } from './run-act.ts'

/** Something that keeps trouble away, carried out by one act. */
export interface Suggestion {
  /** A drive, a better car, two rentals that swap their cars, or another car for one. */
  kind: 'transfer' | 'upgrade' | 'swap' | 'move'
  branch: number
  classId: number
  /** Time from which cars of the class are short, or at which the rental begins that moves. */
  at: Date
  plate: string
  model: string
  person: string | null
  /** Branch from which the car comes. */
  from: number | null
  /** Rental that swaps its car, and the plate of the car that it gets. */
  other: { person: string | null; plate: string } | null
  act: PlanAct
}

type Source = (ctx: Context, actor: Actor, here: (branch: number) => boolean) => Promise<Suggestion[]>

/** Days that are looked ahead, cells with too few cars that are worked on, and acts that are tried for each. */
const DAYS = 10
const CELLS = 4
const TRIES = 2
/** Free cars that a branch keeps when it gives one away. */
const SPARE = 2

const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000

async function shortCells({ db }: Context, here: (branch: number) => boolean) {
  const all = await listLowStock(db, DAYS)
  const short = all.filter(({ branch, low }) => low <= 0 && here(branch))
  return { all, short: short.toSorted((a, b) => a.low - b.low || a.from.getTime() - b.from.getTime()).slice(0, CELLS) }
}

/** Drives from a branch with cars to spare, before the cars of a class run out at another. */
export const transfersAhead: Source = async (ctx, actor, here) => {
  const found: Suggestion[] = []
  const { all, short } = await shortCells(ctx, here)
  for (const cell of short) {
    const leaves = startOf(cell, ctx.now())
    const donors = all.filter(
      ({ branch, class_id: classId, low }) => branch !== cell.branch && classId === cell.class_id && low >= SPARE,
    )
    for (const donor of donors.toSorted((a, b) => b.low - a.low).slice(0, 1)) {
      const wish = {
        branch: donor.branch,
        classes: [cell.class_id],
        from: leaves,
        vehicle: null,
        anywhere: true,
        most: TRIES,
      }
      const cars = await listFreeCars(ctx.db, actor, { ...wish, until: new Date(leaves.getTime() + DAYS * DAY_MS) })
      for (const { id, plate, model } of cars) {
        const act: PlanAct = { kind: 'drive', car: id, to: cell.branch, leaves: toLocal(leaves) }
        if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
        const about = { branch: cell.branch, classId: cell.class_id, at: cell.from, person: null, other: null }
        found.push({ kind: 'transfer', ...about, plate, model, from: donor.branch, act })
        break
      }
    }
  }
  return found
}

/** The morning of the day before the shortage; at the earliest the next half hour. */
function startOf({ from }: LowStock, now: Date): Date {
  const next = Math.ceil((now.getTime() + HALF_HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS
  return new Date(Math.max(next, from.getTime() - DAY_MS + 8 * 2 * HALF_HOUR_MS))
}

/** Better cars, where a class is short and a better one is not. */
export const relieveClasses: Source = async (ctx, actor, here) => {
  const found: Suggestion[] = []
  const { all, short } = await shortCells(ctx, here)
  const classes = await listClasses(ctx.db)
  for (const cell of short) {
    const booked = classes.find(({ id }) => id === cell.class_id)!
    const spare = (id: number) =>
      all.some((one) => one.branch === cell.branch && one.class_id === id && one.low >= SPARE)
    const better = classes.filter((one) => one.id !== booked.id && isAsGood(one, booked) && spare(one.id))
    if (better.length === 0) continue
    const to = new Date(cell.from.getTime() + 2 * DAY_MS)
    const ahead = { branch: cell.branch, classId: cell.class_id, from: ctx.now(), to, most: TRIES }
    for (const rental of await listLooseRentals(ctx.db, actor, ahead)) {
      const { since, until, id, version, person } = rental
      const wish = {
        branch: cell.branch,
        classes: better.map((one) => one.id),
        from: since,
        until,
        vehicle: null,
        most: 1,
      }
      const [car] = await listFreeCars(ctx.db, actor, wish)
      if (car === undefined) continue
      const act: PlanAct = { kind: 'move', id, version, car: car.id, upgrade: true, fetch: false, fixed: true }
      if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
      const about = { branch: cell.branch, classId: cell.class_id, at: since, person, from: null, other: null }
      found.push({ kind: 'upgrade', ...about, plate: car.plate, model: car.model, act })
      break
    }
  }
  return found
}

/** Moves to a car whose gap a rental fills, so that its own stands free in one piece. */
export const closeGaps: Source = async (ctx, actor, here) => {
  const branches = (await ctx.catalogue()).branches.map(({ id }) => id).filter(here)
  const found: Suggestion[] = []
  for (const one of await listGapClosers(ctx.db, actor, branches, CELLS)) {
    const { id, version, to_car: car, plate, model, person } = one
    const act: PlanAct = { kind: 'move', id, version, car, upgrade: false, fetch: false, fixed: false }
    if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
    const about = { branch: one.branch, classId: one.class_id, at: one.since, person, from: null, other: null }
    found.push({ kind: 'move', ...about, plate, model, act })
  }
  return found
}

/** Swaps of cars between two rentals, after which two short gaps are a long one. */
export const swapForGaps: Source = async (ctx, actor, here) => {
  const branches = (await ctx.catalogue()).branches.map(({ id }) => id).filter(here)
  const found: Suggestion[] = []
  for (const one of await listGapSwaps(ctx.db, actor, branches, CELLS)) {
    const { id, version, other, other_version: otherVersion, plate, model, person } = one
    const act: PlanAct = { kind: 'swap', id, version, other, otherVersion, upgrade: false }
    if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
    const about = { branch: one.branch, classId: one.class_id, at: one.since, person, from: null }
    found.push({
      kind: 'swap',
      ...about,
      plate,
      model,
      other: { person: one.other_person, plate: one.other_plate },
      act,
    })
  }
  return found
}
