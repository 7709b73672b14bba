import { expect, test } from 'vitest'

import type { BranchCalendar } from '#domain/opening-hours.ts'
import { dateOf, toInstant, toLocal } from '#domain/period.ts'
import { branchHours } from '#store/seed/company.ts'
import { carsByBranch, vehicles } from '#store/seed/fleet.ts'
import { planOf, type World } from './plan.ts'
import { stepsOf } from './rental-steps.ts'

const calendarOf = (branch: number): BranchCalendar => ({
  weekly: Array.from({ length: 7 }, (_, weekday) =>
    branchHours.filter((hours) => hours.branch_id === branch && hours.weekday === weekday),
  ),
  holidays: [],
  exceptions: [],
  afterHours: { allowed: branch === 3, feeMinor: 3_000 },
})

const worldAt = (local: string): World => ({
  seed: 'test',
  now: toInstant(local),
  fleet: carsByBranch.flatMap(({ branch, counts }) =>
    counts.map((cars, index) => ({
      classId: index + 1,
      branch,
      cars,
      vehicles: vehicles.filter(([, classId]) => classId === index + 1).map(([id]) => id),
    })),
  ),
  calendars: new Map([
    [1, calendarOf(1)],
    [3, calendarOf(3)],
  ]),
})

const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
const hours = ['00:05', '06:40', '09:15', '13:00', '18:20', '21:10', '23:55']

test('whatever the day and the hour, there are pick-ups and returns still to be done', () => {
  for (const day of days)
    for (const hour of hours) {
      const { now, ...world } = worldAt(`${day}T${hour}`)
      const plan = planOf({ now, ...world })
      const open = (verb: string, when: (rental: (typeof plan)[number]) => boolean) =>
        plan.filter((rental) => {
          const step = stepsOf(rental, world.seed, now).find((one) => one.verb === verb)
          return when(rental) && (step === undefined || step.at > now)
        }).length
      const today = dateOf(toLocal(now))
      const kept = new Set(['kept', 'late', 'overdue', 'exchanged'])
      const pickups = open('hand over', ({ course, start }) => kept.has(course) && dateOf(start) === today)
      const returns = open('take back', ({ course, end }) => kept.has(course) && dateOf(end) <= today)
      expect([`${day} ${hour}`, pickups > 0, returns > 0]).toEqual([`${day} ${hour}`, true, true])
    }
})

test('the everyday rentals are the same at every hour of a day, and others on another day', () => {
  const everyday = (local: string) =>
    planOf(worldAt(local))
      .filter(({ name }) => /^\d/.test(name))
      .map(({ name, start, end, vehicleId }) => [name, start, end, vehicleId])
  expect(everyday('2026-11-26T23:55')).toEqual(everyday('2026-11-26T00:05'))
  expect(everyday('2026-11-27T12:00')).not.toEqual(everyday('2026-11-26T12:00'))
})

test('nobody is handed a car before it was booked, and none comes back before it left', () => {
  const now = toInstant('2026-11-26T13:00')
  for (const rental of planOf(worldAt('2026-11-26T13:00'))) {
    const times = stepsOf(rental, 'test', now).map(({ at }) => at.getTime())
    expect([rental.name, times.toSorted((a, b) => a - b)]).toEqual([rental.name, times])
    expect(rental.end > rental.start).toBe(true)
  }
})

test('no one-way rental is called off, since the plan behind it cannot be made anew after the fact', () => {
  const called = days.flatMap((day) =>
    planOf(worldAt(`${day}T13:00`)).filter(({ course }) => course === 'cancelled' || course === 'no_show'),
  )
  expect(called.length).toBeGreaterThan(20)
  expect(called.filter(({ pickup, dropoff }) => pickup !== dropoff)).toEqual([])
})
