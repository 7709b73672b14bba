import { expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { givenIn } from '#support/given.ts'
import { checkSoundness } from '#store/soundness.ts'
import { inDays } from '#support/client.ts'
import { rowsOf } from '#support/rows.ts'

const [VEHICLE, CLASS, AIRPORT] = [801, 8, 3]
/** Days with three rentals each. A car with every other rental has many more than a new plan may move. */
const DAYS = 75
const FIRST = 20

const app = appForAll({ bookings: 'open', anyHour: true })

const quote = (start: string, end: string) => givenIn(app).quote({ vehicleId: VEHICLE, pickup: AIRPORT, start, end })

const plan = () => rowsOf(app, 'assignment')

/** Makes two cars share the rentals of one: each is free half of the time, but never for a whole day. */
async function shareRentals(): Promise<void> {
  // Two cars are left; one of them is used.
  const cars = await rowsOf(app, 'car', { class_id: CLASS, home_branch: AIRPORT })
  const [first, second, ...others] = cars.map(({ id }) => id)
  for (const car of others) await givenIn(app).block(car, new Date(Date.now() + 86_400_000), null)
  for (let day = FIRST; day < FIRST + DAYS; day++) {
    for (const [from, until] of [
      ['06:00', '10:00'],
      ['11:30', '15:30'],
      ['17:00', '21:00'],
    ] as const) {
      expect((await quote(inDays(day, from), inDays(day, until))).status).toBe(201)
    }
  }
  await app.db.pool.query(
    `update assignment a set car_id = case when o.turn % 2 = 0 then $1::integer else $2::integer end
     from (select id, row_number() over (order by lower(period)) as turn from assignment where kind = 'rental') o
     where o.id = a.id`,
    [first, second],
  )
  expect(await checkSoundness(app.db.pool)).toEqual([])
}

test('a wish that moves few gets its car; one that would move more than may be moved gets none, and moves nobody', async () => {
  await shareRentals()
  const before = await plan()
  // At every moment, one car is free.
  const long = await quote(inDays(FIRST, '06:00'), inDays(FIRST + DAYS, '06:00'))
  expect([long.status, long.body.code]).toEqual([409, 'sold_out'])
  expect(await plan()).toEqual(before)
  const short = await quote(inDays(FIRST + 5, '06:00'), inDays(FIRST + 25, '06:00'))
  expect(short.status).toBe(201)
  const after = new Map((await plan()).map(({ id, car_id: car }) => [id, car]))
  const moved = before.filter(({ id, car_id: car }) => after.get(id) !== car).length
  // One of the two cars gives all of its rentals of that time to the other; no other rental changes its car.
  expect(moved).toBeGreaterThanOrEqual(20)
  expect(moved).toBeLessThanOrEqual(31)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
