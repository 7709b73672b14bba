import { earliestDrive, latestDrive, type DriveTimes } from '#domain/drive-times.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Trouble } from '#domain/plan-act.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { Tx } from '#store/db.ts'
import { findPlanCar, insertDrive, type PlanCar } from '#store/plan-act.ts'
import { trouble } from './entry.ts'

const MINUTE_MS = 60_000

export interface Drive extends DriveTimes {
  id: number
}

interface Need {
  /** Branch at which a car is needed. */
  to: number
  /** Moment by which it has to be there. */
  by: Date
  now: Date
  /** End of a rental that waits for a car which comes after its start. */
  waitsUntil?: Date
}

/** Finds when a car is driven from a branch to where it is needed: as late as it can be in time, else as early as it can be. */
export function driveFrom(
  { branches, rules }: Catalogue,
  branch: number,
  { to, by, now, waitsUntil }: Need,
): DriveTimes | null {
  const [from, there] = [branch, to].map((one) => branches.find(({ id }) => id === one)!.calendar)
  const way = { from: from!, to: there!, takes: rules.transferMinutes * MINUTE_MS }
  const inTime = latestDrive(way, { since: now, by })
  return waitsUntil === undefined ? inTime : (inTime ?? earliestDrive(way, { since: now, by: waitsUntil }))
}

interface Bringing extends Need {
  /** The car, as it stands when it is needed. */
  car: PlanCar
  /** Whether the car is brought from another branch first. */
  fetch: boolean
}

/** Plans the drive that brings a car from another branch, if it has to come and was asked for. */
export async function bring(
  tx: Tx,
  catalogue: Catalogue,
  { car, fetch, ...need }: Bringing,
): Promise<Outcome<Drive | null, Trouble>> {
  const elsewhere = trouble('elsewhere', { branch: car.place })
  const { place: from } = car
  const { to } = need
  if (!fetch) return from === to ? { ok: true, value: null } : elsewhere
  if (from === to) return elsewhere
  const drive = driveFrom(catalogue, from, need)
  if (drive === null) return trouble('no_drive')
  const there = await findPlanCar(tx, car.id, { at: drive.leaves, without: null, anywhere: true })
  if (there?.place !== from) return elsewhere
  const id = await insertDrive(tx, { carId: car.id, from, to, ...drive })
  return { ok: true, value: { id, ...drive } }
}
