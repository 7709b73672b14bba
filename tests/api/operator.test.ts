import { operator, system, valueOf } from '#support/acting.ts'
import { afterAll, expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import { declineRequest } from '#usecases/booking/decline-request.ts'
import { expireOverdue } from '#usecases/booking/expire-overdue.ts'
import { listRequests } from '#usecases/booking/list-requests.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { appForAll } from '#support/open-app.ts'
import { checkSoundness } from '#store/soundness.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { givenIn, type GivenRental } from '#support/given.ts'
import { kindsOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { boundsOf } from '#support/seen.ts'

const app = appForAll({ anyHour: true })
afterAll(async () => {
  expect(await checkSoundness(app.db.pool)).toEqual([])
})

type Trip = Omit<GivenRental, 'from'>
const quote = (from: number, trip: Trip = {}) => givenIn(app).quote({ vehicleId: 501, from, ...trip })

async function request(days: number, trip: Trip = {}): Promise<Booking> {
  return await ask(await quote(days, trip))
}

async function ask(held: Awaited<ReturnType<typeof quote>>): Promise<Booking> {
  const body = { ...bookingBody(held.body.id), driver: sampleDriver, language: 'en', bookings: 'soon' }
  return (await app.call('createBooking', { body })).body
}

const offer = (reference: string) => makeOffer(app.ctx, operator, { reference, hours: null })
const decline = (reference: string, reason: string | null = null) =>
  declineRequest(app.ctx, operator, { reference, reason })

test('a request is answered once: with an offer or a refusal', async () => {
  const { reference } = await request(10, { dropoff: 1 })
  expect(valueOf(await listRequests(app.ctx, operator)).map((row) => row.reference)).toContain(reference)
  const [first, second] = await Promise.all([offer(reference), decline(reference)])
  expect(Number(first.ok) + Number(second.ok)).toBe(1)
  const again = await offer(reference)
  expect(again).toMatchObject({ ok: false, refusal: { code: 'not_requested' } })
  expect(valueOf(await listRequests(app.ctx, operator)).map((row) => row.reference)).not.toContain(reference)
})

test('a declined request gives its car back and says why', async () => {
  const { reference } = await request(20)
  const declined = await decline(reference.toLowerCase(), 'The branch is closed that day')
  expect(declined.ok && declined.value.status).toBe('declined')
  expect(await kindsOf(app, { about: reference })).toContain('request_declined')
  const { id } = await rowOf(app, 'booking', { reference })
  expect(await rowsOf(app, 'booking_event', { booking_id: id, to_status: 'declined' })).toMatchObject([
    { actor_kind: 'operator', reason: 'The branch is closed that day' },
  ])
})

test('an unknown reference is said to be unknown', async () => {
  expect(await offer('SW-2222-2222')).toEqual({ ok: false, refusal: { code: 'booking_not_found' } })
  expect(await decline('nonsense')).toEqual({ ok: false, refusal: { code: 'booking_not_found' } })
})

test('a staff account is made once, with a password that is not easy to guess', async () => {
  const person = {
    email: 'kim.beispiel@spreewagen.example',
    name: 'Kim Beispiel',
    role: 'manager' as const,
    branches: 'all' as const,
  }
  expect(await addStaff(app.ctx, operator, { ...person, password: 'passwort1234' })).toMatchObject({
    refusal: { code: 'weak_password' },
  })
  expect(
    await addStaff(app.ctx, operator, { ...person, email: 'kim', password: 'Laterne Zebra Kompott' }),
  ).toMatchObject({
    refusal: { code: 'not_an_address' },
  })
  expect((await addStaff(app.ctx, operator, { ...person, password: 'Laterne Zebra Kompott' })).ok).toBe(true)
  expect(
    await addStaff(app.ctx, operator, {
      ...person,
      email: 'KIM.beispiel@spreewagen.example',
      password: 'Laterne Zebra Kompott',
    }),
  ).toMatchObject({ refusal: { code: 'exists' } })
})

test('a vehicle that is no longer offered stays known to its bookings', async () => {
  const { reference, email } = await request(30, { vehicleId: 602 })
  await rewrite(app, 'vehicle', { id: 602 }, { listed: false })
  await expect.poll(async () => (await quote(30, { vehicleId: 602 })).body.code).toBe('vehicle_unknown')
  expect((await app.call('lookUpBooking', { body: { reference, email } })).status).toBe(200)
  expect((await offer(reference)).ok).toBe(true)
})

test('a transfer for a cancelled one-way rental takes its four hours and not the whole rental', async () => {
  await app.setBookings('open')
  const book = async (days: number, trip: Trip) => {
    const held = await quote(days, trip)
    const body = { ...bookingBody(held.body.id), driver: sampleDriver }
    return (await app.call('createBooking', { body })).body
  }
  const oneWay = await book(50, { vehicleId: 801, dropoff: 1, days: 14 })
  for (let n = 0; n < 4; n++) await book(66, { vehicleId: 801, pickup: 1, dropoff: 1 })
  await app.call('cancelBooking', { body: { reference: oneWay.reference, email: oneWay.email, feeMinor: 0 } })
  const [from, until] = boundsOf(await rowOf(app, 'assignment', { kind: 'transfer' }))
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(4)
  // All three cars of the airport are free for others.
  for (let n = 0; n < 3; n++) expect((await quote(52, { vehicleId: 801 })).status).toBe(201)
  expect(await checkSoundness(app.db.pool)).toEqual([])
  await app.setBookings('soon')
})

test('one hold that cannot be released stops neither the others nor the shop', async () => {
  const stuck = await quote(80, { vehicleId: 101 })
  const other = await quote(80, { vehicleId: 201 })
  const { stay_id: stay } = await rowOf(app, 'quote', { id: stuck.body.id })
  await app.db.pool.query(`
    create function keep_it() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger keep_it before delete on stay for each row when (old.id = ${stay}) execute function keep_it()`)
  await app.endHold(stuck.body.id)
  await app.endHold(other.body.id)
  expect(await expireOverdue(app.ctx, system('expire_overdue'))).toBe(1)
  expect(
    (await app.call('getAvailability', { query: { pickup: '3', dropoff: '3', start: inDays(80), end: inDays(81) } }))
      .status,
  ).toBe(200)
  await app.db.pool.query('drop trigger keep_it on stay')
  expect(await expireOverdue(app.ctx, system('expire_overdue'))).toBe(1)
})

test('the tables refuse what no code should do', async () => {
  const { reference } = await request(90)
  const { id } = await rowOf(app, 'booking', { reference })
  await expect(app.db.pool.query('delete from assignment where stay_id = $1', [id])).rejects.toThrow(/has no car/)
  await expect(
    app.db.pool.query(
      'update assignment set car_id = (select min(id) from car where class_id = 1) where stay_id = $1',
      [id],
    ),
  ).rejects.toThrow(/has no car|is at branch/)
  await expect(
    app.db.pool.query(`update booking set ends_at = ends_at - interval '1 hour' where id = $1`, [id]),
  ).rejects.toThrow(/has no car/)
  const ended = await request(93)
  await app.db.pool.query(`update booking set status = 'declined' where reference = $1`, [ended.reference])
  await expect(
    app.db.pool.query(`update booking set status = 'requested' where reference = $1`, [ended.reference]),
  ).rejects.toThrow(/keeps no car/)
  await expect(app.db.pool.query('delete from car where class_id = 5')).rejects.toThrow(/leaves the fleet/)
  await expect(
    app.db.pool.query(
      `update booking set ends_at = ends_at + interval '400 days', status = 'confirmed' where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/no car/)
})

test.each([
  ['a line break', 'A\r\nBcc: x@post.example'],
  ['a terminal control', 'A\u009b31m'],
  ['a change of direction', 'A\u202egnp.exe'],
])('a name with %s is refused', async (_what, firstName) => {
  const held = await quote(140)
  const body = { ...bookingBody(held.body.id), driver: { ...sampleDriver, firstName }, bookings: 'soon' }
  const answer = await app.call('createBooking', { body })
  expect([answer.status, answer.body.fields]).toEqual([400, { 'driver.firstName': 'control_characters' }])
})
