import { isCertain } from '../../../../domain/booking-status.ts'
import { planCars, type PlanJob } from '../../../../domain/plan.ts'
import {
  applyPlan,
  assign,
  assignFreeCar,
  keepCar,
  readPlan,
  unassign,
  type Rental,
} from '../../../store/assignment.ts'
import type { Tx } from '../../../store/db.ts'
import type { PlanScope } from '../../../store/plan-scope.ts'

/** The job of a rental that has no assignment yet; those of the database count from 1. */
const ADDED = 0

/** Up to so many jobs, what the smallest change does not solve is planned from scratch. */
const MOST_JOBS = 1_000

/**
 * Plans a car for the rental (D22): one that is free as things stand, else by planning anew within a scope.
 * The caller holds the stock of the scope and of the rental's branches. @returns false if there is no plan: cars that
 * staff fixed are in the way, or, in a large class, it lies beyond the scope
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
  /** Of those who were to get the car; none if nobody could be. */
  missed: PlanScope | null
  /** Of the rental as it will be. */
  wanted: PlanScope
}

/**
 * Plans a car for a rental whose terms have changed; one that has begun keeps its car, and others give way.
 * The caller holds the stock of the scopes and branches, before and after. @returns false if there is no plan
 */
export async function reassignCar(tx: Tx, before: Rental, after: Rental, scopes: ChangeScopes): Promise<boolean> {
  if (after.status === 'active') {
    await keepCar(tx, after)
    return (await planClass(tx, scopes.missed ?? scopes.wanted)) !== undefined
  }
  await unassign(tx, before.id)
  if (scopes.missed !== null && (await planClass(tx, scopes.missed)) === undefined) return false
  return await assignCar(tx, after, scopes.wanted)
}

/** Whether others may be planned on the car that a rental brings to its branch, and miss it there if it does not. */
export const bringsCar = (rental: Rental): boolean =>
  rental.status === 'active' || (rental.pickup_branch !== rental.dropoff_branch && isCertain(rental.status))

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
  const next = await readPlan(tx, scope, scope.from)
  let plan = planCars(next.cars, [...next.jobs, ...more])
  if (plan.kind === 'unplaced') {
    const all = await readPlan(tx, scope)
    if (all.jobs.length > MOST_JOBS) return undefined
    plan = planCars(all.cars, [...all.jobs.map(fromScratch), ...more])
  }
  if (plan.kind === 'unplaced') return undefined
  await applyPlan(tx, plan.cars)
  return plan.cars
}

const fromScratch = (job: PlanJob): PlanJob => ({ ...job, car: null })

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
    certain: isCertain(rental.status),
  }
}

/** PostgreSQL writes an interval of hours and minutes as 'HH:MM:SS'. */
function minutesOf(interval: string): number {
  const [hours = 0, minutes = 0] = interval.split(':').map(Number)
  return hours * 60 + minutes
}
