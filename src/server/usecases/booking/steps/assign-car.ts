import { isCertain } from '#domain/booking-status.ts'
import { planCars, type PlanBounds, type PlanJob } from '#domain/plan.ts'
import { applyPlan, assign, assignFreeCar, keepCar, readPlan, unassign, type Rental } from '#store/assignment.ts'
import type { Tx } from '#store/db.ts'
import type { PlanScope } from '#store/plan-scope.ts'

/** Id of the job for a rental without an assignment; ids of the database begin with 1. */
const ADDED = 0

/** Largest number of jobs that are planned from scratch if the smallest change does not succeed. */
const MOST_FROM_SCRATCH = 1_000

/**
 * Bounds of planning for a wish. The first `jobs` may change their car; later ones keep it. Others wait for the stock
 * meanwhile: each move takes about half a millisecond, all looks together some 20 ms.
 */
const FOR_A_WISH: PlanBounds & { jobs: number } = { jobs: 4_000, looks: 200_000, moves: 100 }

/** Bounds of planning after a fact: none, so that every rental affected gets another car, however many have to move. */
const FOR_A_FACT: typeof FOR_A_WISH = { jobs: Infinity, looks: Infinity, moves: Infinity }

/**
 * Plans a car for the rental (D22): one that is free as things stand, else by planning anew within a scope.
 * The caller holds the stock of the scope and of the rental's branches. @returns false if there is no plan: cars that
 * staff fixed are in the way, or it takes more than a wish may
 */
export async function assignCar(tx: Tx, rental: Rental, scope: PlanScope): Promise<boolean> {
  if (await assignFreeCar(tx, rental)) return true
  const planned = await planClass(tx, scope, rental)
  if (planned === undefined) return false
  await assign(tx, rental, planned.get(ADDED)!)
  return true
}

/** The scopes of a change, looked up before any stock is taken. */
export interface ChangeScopes {
  /** Scope of the rentals that were to get the car next; null if there can be none. */
  missed: PlanScope | null
  /** Scope of the rental after the change. */
  wanted: PlanScope
}

/**
 * Plans a car for a rental whose terms have changed; one that has begun keeps its car, and others give way.
 * The caller holds the stock of the scopes and branches, before and after. @returns false if there is no plan
 */
export async function reassignCar(tx: Tx, before: Rental, after: Rental, scopes: ChangeScopes): Promise<boolean> {
  if (after.state === 'out') {
    await keepCar(tx, after)
    return (await planClass(tx, scopes.missed ?? scopes.wanted)) !== undefined
  }
  await unassign(tx, before.id)
  if (scopes.missed !== null && (await planClass(tx, scopes.missed)) === undefined) return false
  return await assignCar(tx, after, scopes.wanted)
}

/** Whether others may be planned on the car that a rental brings to its branch, and miss it there if it does not. */
export const bringsCar = (rental: Rental): boolean =>
  rental.state === 'out' || (rental.pickup_branch !== rental.dropoff_branch && isCertain(rental.state))

/**
 * Plans anew within a scope, with one more rental if given. As few as possible change their car; if that leads nowhere,
 * for cars that are fixed, all are planned from now on.
 * @returns car by assignment, or undefined if there is no plan
 */
export async function planClass(
  tx: Tx,
  scope: PlanScope,
  added?: Rental,
): Promise<ReadonlyMap<number, number> | undefined> {
  const more = added === undefined ? [] : [jobOf(added)]
  const bounds = added === undefined ? FOR_A_FACT : FOR_A_WISH
  const next = await readPlan(tx, scope, bounds.jobs, scope.from)
  const nearest = planCars(next.cars, [...next.jobs, ...more], bounds)
  const found = nearest.kind === 'unplaced' ? await planFromScratch(tx, scope, more, bounds) : nearest
  if (found?.kind !== 'planned') return undefined
  await applyPlan(tx, found.cars)
  return found.cars
}

async function planFromScratch(tx: Tx, scope: PlanScope, more: PlanJob[], bounds: PlanBounds) {
  const { cars, jobs } = await readPlan(tx, scope, MOST_FROM_SCRATCH)
  const plan = planCars(cars, [...jobs.map((job) => ({ ...job, car: null })), ...more], bounds)
  const moved = plan.kind === 'planned' ? jobs.filter(({ id, car }) => plan.cars.get(id) !== car).length : 0
  return moved > bounds.moves ? undefined : plan
}

function jobOf(rental: Rental): PlanJob {
  const turnaround = minutesOf(rental.turnaround)
  return {
    id: ADDED,
    from: rental.pickup_branch,
    to: rental.dropoff_branch,
    start: rental.starts_at.getTime(),
    end: rental.ends_at.getTime() + turnaround * 60_000,
    model: rental.vehicle_id,
    fixedCar: null,
    certain: isCertain(rental.state),
  }
}

/** PostgreSQL writes an interval of hours and minutes as 'HH:MM:SS'. */
function minutesOf(interval: string): number {
  const [hours = 0, minutes = 0] = interval.split(':').map(Number)
  return hours * 60 + minutes
}
