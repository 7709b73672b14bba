import type { Actor } from '#domain/actor.ts'
import { isAsGood } from '#domain/better-class.ts'
import { toLocal } from '#domain/berlin-time.ts'
import type { PlanAct } from '#domain/plan-act.ts'
import { listClasses } from '#store/exchange.ts'
import { listFreeCars, listGapClosers, listGapSwaps, listLooseRentals } from '#store/plan-search.ts'
import type { StockAhead } from '#store/plan-stock.ts'
import type { Context } from '../../context.ts'
import { driveFrom } from './bring.ts'
import { runAct } from './run-act.ts'
import { donorsFor, isSpareAt, shortagesIn, type Shortage } from './shortages.ts'

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

/** Branches for which something is suggested, and the free cars of all of them in the coming days. */
interface Scope {
  readonly here: (branch: number) => boolean
  readonly stock: readonly StockAhead[]
}

type Source = (ctx: Context, actor: Actor, scope: Scope) => Promise<Suggestion[]>

/** Suggestions of a kind, shortages that are worked on for them, and acts that are tried for each. */
const MOST = 4
const LOOKS = 12
const TRIES = 2

/** Time in ms before a drive can leave, at least. */
const NOTICE_MS = 1_800_000

interface Help<Means> {
  /** Branches or classes that seem to have cars to spare; a shortage without any is left out. */
  readonly means: (shortage: Shortage) => readonly Means[]
  /** Tries to help a shortage; null if the cars that seemed to be spare cannot be had. */
  readonly attempt: (shortage: Shortage, means: readonly Means[]) => Promise<Suggestion | null>
}

/** Helps shortages one after the other, a class at a branch once, until there is enough to choose from. */
async function helpEach<Means>({ stock, here }: Scope, { means, attempt }: Help<Means>): Promise<Suggestion[]> {
  const known = shortagesIn(stock, here).map((shortage) => ({ shortage, having: means(shortage) }))
  const helpable = known.filter(({ having }) => having.length > 0).slice(0, LOOKS)
  const found: Suggestion[] = []
  for (const { shortage, having } of helpable) {
    if (found.length === MOST) break
    const { branch, classId } = shortage
    if (found.some((one) => one.branch === branch && one.classId === classId)) continue
    const suggestion = await attempt(shortage, having)
    if (suggestion !== null) found.push(suggestion)
  }
  return found
}

/** Drives from a branch with cars to spare, before the cars of a class run out at another or else while they are short. */
export const transfersAhead: Source = async (ctx, actor, scope) => {
  const catalogue = await ctx.catalogue()
  const now = new Date(ctx.now().getTime() + NOTICE_MS)
  const means = (shortage: Shortage) => donorsFor(shortage, scope.stock)
  const attempt = async (shortage: Shortage, donors: readonly StockAhead[]): Promise<Suggestion | null> => {
    const { branch, classId, from, until } = shortage
    for (const donor of donors.slice(0, TRIES)) {
      const leaves = driveFrom(catalogue, donor.branch, { to: branch, by: from, now, waitsUntil: until })?.leaves
      if (leaves === undefined) continue
      const wish = { branch: donor.branch, classes: [classId], from: leaves, until, vehicle: null, most: TRIES }
      for (const car of await listFreeCars(ctx.db, actor, { ...wish, anywhere: true, longest: true })) {
        const { id, plate, model } = car
        const act: PlanAct = { kind: 'drive', car: id, to: branch, leaves: toLocal(leaves) }
        if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
        const about = { branch, classId, at: from, person: null, other: null }
        return { kind: 'transfer', ...about, plate, model, from: donor.branch, act }
      }
    }
    return null
  }
  return await helpEach(scope, { means, attempt })
}

/** Better cars, where a class is short and a better one is not. */
export const relieveClasses: Source = async (ctx, actor, scope) => {
  const classes = await listClasses(ctx.db)
  const means = (shortage: Shortage) => {
    const booked = classes.find(({ id }) => id === shortage.classId)!
    const better = classes.filter((one) => one.id !== booked.id && isAsGood(one, booked))
    return better.map(({ id }) => id).filter((id) => isSpareAt(shortage, id, scope.stock))
  }
  const attempt = async (shortage: Shortage, better: readonly number[]): Promise<Suggestion | null> => {
    const { branch, classId, from, until } = shortage
    const ahead = { branch, classId, leaves: ctx.now(), from, until, most: TRIES }
    for (const rental of await listLooseRentals(ctx.db, actor, ahead)) {
      const { since, id, version, person } = rental
      const wish = { branch, classes: better, from: since, until: rental.until, vehicle: null, most: 1 }
      const [car] = await listFreeCars(ctx.db, actor, wish)
      if (car === undefined) continue
      const act: PlanAct = { kind: 'move', id, version, car: car.id, upgrade: true, fetch: false, fixed: true }
      if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
      const { plate, model } = car
      return { kind: 'upgrade', branch, classId, at: since, person, from: null, other: null, plate, model, act }
    }
    return null
  }
  return await helpEach(scope, { means, attempt })
}

/** Moves to a car whose gap a rental fills, so that its own stands free in one piece. */
export const closeGaps: Source = async (ctx, actor, { here }) => {
  const branches = (await ctx.catalogue()).branches.map(({ id }) => id).filter(here)
  const found: Suggestion[] = []
  for (const one of await listGapClosers(ctx.db, actor, branches, MOST)) {
    const { id, version, to_car: car, plate, model, person } = one
    const act: PlanAct = { kind: 'move', id, version, car, upgrade: false, fetch: false, fixed: false }
    if (!(await runAct(ctx, actor, 'tryPlan', act, 'try')).ok) continue
    const about = { branch: one.branch, classId: one.class_id, at: one.since, person, from: null, other: null }
    found.push({ kind: 'move', ...about, plate, model, act })
  }
  return found
}

/** Swaps of cars between two rentals, after which two short gaps are a long one. */
export const swapForGaps: Source = async (ctx, actor, { here }) => {
  const branches = (await ctx.catalogue()).branches.map(({ id }) => id).filter(here)
  const found: Suggestion[] = []
  for (const one of await listGapSwaps(ctx.db, actor, branches, MOST)) {
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
