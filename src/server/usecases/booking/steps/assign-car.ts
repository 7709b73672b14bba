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

/** The job of a rental that has no assignment yet; those of the database count from 1. */
const ADDED = 0

/**
 * Plans a car for the rental (D22): one that is free as things stand, else by planning the class anew.
 * The caller holds the stock of the class. @returns false if cars fixed by staff leave no plan
 */
export async function assignCar(tx: Tx, rental: Rental): Promise<boolean> {
  if (await assignFreeCar(tx, rental)) return true
  const planned = await planClass(tx, rental.class_id, rental)
  if (planned === undefined) return false
  await assign(tx, rental, planned.get(ADDED)!)
  return true
}

/**
 * Plans a car for a rental whose terms have changed; one that has begun keeps its car, and others give way.
 * The caller holds the stock of both classes. @returns false if cars fixed by staff leave no plan
 */
export async function reassignCar(tx: Tx, before: Rental, after: Rental): Promise<boolean> {
  if (after.status === 'active') {
    await keepCar(tx, after)
    return (await planClass(tx, after.class_id)) !== undefined
  }
  await unassign(tx, before.id)
  const wasOneWay = before.pickup_branch !== before.dropoff_branch
  // Others may be planned on the car that it would have brought to the other branch.
  const missed = wasOneWay && isCertain(before.status)
  if (missed && (await planClass(tx, before.class_id)) === undefined) return false
  return await assignCar(tx, after)
}

/** Plans the class anew, with one more rental if given. @returns car by assignment, or undefined if there is no plan */
export async function planClass(
  tx: Tx,
  classId: number,
  added?: Rental,
): Promise<ReadonlyMap<number, number> | undefined> {
  const { cars, jobs } = await readPlan(tx, classId)
  const plan = planCars(cars, added === undefined ? jobs : [...jobs, jobOf(added)])
  if (plan.kind === 'unplaced') return undefined
  await applyPlan(tx, plan.cars)
  return plan.cars
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
    certain: isCertain(rental.status),
  }
}

/** PostgreSQL writes an interval of hours and minutes as 'HH:MM:SS'. */
function minutesOf(interval: string): number {
  const [hours = 0, minutes = 0] = interval.split(':').map(Number)
  return hours * 60 + minutes
}
