import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planCars } from '#domain/plan.ts'
import type { PlanBounds, PlanCar, PlanJob } from '#domain/plan.ts'
import { lowestLevel, occupancy } from '#support/stock-model.ts'

const car = (id: number, change: Partial<PlanCar> = {}): PlanCar => ({
  id,
  branch: 1,
  freeFrom: 0,
  model: 1,
  ...change,
})
const job = (id: number, start: number, end: number, change: Partial<PlanJob> = {}): PlanJob => ({
  id,
  from: 1,
  to: 1,
  start,
  end,
  model: 1,
  fixedCar: null,
  certain: true,
  ...change,
})
const planned = (cars: PlanCar[], jobs: PlanJob[]) => {
  const plan = planCars(cars, jobs)
  if (plan.kind === 'beyond') return plan.kind
  return plan.kind === 'planned' ? Object.fromEntries(plan.cars) : `unplaced ${plan.job}`
}

describe('planCars', () => {
  it.each<[string, PlanCar[], PlanJob[], unknown]>([
    ['nothing to do', [car(1)], [], {}],
    ['a car that comes at the instant it leaves', [car(1)], [job(2, 10, 20), job(1, 0, 10)], { 1: 1, 2: 1 }],
    ['no car', [], [job(1, 0, 10)], 'unplaced 1'],
    ['too many at once', [car(1)], [job(1, 0, 10), job(2, 9, 20)], 'unplaced 2'],
    ['a car not there yet', [car(1, { freeFrom: 5 })], [job(1, 4, 9)], 'unplaced 1'],
    ['a car elsewhere', [car(1, { branch: 3 })], [job(1, 4, 9)], 'unplaced 1'],
    ['the same model first', [car(1), car(2, { model: 2 })], [job(1, 0, 5, { model: 2 })], { 1: 2 }],
    ['any model rather than none', [car(1)], [job(1, 0, 5, { model: 2 })], { 1: 1 }],
    [
      'the same model before the shortest idle',
      [car(1), car(2, { model: 2, freeFrom: 9 })],
      [job(1, 10, 15)],
      { 1: 1 },
    ],
    [
      'the car idle for the shortest time',
      [car(1), car(2, { freeFrom: 8 }), car(3, { freeFrom: 4 })],
      [job(1, 10, 15)],
      { 1: 2 },
    ],
    ['the lower id of two equal', [car(2), car(1)], [job(1, 0, 5)], { 1: 1 }],
    [
      'a one-way chain',
      [car(1)],
      [job(1, 0, 5, { to: 3 }), job(2, 5, 9, { from: 3, to: 1 }), job(3, 9, 12)],
      { 1: 1, 2: 1, 3: 1 },
    ],
    [
      'no promise on an uncertain arrival',
      [car(1)],
      [job(1, 0, 5, { to: 3, certain: false }), job(2, 6, 9, { from: 3 })],
      'unplaced 2',
    ],
    ['nor on an uncertain departure', [car(1)], [job(1, 0, 5, { to: 3, certain: false }), job(2, 6, 9)], 'unplaced 2'],
    [
      'the car that it had before, whichever fits better',
      [car(1), car(2, { model: 2 })],
      [job(1, 0, 5, { car: 2 })],
      { 1: 2 },
    ],
    [
      'another where its own is away',
      [car(1), car(2), car(3)],
      [job(1, 0, 5, { car: 2 }), job(2, 4, 9, { car: 2 }), job(3, 9, 12, { car: 2 })],
      { 1: 2, 2: 1, 3: 2 },
    ],
    [
      'the car on which nobody is in the way, whichever fits better',
      [car(1), car(2), car(3)],
      [job(1, 0, 5, { car: 2 }), job(2, 0, 9), job(3, 6, 8, { car: 1 })],
      { 1: 2, 2: 3, 3: 1 },
    ],
    [
      'the car whose next job is the latest, where somebody is in the way on all',
      [car(1), car(2)],
      [job(1, 0, 9), job(2, 3, 5, { car: 1 }), job(3, 8, 9, { car: 2 })],
      { 1: 2, 2: 1, 3: 1 },
    ],
    ['an uncertain return comes back', [car(1)], [job(1, 0, 5, { certain: false }), job(2, 5, 9)], { 1: 1, 2: 1 }],
  ])('%s', (_, cars, jobs, expected) => {
    expect(planned(cars, jobs)).toEqual(expected)
  })
})

describe('fixed cars', () => {
  const two = [car(1), car(2, { freeFrom: -5 })]

  it.each<[string, PlanJob[], unknown]>([
    ['are kept', [job(1, 0, 5, { fixedCar: 2 })], { 1: 2 }],
    [
      'are not taken where the next fixed job would overlap',
      [job(1, 0, 6), job(2, 5, 9, { fixedCar: 1 })],
      { 1: 2, 2: 1 },
    ],
    ['are taken where the job ends in time and place', [job(1, 0, 5), job(2, 5, 9, { fixedCar: 1 })], { 1: 1, 2: 1 }],
    ['are not taken to the wrong place', [job(1, 0, 5, { to: 3 }), job(2, 5, 9, { fixedCar: 1 })], { 1: 2, 2: 1 }],
    [
      'are taken to where the fixed job begins',
      [job(1, 0, 5, { to: 3 }), job(2, 5, 9, { from: 3, fixedCar: 1 })],
      { 1: 1, 2: 1 },
    ],
    [
      'are not risked on an uncertain one-way job',
      [job(1, 0, 5, { to: 3, certain: false }), job(2, 1, 5, { to: 3 }), job(3, 5, 9, { from: 3, fixedCar: 1 })],
      { 1: 2, 2: 1, 3: 1 },
    ],
    ['fail if taken twice', [job(1, 0, 6, { fixedCar: 1 }), job(2, 5, 9, { fixedCar: 1 })], 'unplaced 2'],
    ['fail if elsewhere', [job(1, 0, 6, { from: 3, fixedCar: 1 })], 'unplaced 1'],
    ['fail if unknown', [job(1, 0, 6, { fixedCar: 9 })], 'unplaced 1'],
    [
      'look ahead to the nearest fixed job only',
      [job(1, 0, 4), job(2, 3, 5, { fixedCar: 1 }), job(3, 20, 25, { fixedCar: 1 }), job(4, 6, 20), job(5, 7, 21)],
      { 1: 2, 2: 1, 3: 1, 4: 1, 5: 2 },
    ],
  ])('%s', (_, jobs, expected) => {
    expect(planned(two, jobs)).toEqual(expected)
  })
})

const branch = fc.constantFrom(1, 3)
const anyCars = fc
  .array(
    fc.record({
      branch,
      freeFrom: fc.integer({ min: -5, max: 15 }),
      model: fc.constantFrom(1, 2),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((list) => list.map((one, index): PlanCar => ({ id: index + 1, ...one })))
const jobsWith = (fixedCar: fc.Arbitrary<number | null>, maxLength: number) =>
  fc
    .array(
      fc.record({
        from: branch,
        to: branch,
        start: fc.nat({ max: 30 }),
        length: fc.integer({ min: 1, max: 12 }),
        model: fc.constantFrom(1, 2),
        certain: fc.boolean(),
        fixedCar,
        // The job's present car may be any car, suitable or not, or one outside the class.
        car: fc.integer({ min: 1, max: 6 }),
      }),
      { maxLength },
    )
    .map((list) =>
      list.map(({ length, ...one }, index): PlanJob => ({ id: index + 1, end: one.start + length, ...one })),
    )

/** Follows every car through its jobs. @throws if a car is busy, elsewhere, or not the one fixed for the job */
function expectChains(cars: PlanCar[], jobs: PlanJob[], plan: Map<number, number>) {
  expect([...plan.keys()].toSorted((a, b) => a - b)).toEqual(jobs.map((one) => one.id))
  for (const { id, ...first } of cars) {
    let place = first
    const own = jobs.filter((one) => plan.get(one.id) === id).toSorted((a, b) => a.start - b.start)
    for (const one of own) {
      expect(one.from).toBe(place.branch)
      expect(one.start).toBeGreaterThanOrEqual(place.freeFrom)
      const lost = one.from !== one.to && !one.certain
      place = { ...place, branch: one.to, freeFrom: lost ? Infinity : one.end }
    }
  }
  for (const one of jobs) if (one.fixedCar !== null) expect(plan.get(one.id)).toBe(one.fixedCar)
}

/** true if the stock of both branches never falls below zero, which is the database's own check. */
function stockSuffices(cars: PlanCar[], jobs: PlanJob[]): boolean {
  const moves = [
    ...cars.map((one) => ({ branch: one.branch, at: one.freeFrom, delta: 1 })),
    ...jobs.flatMap((one) => occupancy({ ...one, turnaroundMinutes: 0 })),
  ]
  return [1, 3].every(
    (id) =>
      lowestLevel(
        moves.filter((move) => move.branch === id),
        -Infinity,
        Infinity,
      ) >= 0,
  )
}

describe('every plan', () => {
  it('without fixed jobs exists exactly if the stock never falls below zero', () => {
    const outcomes = { planned: 0, unplaced: 0, beyond: 0 }
    fc.assert(
      fc.property(anyCars, jobsWith(fc.constant(null), 9), (cars, jobs) => {
        const plan = planCars(cars, jobs)
        outcomes[plan.kind] += jobs.length > 2 ? 1 : 0
        expect(plan.kind === 'planned').toBe(stockSuffices(cars, jobs))
        if (plan.kind === 'planned') expectChains(cars, jobs, plan.cars)
      }),
      { numRuns: 800 },
    )
    // A test that saw only one outcome would prove nothing.
    expect(Math.min(outcomes.planned, outcomes.unplaced)).toBeGreaterThan(20)
    expect(outcomes.beyond).toBe(0)
  })

  it('with fixed jobs is a chain of places without overlaps, and needs the stock too', () => {
    const fixed = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 3 })
    let found = 0
    fc.assert(
      fc.property(anyCars, jobsWith(fixed, 5), (cars, jobs) => {
        const plan = planCars(cars, jobs)
        if (plan.kind !== 'planned') return
        found += jobs.some((one) => one.fixedCar !== null) ? 1 : 0
        expectChains(cars, jobs, plan.cars)
        expect(stockSuffices(cars, jobs)).toBe(true)
      }),
      { numRuns: 800 },
    )
    expect(found).toBeGreaterThan(10)
  })

  it('does not depend on the order of its input and leaves it unchanged', () => {
    fc.assert(
      fc.property(anyCars, jobsWith(fc.constant(null), 8), (cars, jobs) => {
        const before = JSON.stringify({ cars, jobs })
        expect(planCars(cars.toReversed(), jobs.toReversed())).toEqual(planCars(cars, jobs))
        expect(JSON.stringify({ cars, jobs })).toBe(before)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a bounded plan', () => {
  const movesOf = (jobs: PlanJob[], cars: Map<number, number>) =>
    jobs.filter((one) => one.car !== undefined && cars.get(one.id) !== one.car).length

  it('is the unbounded one, or there is none: never more moves than it may make', () => {
    const outcomes = { planned: 0, unplaced: 0, beyond: 0 }
    const bounds = fc.record<PlanBounds>({ looks: fc.nat({ max: 60 }), moves: fc.nat({ max: 4 }) })
    fc.assert(
      fc.property(anyCars, jobsWith(fc.constant(null), 9), bounds, (cars, jobs, within) => {
        const free = planCars(cars, jobs)
        const plan = planCars(cars, jobs, within)
        outcomes[plan.kind]++
        if (plan.kind !== 'beyond') expect(plan).toEqual(free)
        if (plan.kind === 'planned') expect(movesOf(jobs, plan.cars)).toBeLessThanOrEqual(within.moves)
      }),
      { numRuns: 800 },
    )
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(20)
  })

  it('ends after as many looks as it may make, however large the class', () => {
    const cars = Array.from({ length: 5_000 }, (_, n) => car(n))
    // Every car is rented for ten days of twenty, so that a rental of eleven days has to move others.
    const jobs = Array.from({ length: 50_000 }, (_, n) => {
      const start = Math.floor(n / 5_000) * 2 + (n % 2)
      return job(n + 1, start, start + 1, { car: n % 5_000 })
    })
    const wish = job(0, 2, 13)
    const free = planCars(cars, [...jobs, wish])
    if (free.kind !== 'planned') throw new Error(free.kind)
    const moves = movesOf(jobs, free.cars)
    // A job that keeps its car costs one look; a job that searches costs one per car.
    const looks = jobs.length - moves + (moves + 1) * cars.length
    expect(planCars(cars, [...jobs, wish], { looks, moves })).toEqual(free)
    expect(planCars(cars, [...jobs, wish], { looks: looks - 1, moves }).kind).toBe('beyond')
    expect(planCars(cars, [...jobs, wish], { looks, moves: moves - 1 }).kind).toBe('beyond')
    expect(moves).toBeLessThan(20)
  })
})
