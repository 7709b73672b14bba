import { beforeEach, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { operator, valueOf, within } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { listNeedlessDrives } from '#store/assignment.ts'
import { yardOf } from '#support/yard.ts'
import { findBooking } from '#store/booking.ts'
import { dropNeedlessDrives } from '#usecases/booking/steps/needless-drives.ts'
import { release } from '#usecases/booking/steps/release.ts'
import { findPlanBar } from '#store/plan-bars.ts'
import { changePlan } from '#usecases/plan/change-plan.ts'
import { bookingBody } from '#support/client.ts'
import { givenIn, type GivenRental } from '#support/given.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { boundsOf } from '#support/seen.ts'

const [TEMPELHOF, AIRPORT] = [1, 3]
/** Vehicle of the class Transporter, which has few cars. */
const TRANSPORTER = 801
const CLASS = 8

let day: number
const app = appForAll({ bookings: 'open', anyHour: true })
beforeEach(() => {
  day = app.ownDays(40)
})

type Trip = [pickup: number, dropoff: number, from: number, to: number, vehicleId?: number]
const trip = (...[pickup, dropoff, from, to, vehicleId = TRANSPORTER]: Trip): GivenRental => ({
  vehicleId,
  pickup,
  dropoff,
  from: day + from,
  days: to - from,
})
const quote = (...of: Trip) => givenIn(app).quote(trip(...of))
const book = (...of: Trip) => givenIn(app).booking(trip(...of))
const cancel = async ({ reference, email }: Booking) => {
  expect((await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })).status).toBe(200)
}
/** Books all cars that a branch has during the days. @returns the bookings */
async function bookAll(branch: number, from: number, to: number, vehicleId = TRANSPORTER): Promise<Booking[]> {
  const made: Booking[] = []
  for (let held = await quote(branch, branch, from, to, vehicleId); held.status === 201;) {
    made.push((await app.call('createBooking', { body: bookingBody(held.body.id) })).body)
    held = await quote(branch, branch, from, to, vehicleId)
  }
  return made
}
const drives = async () =>
  (await rowsOf(app, 'assignment', { kind: 'transfer' }))
    .filter((row) => boundsOf(row)[0].getTime() > Date.now() + day * 86_400_000)
    .map(({ from_branch, to_branch }) => ({ from_branch, to_branch }))

const idOf = async ({ reference }: Booking) => (await rowOf(app, 'booking', { reference })).id
const planOf = async (booking: Booking) => await rowOf(app, 'assignment', { stay_id: await idOf(booking) })

/** A one-way rental to Tempelhof, and bookings of all cars there, which rely on its car. */
async function allTaken(): Promise<{ oneWay: Booking; relying: Booking[] }> {
  const oneWay = await book(AIRPORT, TEMPELHOF, 1, 2)
  return { oneWay, relying: await bookAll(TEMPELHOF, 4, 6) }
}

/**
 * Cancels a one-way rental to Tempelhof after all cars there were booked. @returns the bookings that rely on its car
 */
async function falls(): Promise<{ relying: Booking[]; atTheAirport: number }> {
  const { length: atTheAirport } = await rowsOf(app, 'car', { class_id: CLASS, home_branch: AIRPORT })
  const { oneWay, relying } = await allTaken()
  await cancel(oneWay)
  expect(await drives()).toEqual([{ from_branch: AIRPORT, to_branch: TEMPELHOF }])
  return { relying, atTheAirport }
}

test('a drive that nobody needs any more goes, and its car is back where it was', async () => {
  const { relying, atTheAirport } = await falls()
  await cancel(relying[0]!)
  expect(await drives()).toEqual([])
  expect((await bookAll(AIRPORT, 10, 12)).length).toBe(atTheAirport)
  // The other bookings at Tempelhof have cars that are there, whichever car they were planned on.
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('it stays while somebody needs it', async () => {
  const { relying, atTheAirport } = await falls()
  const late = await book(TEMPELHOF, TEMPELHOF, 20, 22)
  await cancel(late)
  expect((await drives()).length).toBe(1)
  expect((await bookAll(AIRPORT, 10, 12)).length).toBe(atTheAirport - 1)
  await cancel(relying.at(-1)!)
  expect(await drives()).toEqual([])
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('nobody is told „sold out“ because of it, however the last who needed it went', async () => {
  const { atTheAirport } = await falls()
  const later = new Date(Date.now() + (day + 3) * 86_400_000)
  const there = await rowsOf(app, 'booking', { pickup_branch: TEMPELHOF, status: 'confirmed' })
  const { id } = there.find((row) => row.starts_at > later)!
  // A use case that ends a booking looks for such drives afterwards; this test leaves that out.
  await within(app.db.db, async (tx) => release(tx, (await findBooking(tx, id))!, 'cancelled'))
  expect((await bookAll(AIRPORT, 10, 12)).length).toBe(atTheAirport)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('a drive that staff planned stays', async () => {
  const { relying } = await falls()
  await rewrite(app, 'assignment', { automatic: true }, { automatic: false })
  await cancel(relying[0]!)
  expect((await drives()).length).toBe(1)
})

/** A one-way rental to Tempelhof, and behind it a rental that staff fixed on its car. */
async function fixedBehind() {
  const brings = await book(AIRPORT, TEMPELHOF, 1, 2)
  const next = await book(TEMPELHOF, TEMPELHOF, 4, 6)
  const { car_id: car } = await planOf(brings)
  await rewrite(app, 'assignment', { stay_id: await idOf(next) }, { car_id: car, fixed: true })
  return { brings, next, car }
}

test('a rental that staff fixed on a car which a called-off one-way rental was to bring keeps it: it is driven there', async () => {
  const { brings, next, car } = await fixedBehind()
  await cancel(brings)
  expect(await drives()).toEqual([{ from_branch: AIRPORT, to_branch: TEMPELHOF }])
  expect((await planOf(next)).car_id).toBe(car)
  expect(await checkSoundness(app.db.pool)).toEqual([])
  // Nothing is tried in vain, and once it may have any car, nobody needs the drive.
  expect(await listNeedlessDrives(app.ctx.db, CLASS)).toEqual([])
  await rewrite(app, 'assignment', { stay_id: await idOf(next) }, { fixed: false })
  expect(await dropNeedlessDrives(app.ctx, CLASS)).toBe(1)
  expect((await planOf(next)).car_id).not.toBe(car)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('a one-way rental without a car can be called off, though another one without a car relies on it', async () => {
  const { oneWay, relying } = await allTaken()
  const { car_id: car } = await planOf(oneWay)
  const onIt = await Promise.all(relying.map(async (one) => ((await planOf(one)).car_id === car ? [one] : [])))
  const [behind] = onIt.flat()
  // Something has happened to the car, and no other is left for them.
  for (const { reference } of [behind!, oneWay]) await givenIn(app).withoutCar(reference)
  await cancel(oneWay)
  expect(await drives()).toEqual([])
  await cancel(behind!)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('a rental with a car of a better class can be called off, though both classes are booked where it was to end', async () => {
  const [economy, compact] = [201, 302]
  const oneWay = await book(AIRPORT, TEMPELHOF, 1, 2, economy)
  const { id } = await planOf(oneWay)
  const car = await givenIn(app).freeCar({ classId: 3, branch: AIRPORT })
  const { version } = (await findPlanBar(app.ctx.db, operator, id))!
  valueOf(
    await changePlan(app.ctx, operator, {
      kind: 'move',
      id,
      version,
      car: car.id,
      upgrade: true,
      fetch: false,
      fixed: false,
    }),
  )
  for (const vehicleId of [economy, compact]) await bookAll(TEMPELHOF, 4, 6, vehicleId)
  await cancel(oneWay)
  expect(await drives()).toEqual([{ from_branch: AIRPORT, to_branch: TEMPELHOF }])
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

test('a rental is called off also where a car that came back elsewhere left too few, and where a drive takes no time', async () => {
  const yard = yardOf(app)
  const away = await book(AIRPORT, AIRPORT, 0, 1)
  const { brings, next, car } = await fixedBehind()
  await bookAll(AIRPORT, 2, 8)
  valueOf(await yard.handOver(away.reference))
  valueOf(await yard.takeBack(away.reference, { branch: TEMPELHOF }))
  await givenIn(app).setting('transferMinutes', 0)
  await cancel(brings)
  await givenIn(app).setting('transferMinutes', 240)
  expect(await drives()).toEqual([{ from_branch: AIRPORT, to_branch: TEMPELHOF }])
  expect((await planOf(next)).car_id).toBe(car)
})
