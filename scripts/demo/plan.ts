import type { BranchCalendar } from '#domain/opening-hours.ts'
import { addDays, dateOf, toInstant, toLocal, weekday, type LocalDate, type LocalDateTime } from '#domain/period.ts'
import { businessRentals } from './business-rentals.ts'
import { chanceOf } from './chance.ts'
import { rentalsOf, type Lane } from './lanes.ts'
import type { Rental } from './planned-rental.ts'
import { lastOffered, minutesAfter, nextOffered, nextOpen } from './times.ts'

const TEMPELHOF = 1
const AIRPORT = 3
const MINI = 1
const ECONOMY = 2
const COMPACT = 3
const WAGON = 4
const SUV = 5
const PEOPLE_CARRIER = 7
const TRANSPORTER = 8
const FRIDAY = 4

/** The company as the plan finds it: its cars by class and branch, and when its branches are open. */
export interface World {
  seed: string
  now: Date
  fleet: readonly { classId: number; branch: number; cars: number; vehicles: readonly number[] }[]
  calendars: ReadonlyMap<number, BranchCalendar>
}

/** Cars that the everyday rentals of a class at a branch leave to the stories below, and to the drive to town tomorrow. */
const KEPT_FREE: Readonly<Record<string, number>> = {
  [`${PEOPLE_CARRIER}@${AIRPORT}`]: Infinity,
  [`${TRANSPORTER}@${TEMPELHOF}`]: Infinity,
  [`${ECONOMY}@${AIRPORT}`]: 2,
  [`${COMPACT}@${AIRPORT}`]: 2,
  [`${WAGON}@${AIRPORT}`]: 1,
  [`${WAGON}@${TEMPELHOF}`]: 1,
  [`${SUV}@${AIRPORT}`]: 1,
  [`${MINI}@${AIRPORT}`]: 1,
}

/** All rentals of the week: everyday ones, car by car, and those with a story. */
export function planOf(world: World): Rental[] {
  const today = dateOf(toLocal(world.now))
  const lanes: Lane[] = world.fleet.flatMap(({ classId, branch, cars, vehicles }) =>
    Array.from({ length: Math.max(0, cars - (KEPT_FREE[`${classId}@${branch}`] ?? 0)) }, (_, number) => ({
      classId,
      branch,
      number,
      vehicles,
    })),
  )
  const everyday = lanes.flatMap((lane) => rentalsOf(lane, { ...world, today }))
  missYesterday(everyday, addDays(today, -1))
  const all = [...everyday, ...stories(world)].toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())
  return all.map((rental, at) => (rental.business === undefined ? { ...rental, renter: at } : rental))
}

/** Lets one customer of yesterday stay away, whatever chance says. */
function missYesterday(rentals: Rental[], yesterday: LocalDate): void {
  const missed = rentals.find(
    ({ start, course, pickup, dropoff }) => dateOf(start) === yesterday && course === 'kept' && pickup === dropoff,
  )
  if (missed !== undefined) missed.course = 'no_show'
}

type Told = Pick<Rental, 'name' | 'classId' | 'start' | 'end'> & Partial<Rental>

/** Rentals that every week has, at whatever hour the demonstration is started. */
function stories(world: World): Rental[] {
  const { now } = world
  const today = dateOf(toLocal(now))
  const usual = [...endangered(now), ...shortWeekend(world), ...walkIns(world), ...lateEvening(today), exchanged(world)]
  const wagon = { classId: WAGON, branch: TEMPELHOF, calendar: world.calendars.get(TEMPELHOF)! }
  return [...usual, ...businessRentals(wagon, now)].map((told) => rentalFrom(told, world))
}

/** A car that is hours late, on which the next customer counts, while all others of its class are out. */
function endangered(now: Date): Told[] {
  const due = lastOffered(minutesAfter(now, -600))
  const next = nextOffered(minutesAfter(now, 150))
  const days = (from: LocalDateTime, count: number) => `${addDays(dateOf(from), count)}${from.slice(10)}`
  const today = dateOf(toLocal(now))
  const out = [1, 2, 3].map((number) => ({
    name: `away.${number}`,
    classId: PEOPLE_CARRIER,
    start: `${addDays(today, -4)}T1${number}:00`,
    end: `${addDays(today, 3)}T1${number}:00`,
  }))
  return [
    ...out,
    { name: 'overdue', classId: PEOPLE_CARRIER, start: days(due, -3), end: due, course: 'overdue' },
    { name: 'in danger', classId: PEOPLE_CARRIER, start: next, end: days(next, 3) },
    {
      name: 'overdue a little',
      classId: MINI,
      start: days(lastOffered(minutesAfter(now, -95)), -2),
      end: lastOffered(minutesAfter(now, -95)),
      course: 'overdue',
    },
  ]
}

/** All transporters of the city office are gone from Friday to Monday. */
function shortWeekend({ now, calendars }: World): Told[] {
  const today = dateOf(toLocal(now))
  const days = 1 + ((FRIDAY - weekday(addDays(today, 1)) + 7) % 7)
  const friday = addDays(today, days)
  const hours = calendars.get(TEMPELHOF)!
  const start = nextOpen(hours, toInstant(`${friday}T13:00`))
  const end = nextOpen(hours, toInstant(`${addDays(friday, 3)}T09:00`))
  if (start === null || end === null) return []
  return [1, 2, 3].map((number) => ({
    name: `weekend.${number}`,
    classId: TRANSPORTER,
    pickup: TEMPELHOF,
    start,
    end,
    extras: [{ code: 'insurance', quantity: 1 }],
  }))
}

/** Customers who came to the airport today without a booking. */
function walkIns({ now }: World): Told[] {
  const today = dateOf(toLocal(now))
  return ['09:30', '13:30', '17:30'].map((time, number) => ({
    name: `walk-in.${number}`,
    classId: number === 0 ? ECONOMY : COMPACT,
    start: `${today}T${time}`,
    end: `${addDays(today, 1 + number)}T12:00`,
    bookedAt: minutesAfter(toInstant(`${today}T${time}`), -8),
    origin: 'counter',
    outAfter: 3,
    backAfter: 0,
  }))
}

/** Two customers whose flights land late: at midnight the board still waits for them. */
const lateEvening = (today: LocalDate): Told[] => [
  { name: 'late.1', classId: WAGON, start: `${today}T20:30`, end: `${addDays(today, 3)}T10:00`, course: 'late' },
  { name: 'late.2', classId: SUV, start: `${today}T22:30`, end: `${addDays(today, 2)}T18:00`, course: 'late' },
]

/** A car that broke down on the way and was exchanged. */
function exchanged({ now }: World): Told {
  const start = lastOffered(minutesAfter(now, -30 * 60))
  return {
    name: 'exchanged',
    classId: COMPACT,
    start,
    end: nextOffered(minutesAfter(now, 40 * 60)),
    course: 'exchanged',
    outAfter: 5,
  }
}

function rentalFrom(told: Told, { seed, fleet }: World): Rental {
  const chance = chanceOf(seed, told.name)
  const { vehicles } = fleet.find(({ classId }) => classId === told.classId)!
  return {
    pickup: AIRPORT,
    dropoff: told.pickup ?? AIRPORT,
    vehicleId: chance.pick(vehicles),
    renter: -1,
    bookedAt: minutesAfter(toInstant(told.start), -chance.between(22 * 24, 25 * 24) * 60),
    origin: 'web',
    course: 'kept',
    extras: [],
    outAfter: chance.between(-10, 15),
    backAfter: chance.between(-20, 20),
    km: chance.between(120, 480),
    ...told,
  }
}
