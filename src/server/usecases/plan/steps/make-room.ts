import { isCertain } from '#domain/booking-status.ts'
import { clashing, type Applied, type InTheWay, type Trouble } from '#domain/plan-act.ts'
import type { Outcome } from '#domain/outcome.ts'
import { noteTaken, unassign } from '#store/assignment.ts'
import type { Tx } from '#store/db.ts'
import { findPlaceBefore, listJobs, type PlannedJob, type TakenJob } from '#store/plan-act.ts'
import { placeAll } from '../../booking/steps/settle-car.ts'
import { trouble } from './entry.ts'

export interface CarToClear {
  id: number
  plate: string
}

/** An act that was done; which rentals it gave other cars is told once all is planned. */
export type Done = Omit<Applied, 'moved'>

/**
 * Takes from cars what can no longer stay beside the entries that are set, and gives those rentals other cars. Refused
 * with the ones that stand in the way: fixed, under way, or without another car (D22). The caller holds all stock of
 * the classes, and has let the cars overlap.
 */
export async function makeRoom(
  tx: Tx,
  cars: readonly CarToClear[],
  set: ReadonlySet<number>,
  from: Date,
): Promise<Outcome<null, Trouble>> {
  const loose: (PlannedJob & CarToClear)[] = []
  for (const { id: carId, plate } of cars) {
    const jobs = await listJobs(tx, carId, from)
    if (jobs.length === 0) continue
    const before = await findPlaceBefore(tx, carId, jobs[0]!.since)
    const found = clashing(
      jobs,
      set,
      before,
      ({ kind, state, from_branch: left, to_branch: to }) =>
        kind === 'rental' && state !== null && left !== to && !isCertain(state),
    )
    if (found.stuck.length > 0) return trouble('in_the_way', { by: found.stuck.map((job) => asInTheWay(job, plate)) })
    if (found.unset === 'elsewhere') return trouble('elsewhere', { branch: before.place })
    if (found.unset === 'may_not_come') return trouble('may_not_come')
    loose.push(...found.loose.map((job) => ({ ...job, plate })))
  }
  const byStart = loose.toSorted((a, b) => a.since.getTime() - b.since.getTime())
  const stays = byStart.map(({ stay_id: stay }) => stay!)
  for (const { stay_id: stay, car_id: car } of byStart) {
    noteTaken(tx, stay!, car)
    await unassign(tx, stay!)
  }
  const without = new Set(await placeAll(tx, stays))
  if (without.size > 0) {
    const by = byStart.filter(({ stay_id: stay }) => without.has(stay!)).map((job) => asInTheWay(job, job.plate))
    return trouble('in_the_way', { by })
  }
  return { ok: true, value: null }
}

export const asInTheWay = (job: PlannedJob, plate: string): InTheWay => ({
  id: job.id,
  kind: job.kind,
  reference: job.reference,
  person: job.person,
  plate,
  since: job.since,
  until: job.until,
  fixed: job.fixed,
  out: job.state === 'out',
})

/** Line of the log about a rental that got another car for an act. */
export const movedLine = ({
  stay_id: stay,
  state,
  from_branch: branch,
  before,
  plate,
}: Pick<TakenJob, 'stay_id' | 'state' | 'from_branch' | 'before' | 'plate'>) => ({
  event: 'car_moved',
  // A mere hold has no booking.
  ...(state === 'held'
    ? { subject: ['stay', stay!] as const }
    : { subject: ['booking', stay!] as const, booking: stay! }),
  branch,
  before: { plate: before },
  after: { plate },
})
