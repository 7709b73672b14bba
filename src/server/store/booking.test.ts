import { within } from '#support/acting.ts'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays } from '#support/client.ts'
import { lockByReference } from './visible-booking.ts'

const app = appForAll({ bookings: 'open' })

test('a transaction that waited for a booking sees its present state, also in other tables', async () => {
  const day = app.ownDays(3)
  const trip = { vehicleId: 301, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 2) }
  const quote = await app.call('createQuote', {
    body: { ...trip, extras: [], crossBorder: false },
    headers: { 'idempotency-key': 'a-hold-that-somebody-waits-for' },
  })
  const { body } = await app.call('createBooking', {
    body: bookingBody(quote.body.id),
    headers: { 'idempotency-key': 'a-booking-that-somebody-waits-for' },
  })
  const other = await app.db.pool.connect()
  await other.query('begin')
  const { rows } = await other.query<{ id: number }>('select id::int from booking where reference = $1 for update', [
    body.reference,
  ])
  await other.query(
    `insert into booking_driver (id, booking_id, position, first_name, last_name)
     values (gen_random_uuid(), $1, 1, 'Jonas', 'Muster')`,
    [rows[0]!.id],
  )
  await other.query('update booking set revision = revision + 1 where id = $1', [rows[0]!.id])
  const waiting = within(app.ctx.db, (tx) => lockByReference(tx, { reference: body.reference }))
  await sleep(300)
  await other.query('commit')
  other.release()
  const seen = await waiting
  expect(seen!.drivers.map(({ firstName }) => firstName)).toEqual(['Jonas'])
})

test('a transaction that holds a booking and waits for stock does not block planning its car', async () => {
  const { rows } = await app.db.pool.query<{ reference: string; id: number }>(
    'select reference, id::int from booking limit 1',
  )
  const { reference, id } = rows[0]!
  await within(app.ctx.db, async (tx) => {
    await lockByReference(tx, { reference })
    // The lock that a foreign key takes, for instance while an assignment is written.
    await app.db.pool.query('select from booking where id = $1 for key share nowait', [id])
    await expect(
      app.db.pool.query('select from booking where id = $1 for no key update nowait', [id]),
    ).rejects.toMatchObject({ code: '55P03' })
  })
})
