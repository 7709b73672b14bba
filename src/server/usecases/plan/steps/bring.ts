import type { Outcome } from '#domain/outcome.ts'
import type { Trouble } from '#domain/plan-act.ts'
import type { Tx } from '#store/db.ts'
import { findPlanCar, findTransferTime, insertDrive, type PlanCar } from '#store/plan-act.ts'
import { trouble } from './entry.ts'

export interface Drive {
  id: number
  leaves: Date
  arrives: Date
}

interface Way {
  car: PlanCar
  /** Branch at which the car is needed. */
  to: number
  arrives: Date
  now: Date
  /** Whether the car is brought from another branch first. */
  fetch: boolean
}

/** Plans the drive that brings a car from another branch, if it has to come and was asked for. */
export async function bring(tx: Tx, { car, to, arrives, now, fetch }: Way): Promise<Outcome<Drive | null, Trouble>> {
  if (!fetch) return car.place === to ? { ok: true, value: null } : trouble('elsewhere', { branch: car.place })
  const leaves = new Date(arrives.getTime() - (await findTransferTime(tx)))
  if (leaves < now) return trouble('in_the_past')
  const there = await findPlanCar(tx, car.id, { at: leaves, without: null, anywhere: true })
  if (there === undefined || there.place === to) return trouble('elsewhere', { branch: car.place })
  const id = await insertDrive(tx, { carId: car.id, from: there.place, to, leaves, arrives })
  return { ok: true, value: { id, leaves, arrives } }
}
