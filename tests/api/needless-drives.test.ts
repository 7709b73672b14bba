import { beforeEach, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { within } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { findBooking } from '#store/booking.ts'
import { release } from '#usecases/booking/steps/release.ts'
import { bookingBody } from '#support/client.ts'
import { givenIn, type GivenRental } from '#support/given.ts'
import { rewrite, rowsOf } from '#support/rows.ts'
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

type Trip = [pickup: number, dropoff: number, from: number, to: number]
const trip = (...[pickup, dropoff, from, to]: Trip): GivenRental => ({
  vehicleId: TRANSPORTER,
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
async function bookAll(branch: number, from: number, to: number): Promise<Booking[]> {
  const made: Booking[] = []
  for (let held = await quote(branch, branch, from, to); held.status === 201;) {
    made.push((await app.call('createBooking', { body: bookingBody(held.body.id) })).body)
    held = await quote(branch, branch, from, to)
  }
  return made
}
const drives = async () =>
  (await rowsOf(app, 'assignment', { kind: 'transfer' }))
    .filter((row) => boundsOf(row)[0].getTime() > Date.now() + day * 86_400_000)
    .map(({ from_branch, to_branch }) => ({ from_branch, to_branch }))

/**
 * Cancels a one-way rental to Tempelhof after all cars there were booked. @returns the bookings that rely on its car
 */
async function falls(): Promise<{ relying: Booking[]; atTheAirport: number }> {
  const { length: atTheAirport } = await rowsOf(app, 'car', { class_id: CLASS, home_branch: AIRPORT })
  const oneWay = await book(AIRPORT, TEMPELHOF, 1, 2)
  const relying = await bookAll(TEMPELHOF, 4, 6)
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
