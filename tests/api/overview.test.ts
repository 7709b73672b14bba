import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Booking } from '#contract/booking.ts'
import type { Activity, Overview } from '#contract/overview.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { examplesFor } from '#support/examples.ts'
import { orderOffer, sendOffer } from '#support/offer.ts'
import { yardOf } from '#support/yard.ts'
import { byForce, rewrite, rowOf } from '#support/rows.ts'

const app = appForAll()

const overviewOf = async ({ token }: Customer) => (await app.call('getOverview', { as: token })).body

async function book(who: Customer, driver: object = {}): Promise<Booking> {
  const used = app.ownDays(2)
  const trip = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(used), end: inDays(used + 1) }
  const keyed = () => ({ ...bearer(who.token), 'idempotency-key': randomUUID() })
  const quote = await app.call('createQuote', { body: { ...trip, extras: [], crossBorder: false }, headers: keyed() })
  const bookings = (await app.ctx.catalogue()).rules.bookings
  const body = { ...bookingBody(quote.body.id), driver: { ...sampleDriver, ...driver }, bookings }
  const made = await app.call('createBooking', { body, headers: keyed() })
  expect(made.status).toBe(201)
  return made.body
}

const told = (activity: readonly Activity[]) =>
  activity.map((one) => (one.of === 'account' ? one.kind : `${one.reference} ${one.status} by ${one.by}`))

test('a new account has its owner, and what happened so far', async () => {
  const mara = await newCustomer(app, 'Mara')
  const { activity, ...rest } = await overviewOf(mara)
  expect(rest).toEqual({
    figures: { drivers: 1, documents: 0, rentals: 0, kilometres: 0, points: 0, pointsDays: 30 },
    loyalty: { balance: 0, tier: 'prime' },
    next: null,
  })
  expect(told(activity)).toEqual(['signed_in', 'address_confirmed', 'account_created'])
})

test('the next rental is told with what is still missing for it', async () => {
  await app.setBookings('soon')
  const mara = await newCustomer(app, 'Mara')
  const { reference } = await book(mara)
  await book(mara)
  const { next } = await overviewOf(mara)
  expect(next).toMatchObject({ reference, status: 'requested', pickup: 3, missing: ['decision'] })
  // The car may still change.
  expect(next!.plate).toBeNull()
  expect(next!.decisionBy).not.toBeNull()
  const token = await sendOffer(app, reference)
  expect((await overviewOf(mara)).next).toMatchObject({ reference, status: 'offered', missing: ['order'] })
  await orderOffer(app, token)
  expect((await overviewOf(mara)).next).toMatchObject({ reference, status: 'confirmed', missing: [], decisionBy: null })
  const { id } = await rowOf(app, 'booking', { reference })
  await rewrite(app, 'booking_driver', { booking_id: id }, { license_expiry: '2020-01-01' })
  expect((await overviewOf(mara)).next!.missing).toEqual(['licence_expires'])
})

test('a booking that lost its car says so', async () => {
  await app.setBookings('open')
  const mara = await newCustomer(app, 'Mara')
  const { reference } = await book(mara)
  const { id } = await rowOf(app, 'booking', { reference })
  await app.db.db.insertInto('car_missing').values({ stay_id: id, cause_id: id }).execute()
  expect((await overviewOf(mara)).next).toMatchObject({ reference, missing: ['car'] })
})

test('rentals, kilometres and points count what took place', async () => {
  await app.setBookings('open')
  const mara = await newCustomer(app, 'Mara')
  const [closed, driving] = [await book(mara), await book(mara)]
  const yard = yardOf(app)
  expect(await yard.handOver(closed.reference, { km: 900_000 })).toMatchObject({ ok: true })
  expect(await yard.takeBack(closed.reference, { km: 900_321 })).toMatchObject({ ok: true })
  expect(await yard.close(closed.reference)).toMatchObject({ ok: true })
  expect(await yard.handOver(driving.reference, { km: 900_400 })).toMatchObject({ ok: true })
  const { figures, loyalty, next } = await overviewOf(mara)
  expect(figures).toMatchObject({ rentals: 2, kilometres: 321 })
  expect(figures.points).toBeGreaterThan(200)
  const { plate } = await yard.planned(driving.reference)
  expect(next).toMatchObject({ reference: driving.reference, status: 'active', missing: [], plate })
  expect(loyalty).toEqual({ balance: figures.points, tier: 'prime' })
  const longAgo = `at = now() - interval '31 days'`
  await byForce(app, `update points_entry set ${longAgo} where customer_id = '${mara.customerId}'`)
  expect((await overviewOf(mara)).figures.points).toBe(0)
})

test('events of the account and of its bookings come together, the newest first and no more than ten', async () => {
  await app.setBookings('open')
  const mara = await newCustomer(app, 'Mara')
  const { reference } = await book(mara)
  const { body } = examplesFor(30).changeProfile
  await app.call('changeProfile', { as: mara, body })
  expect(told((await overviewOf(mara)).activity)).toEqual([
    'profile_changed',
    `${reference} confirmed by customer`,
    'signed_in',
    'address_confirmed',
    'account_created',
  ])
  for (let version = 2; version < 12; version++) {
    await app.call('changeProfile', { as: mara, body: { ...body, version, city: `Ort ${version}` } })
  }
  expect(told((await overviewOf(mara)).activity)).toEqual(Array.from({ length: 10 }, () => 'profile_changed'))
})

test('nobody is told of another', async () => {
  await app.setBookings('open')
  const [anna, bert] = [await newCustomer(app, 'Anna'), await newCustomer(app, 'Bert')]
  const { reference } = await book(bert, { email: bert.email })
  const asked = `/api/account/overview?id=${bert.user.id}&customerId=${bert.user.id}`
  const { body } = await app.get<Overview>(asked, { ...bearer(anna.token), cookie: `token=${bert.token}` })
  expect(JSON.stringify(body)).not.toContain(reference)
  expect(body).toMatchObject({ next: null, figures: { rentals: 0 } })
  expect(body.activity).toHaveLength(3)
  expect((await app.call('getOverview')).status).toBe(401)
})
