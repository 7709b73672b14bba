import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays } from '#support/client.ts'

const CLASS = 8
const CARS_PER_BRANCH = 25

const app = appForAll({ bookings: 'open', anyHour: true })
beforeAll(async () => {
  // More jobs than are planned from scratch.
  await app.db.pool.query(
    `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
     select 801, $1, b.id, 'LARGE ' || b.id || ' ' || n, current_date, '2025-02-03'
     from branch b, generate_series(1, $2) n`,
    [CLASS, CARS_PER_BRANCH],
  )
})

/** Seed that makes the trips the same in every run. */
let seed = 11
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
  return Math.floor((seed / 0x80_00_00_00) * below)
}

const hour = (n: number) => `${String(n).padStart(2, '0')}:00`
function randomTrip() {
  const first = 20 + random(12)
  const pickup = random(2) === 0 ? 1 : 3
  return {
    vehicleId: 801,
    pickup,
    dropoff: random(5) === 0 ? 4 - pickup : pickup,
    start: inDays(first, hour(6 + random(12))),
    end: inDays(first + 1 + random(5), hour(6 + random(12))),
    extras: [],
    crossBorder: false,
  }
}

/** Number of cars that the database counts as free during a trip, by moves alone. */
async function freeDuring(trip: ReturnType<typeof randomTrip>): Promise<number> {
  const { rows } = await app.db.pool.query<{ low: number }>(
    `select stock_low($1, $2, $3::timestamp at time zone 'Europe/Berlin',
       case when $5 then 'infinity' else $4::timestamp at time zone 'Europe/Berlin' + interval '90 minutes' end) as low`,
    [trip.pickup, CLASS, trip.start, trip.end, trip.pickup !== trip.dropoff],
  )
  return rows[0]!.low
}

test('a large class is planned around the wish alone, and nobody is told „sold out“ while there is a car', async () => {
  const counts = { booked: 0, soldOut: 0, refusedWithStock: 0, cancelled: 0 }
  const bookings: Booking[] = []
  const key = () => ({ 'idempotency-key': randomUUID() })
  for (let n = 0; n < 300; n++) {
    const trip = randomTrip()
    const held = await app.call('createQuote', { body: trip, headers: key() })
    if (held.status === 201) {
      bookings.push((await app.call('createBooking', { body: bookingBody(held.body.id), headers: key() })).body)
      counts.booked++
    } else {
      expect(held.body.code).toBe('sold_out')
      counts.soldOut++
      if ((await freeDuring(trip)) > 0) counts.refusedWithStock++
    }
    if (n % 12 === 11) {
      const [{ reference, email }] = bookings.splice(random(bookings.length), 1) as [Booking]
      expect((await app.call('cancelBooking', { body: { reference, email, feeMinor: 0 } })).status).toBe(200)
      counts.cancelled++
    }
  }
  process.stdout.write(`large class: ${JSON.stringify(counts)}\n`)
  expect(counts.refusedWithStock).toBe(0)
  expect(Math.min(counts.booked, counts.soldOut)).toBeGreaterThan(50)
  expect(await checkSoundness(app.db.pool)).toEqual([])
})
