import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { checkSoundness, countRecords } from '#store/soundness.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays, type TripInput } from '#support/client.ts'
import { newCustomer } from '#support/customer.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll({ bookings: 'open' })
beforeAll(async () => {
  await newCustomer(app, 'Mara')
  for (const dropoff of [3, 3, 1]) {
    const day = app.ownDays(2)
    const trip: TripInput = { vehicleId: 302, pickup: 3, dropoff, start: inDays(day), end: inDays(day + 1) }
    const quoted = await app.post<{ id: string }>(
      '/api/quotes',
      { ...trip, extras: [], crossBorder: false },
      { 'idempotency-key': randomUUID() },
    )
    const booked = await app.post<{ reference: string }>('/api/bookings', bookingBody(quoted.body.id), {
      'idempotency-key': randomUUID(),
    })
    expect(booked.status).toBe(201)
    if (dropoff === 1) await yardOf(app).handOver(booked.body.reference)
  }
})

test('a sound database has nothing to find, and counts what there is', async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
  expect(await countRecords(app.db.pool)).toMatchObject({ bookings: 3, accounts: 1, documents: 0 })
})

const booking = `(select min(id) from booking where status = 'confirmed')`

/** Faults that constraints and triggers prevent, but that a damaged disk or a mistake by hand may cause. */
test.each([
  ['stock below zero', `update car set in_service_from = '2099-01-01'`],
  [
    'car in two places',
    `alter table assignment drop constraint one_car_one_place;
     insert into assignment (car_id, kind, stay_id, period, from_branch, to_branch)
     select car_id, 'maintenance', null, period, from_branch, to_branch from assignment where stay_id = ${booking}`,
  ],
  [
    'car leaves from where it is not',
    `update assignment set from_branch = 1, to_branch = 1 where stay_id = ${booking}`,
  ],
  [
    'car that stands elsewhere than its plan says',
    `delete from standing where car_id in (select min(car_id) from assignment)`,
  ],
  ['rental without a car of its class', `delete from assignment where stay_id = ${booking}`],
  [
    'car with two who have it',
    `alter table assignment drop constraint one_car_one_place;
     update booking set status = 'active';
     update assignment set car_id = (select min(car_id) from assignment)`,
  ],
  ['rental whose handover or return nobody recorded', `update booking set status = 'active' where id = ${booking}`],
  ['odometer that went down', `insert into car_log (car_id, cause, km) select min(car_id), 'noted', 1 from assignment`],
  ['car kept for what is over', `update booking set status = 'cancelled' where id = ${booking}`],
  ['stay that is not what its booking says', `update stay set ends_at = ends_at + interval '1 day'`],
  ["stay that is nobody's", `delete from booking where id = ${booking}`],
  ['day sums that do not add up', `update stock_day set net = net + 1 where ctid = (select min(ctid) from stock_day)`],
  ['price that is not the sum of its items', `update booking set total_minor = 1`],
  [
    'charge taken back otherwise than it was made',
    `insert into charge (booking_id, kind, corrects, quantity, unit_minor, amount_minor, net_minor, tax_minor, tax_bp, currency, reason)
     select booking_id, kind, id, 1, -400, -400, -400, 0, 0, currency, 'x' from charge where booking_id = ${booking} limit 1`,
  ],
  [
    'charges that are not what is agreed',
    `delete from charge where id = (select min(id) from charge where booking_id = ${booking})`,
  ],
  [
    'charges that are not what is agreed',
    `update charge set tax_minor = tax_minor - 1, net_minor = net_minor + 1
     where id = (select min(id) from charge where booking_id = ${booking})`,
  ],
  [
    'money that was not there',
    `insert into money_move (booking_id, purpose, kind, amount_minor, currency, provider)
     select id, 'rental', 'refunded', 1, currency, 'test' from booking where id = ${booking}`,
  ],
  [
    'points below zero',
    `insert into points_entry (customer_id, points, kind, note) select id, -1, 'staff', 'x' from customer`,
  ],
  ['half-made bookings', `update booking_driver set documents_sealed = null where booking_id = ${booking}`],
  ['half-made bookings', `delete from booking_driver where booking_id = ${booking}`],
])('finds: %s', async (finding, damage) => {
  const client = await app.db.pool.connect()
  try {
    // Goes past the triggers. The rollback repairs the damage.
    await client.query(`begin; set local session_replication_role = replica; ${damage}`)
    expect((await checkSoundness(client)).join('\n')).toContain(`${finding}: `)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
