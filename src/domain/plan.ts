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

/** Car id by job id, or the first job in time that no car can serve. */
export type Plan = { kind: 'planned'; cars: Map<number, number> } | { kind: 'unplaced'; job: number }

interface CarState extends PlanCar {
  /** Jobs fixed to this car that are not served yet, latest first. */
  fixed: PlanJob[]
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

/** Best fit: the same model, then the car idle for the shortest time, then the lower id. */
function fitsBetter(a: CarState, b: CarState, job: PlanJob): boolean {
  if ((a.model === job.model) !== (b.model === job.model)) return a.model === job.model
  return a.freeFrom === b.freeFrom ? a.id < b.id : a.freeFrom > b.freeFrom
}

function chooseCar(cars: ReadonlyMap<number, CarState>, job: PlanJob): CarState | undefined {
  const serves = (car: CarState) => isFree(car, job) && keepsFixed(car, job)
  const own = cars.get(job.car ?? Number.NaN)
  if (own && serves(own)) return own
  let best: CarState | undefined
  for (const car of cars.values()) {
    if (!serves(car)) continue
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
export function planCars(cars: readonly PlanCar[], jobs: readonly PlanJob[]): Plan {
  const states = new Map(cars.map((car): [number, CarState] => [car.id, { ...car, fixed: [] }]))
  const ordered = jobs.toSorted(inOrder)
  for (const job of ordered.toReversed()) {
    if (job.fixedCar !== null) states.get(job.fixedCar)?.fixed.push(job)
  }
  const plan = new Map<number, number>()
  for (const job of ordered) {
    const car = job.fixedCar === null ? chooseCar(states, job) : takeFixed(states.get(job.fixedCar), job)
    if (!car) return { kind: 'unplaced', job: job.id }
    car.branch = job.to
    car.freeFrom = losesCar(job) ? Infinity : job.end
    plan.set(job.id, car.id)
  }
  return { kind: 'planned', cars: plan }
}
