import { addDays, toInstant, type LocalDate } from '#domain/period.ts'
import type { BranchCalendar } from '#domain/opening-hours.ts'
import { chanceOf, type Chance } from './chance.ts'
import type { Course, Rental } from './planned-rental.ts'
import { DAY_MS, minutesAfter, nextOffered, nextOpen } from './times.ts'

/** The days of the plan, counted from today. */
const FIRST_DAY = -9
const LAST_DAY = 14
const TURNAROUND_MINUTES = 90

/** A car's worth of demand: one rental after the other. Which car a rental gets is for the engine to say. */
export interface Lane {
  classId: number
  branch: number
  number: number
  /** Models of the class. */
  vehicles: readonly number[]
}

export interface LaneWorld {
  seed: string
  today: LocalDate
  calendars: ReadonlyMap<number, BranchCalendar>
}

/** Classes whose cars come back to where they left: their stories need every car where it belongs. */
const ROUND_TRIPS = new Set([7, 8])
/** Days that a rental lasts: most last a weekend or less. */
const LENGTHS = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 7]
const EXTRAS = ['insurance', 'insurance', 'insurance', 'gps', 'child_seat', 'baby_seat', 'wifi']

/** The rentals of one lane, from before this week to the end of the plan. */
export function rentalsOf(lane: Lane, world: LaneWorld): Rental[] {
  const chance = chanceOf(world.seed, world.today, lane.classId, lane.branch, lane.number)
  const end = toInstant(`${addDays(world.today, LAST_DAY)}T20:00`)
  const rentals: Rental[] = []
  let free = toInstant(`${addDays(world.today, FIRST_DAY)}T08:00`)
  let { branch } = lane
  free = minutesAfter(free, chance.between(0, 48) * 30)
  while (free < end) {
    const rental = nextRental(lane, world, { chance, branch, free, turn: rentals.length })
    if (rental === null) break
    rentals.push(rental)
    branch = rental.dropoff
    free = minutesAfter(toInstant(rental.end), TURNAROUND_MINUTES + gapMinutes(toInstant(rental.end), world, chance))
  }
  return rentals
}

/** Idle time of a car. Few are free this week; the week after next has room. */
function gapMinutes(from: Date, { today }: LaneWorld, chance: Chance): number {
  const ahead = (from.getTime() - toInstant(`${today}T00:00`).getTime()) / DAY_MS
  if (ahead > 7) return chance.between(24, 96) * 60
  if (ahead > 3) return chance.between(2, 60) * 60
  return chance.in100(70) ? chance.between(0, 10) * 60 : chance.between(10, 40) * 60
}

interface Turn {
  chance: Chance
  branch: number
  free: Date
  turn: number
}

function nextRental(lane: Lane, { calendars }: LaneWorld, { chance, branch, free, turn }: Turn): Rental | null {
  const start = nextOpen(calendars.get(branch)!, minutesAfter(free, chance.between(0, 4) * 30))
  if (start === null) return null
  const oneWay = chance.in100(7) && !ROUND_TRIPS.has(lane.classId)
  const dropoff = oneWay ? [...calendars.keys()].find((id) => id !== branch)! : branch
  const due = minutesAfter(toInstant(start), chance.pick(LENGTHS) * 1_440 + chance.between(-6, 4) * 30)
  // The key box takes a car at any hour; most people come while somebody is there.
  const end = chance.in100(8) ? nextOffered(due) : nextOpen(calendars.get(dropoff)!, due)
  if (end === null) return null
  const days = (toInstant(end).getTime() - toInstant(start).getTime()) / DAY_MS
  // A car that another customer is to bring from the other branch counts once it is certain: so these book early.
  const lead = oneWay ? chance.between(26 * 24, 30 * 24) : chance.between(30, 20 * 24)
  return {
    name: `${lane.branch}.${lane.classId}.${lane.number}.${turn}`,
    classId: lane.classId,
    vehicleId: chance.pick(lane.vehicles),
    pickup: branch,
    dropoff,
    start,
    end,
    renter: -1,
    bookedAt: minutesAfter(toInstant(start), -lead * 60 + chance.between(0, 59)),
    origin: chance.in100(22) ? 'phone' : 'web',
    course: courseOf(chance, oneWay),
    extras: chance.in100(45) ? [{ code: chance.pick(EXTRAS), quantity: 1 }] : [],
    outAfter: chance.between(-20, 25),
    backAfter: chance.in100(6) ? chance.between(65, 110) : chance.between(-80, 30),
    km: Math.round(days * chance.between(40, 230)),
  }
}

/**
 * Course by chance. No one-way rental is called off: those who rely on its car would be planned anew by the clock of the
 * database, which knows only today, while the week is made after the fact.
 */
function courseOf(chance: Chance, oneWay: boolean): Course {
  const course = chance.in100(5) ? 'cancelled' : chance.in100(2) ? 'no_show' : 'kept'
  return oneWay ? 'kept' : course
}
