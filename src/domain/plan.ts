/** A physical car of the class, with the branch where and the time (ms) from which it is free for the planned jobs. */
export interface PlanCar {
  id: number
  branch: number
  freeFrom: number
  model: number
}

/** A rental, transfer or block that needs a car. `end` (ms) includes the turnaround and is after `start`. */
export interface PlanJob {
  id: number
  from: number
  to: number
  start: number
  end: number
  model: number
  /** Car that staff chose, or null. */
  fixedCar: number | null
  /** Whether the job is sure to take place. */
  certain: boolean
  /** Car that the job has so far; it keeps it if that is free. */
  car?: number | null
}

/** Car id by job id, or the earliest job that no car can serve, or 'beyond' if a bound was reached first. */
export type Plan =
  | { kind: 'planned'; cars: Map<number, number> }
  | { kind: 'unplaced'; job: number }
  | { kind: 'beyond' }

/** Limits of the effort for a plan. They count steps, not time, so that the answer does not depend on machine or load. */
export interface PlanBounds {
  /** Cars examined, counted once for each job that examines them. */
  looks: number
  /** Jobs that get a different car from the one they have. */
  moves: number
}

const UNBOUNDED: PlanBounds = { looks: Infinity, moves: Infinity }

interface CarState extends PlanCar {
  /** Jobs fixed to this car that are not served yet, latest first. */
  fixed: PlanJob[]
  /** Jobs planned on this car so far that may move to another, latest first. */
  own: PlanJob[]
}

const inOrder = (a: PlanJob, b: PlanJob): number => a.start - b.start || a.id - b.id

/** Whether the car is unusable after the job, because it may end up at either branch. */
const losesCar = (job: PlanJob): boolean => job.from !== job.to && !job.certain

function isFree(car: CarState, job: PlanJob): boolean {
  // A car may leave at the very instant it arrives: arrivals come before departures.
  return car.branch === job.from && car.freeFrom <= job.start
}

/** Whether the car, after the job, is in time for the next job that is fixed to it. */
function keepsFixed(car: CarState, job: PlanJob): boolean {
  const next = car.fixed.at(-1)
  return !next || (!losesCar(job) && job.end <= next.start && job.to === next.from)
}

/** Start of the car's planned job that this job would displace; Infinity if it displaces none. */
function disturbsFrom(car: CarState, job: PlanJob): number {
  const next = car.own.at(-1)
  if (!next || (!losesCar(job) && job.end <= next.start && job.to === next.from)) return Infinity
  return next.start
}

/**
 * Whether car `a` fits the job better than `b`. The better car is the one whose planned jobs are displaced not at all or
 * latest, so that few have to move; then the one of the same model, the one idle for the shorter time, the lower id.
 */
function fitsBetter(a: CarState, b: CarState, job: PlanJob): boolean {
  const [inA, inB] = [disturbsFrom(a, job), disturbsFrom(b, job)]
  if (inA !== inB) return inA > inB
  if ((a.model === job.model) !== (b.model === job.model)) return a.model === job.model
  return a.freeFrom === b.freeFrom ? a.id < b.id : a.freeFrom > b.freeFrom
}

const serves = (car: CarState | undefined, job: PlanJob): car is CarState =>
  car !== undefined && isFree(car, job) && keepsFixed(car, job)

function chooseCar(cars: ReadonlyMap<number, CarState>, job: PlanJob): CarState | undefined {
  let best: CarState | undefined
  for (const car of cars.values()) {
    if (!serves(car, job)) continue
    if (!best || fitsBetter(car, best, job)) best = car
  }
  return best
}

function takeFixed(car: CarState | undefined, job: PlanJob): CarState | undefined {
  car?.fixed.pop()
  return car && isFree(car, job) ? car : undefined
}

/**
 * Gives every job of one class a car, in order of start (D22). Without fixed jobs, it succeeds
 * exactly if no branch's stock ever falls below zero, because the choice of car does not change how
 * many are left. Fixed jobs can make it fail although the stock would do.
 */
export function planCars(cars: readonly PlanCar[], jobs: readonly PlanJob[], bounds = UNBOUNDED): Plan {
  const states = new Map(cars.map((car): [number, CarState] => [car.id, { ...car, fixed: [], own: [] }]))
  const ordered = jobs.toSorted(inOrder)
  for (const job of ordered.toReversed()) {
    if (job.fixedCar !== null) states.get(job.fixedCar)?.fixed.push(job)
    else states.get(job.car ?? Number.NaN)?.own.push(job)
  }
  const plan = new Map<number, number>()
  let { looks, moves } = bounds
  for (const job of ordered) {
    const given = states.get(job.fixedCar ?? job.car ?? Number.NaN)
    if (job.fixedCar === null) given?.own.pop()
    const keeps = job.fixedCar !== null || serves(given, job)
    looks -= keeps ? 1 : states.size
    if (looks < 0) return { kind: 'beyond' }
    const car = job.fixedCar !== null ? takeFixed(given, job) : keeps ? given : chooseCar(states, job)
    if (!car) return { kind: 'unplaced', job: job.id }
    car.branch = job.to
    car.freeFrom = losesCar(job) ? Infinity : job.end
    plan.set(job.id, car.id)
    if (typeof job.car === 'number' && job.car !== car.id && --moves < 0) return { kind: 'beyond' }
  }
  return { kind: 'planned', cars: plan }
}
