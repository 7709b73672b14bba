/** A physical car of the class: where and from when (ms) it is free for the jobs to be planned. */
export interface PlanCar {
  id: number
  branch: number
  freeFrom: number
  model: number
}

/** A rental, transfer or block to be served; `end` (ms) includes the turnaround and is after `start`. */
export interface PlanJob {
  id: number
  from: number
  to: number
  start: number
  end: number
  model: number
  /** The car staff chose, or null. */
  fixedCar: number | null
  /** False while the job may still fall away. */
  certain: boolean
  /** The car that it is planned on so far: it keeps it if that is free. */
  car?: number | null
}

/** Car id by job id; or the first job in time that no car can serve; or a bound was reached before there was a plan. */
export type Plan =
  | { kind: 'planned'; cars: Map<number, number> }
  | { kind: 'unplaced'; job: number }
  | { kind: 'beyond' }

/** How far a plan may go. Counted, not timed: the same wish is answered alike on every machine and at every load. */
export interface PlanBounds {
  /** Cars looked at, one for each job that looks at it. */
  looks: number
  /** Jobs that get another car than the one they have. */
  moves: number
}

const UNBOUNDED: PlanBounds = { looks: Infinity, moves: Infinity }

interface CarState extends PlanCar {
  /** Jobs fixed to this car that are not served yet, latest first. */
  fixed: PlanJob[]
  /** Those that are planned on it so far and may change, latest first. */
  own: PlanJob[]
}

const inOrder = (a: PlanJob, b: PlanJob): number => a.start - b.start || a.id - b.id

/** True if the car cannot be counted on after the job: it may end up at either branch. */
const losesCar = (job: PlanJob): boolean => job.from !== job.to && !job.certain

function isFree(car: CarState, job: PlanJob): boolean {
  // A car that arrives at the very instant may leave again: arrivals come before departures.
  return car.branch === job.from && car.freeFrom <= job.start
}

/** Whether the car, after the job, still makes it to the next job that is fixed to it. */
function keepsFixed(car: CarState, job: PlanJob): boolean {
  const next = car.fixed.at(-1)
  return !next || (!losesCar(job) && job.end <= next.start && job.to === next.from)
}

/** When the job would be in the way of what is planned on the car so far; Infinity if it is not. */
function disturbsFrom(car: CarState, job: PlanJob): number {
  const next = car.own.at(-1)
  if (!next || (!losesCar(job) && job.end <= next.start && job.to === next.from)) return Infinity
  return next.start
}

/**
 * Best fit: nobody in the way, else as late as possible, so that few have to change; then the same model, then the car
 * idle for the shortest time, then the lower id.
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
 * Gives every job of one class a car, in order of start (D22). Without fixed jobs it succeeds
 * exactly when the stock of no branch ever falls below zero, whatever the models and whichever keep
 * their cars: the choice of car does not change how many are left. Fixed jobs can make it fail where the stock would do.
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
