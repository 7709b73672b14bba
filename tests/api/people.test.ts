import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import type { CustomerId } from '#domain/ids.ts'
import { addCustomer } from '#store/customer.ts'
import { listPending } from '#usecases/document/list-pending.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { operator, system, valueOf, within } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { inDays } from '#support/client.ts'
import { newCustomer, PASSWORD, type SignedIn } from '#support/customer.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'
import { inMinutes } from '#support/test-clock.ts'
import { givenIn } from '#support/given.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'

const app = appForAll({ bookings: 'open' })

const customersOf = (account: string) => rowsOf(app, 'customer', { account_id: account })

function trip() {
  const day = app.ownDays(2)
  const wish = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
  return { ...wish, extras: [], crossBorder: false }
}

const book = async (as: SignedIn | null, email: string) =>
  (await givenIn(app).booking({ as, email, days: 1 })).reference

describe('a colleague without a customer', () => {
  test('signs in, sees the dashboard and the settings, and stays none', async () => {
    const kim = await newStaff(app, 'agent')
    expect(kim.user).toMatchObject({ firstName: 'Kim', lastName: 'Beispiel' })
    const { status, body } = await app.call('getOverview', { as: kim.token })
    expect(status).toBe(200)
    expect(body.figures).toEqual({ drivers: 0, documents: 0, rentals: 0, kilometres: 0, points: 0, pointsDays: 30 })
    expect(body.loyalty).toEqual({ balance: 0, tier: 'prime' })
    expect(body.activity.length).toBeGreaterThan(2)
    for (const call of ['getSessions', 'getMailSettings', 'getOwnEmail', 'getOwnBookings', 'getAgreements'] as const) {
      const asked = call === 'getOwnBookings' ? { query: { part: 'current' as const } } : {}
      expect([call, (await app.call(call, { as: kim.token, ...asked })).status]).toEqual([call, 200])
    }
    expect(await customersOf(kim.user.id)).toEqual([])
    const refused = { ok: false, refusal: { code: 'no_member' } }
    expect(await grantTier(app.ctx, operator, { email: kim.email, tier: 'elite' })).toEqual(refused)
    const gift = { email: kim.email, points: 5, reason: 'for the test' }
    expect(await adjustPoints(app.ctx, operator, gift)).toEqual(refused)
  })

  test('becomes a customer with the first page about renting, once, and without the welcome offer', async () => {
    const kim = await newStaff(app, 'manager')
    const calls = [1, 2, 3, 4].map(() => app.call('getProfile', { as: kim.token }))
    const found = await Promise.all(calls)
    for (const { status, body } of found) {
      expect(status).toBe(200)
      expect(body).toMatchObject({ firstName: 'Kim', lastName: 'Beispiel', email: kim.email, dob: null, version: 1 })
    }
    const customers = await customersOf(kim.user.id)
    expect(customers).toHaveLength(1)
    expect(customers[0]).toMatchObject({ first_name: 'Kim', last_name: 'Beispiel', welcome: false })
    expect(customers[0]!.id).not.toBe(kim.user.id)
    const told = await rowsOf(app, 'audit', { verb: 'becomeCustomer', account_id: kim.user.id })
    expect(told).toMatchObject([{ actor_id: kim.user.id, subject_id: customers[0]!.id }])
    // From then on, staff have the name of the customer.
    const { version, email: _, picture: _p, ...profile } = found[0]!.body
    const { passportStored: _1, idCardStored: _2, licenseStored: _3, ...fields } = profile
    const change = { ...fields, version, firstName: 'Kimberley' }
    expect((await app.call('changeProfile', { as: kim.token, body: change })).status).toBe(200)
    const { body } = await app.call('getAccount', { as: kim.token })
    expect(body.user).toMatchObject({ firstName: 'Kimberley', id: kim.user.id })
  })

  test('deletes the account together with a customer whom another tab makes at that moment', async () => {
    const email = 'gone.beispiel@spreewagen.example'
    valueOf(
      await addStaff(app.ctx, operator, { email, name: 'Kim', role: 'agent', branches: 'all', password: PASSWORD }),
    )
    valueOf(await endStaff(app.ctx, operator, email))
    const kim = (await app.call('login', { body: { email, password: PASSWORD } })).body
    const past = await book(null, email)
    await app.call('cancelBooking', { body: { reference: past, email, feeMinor: 0 } })
    const { id: quote } = (await app.call('createQuote', { body: trip() })).body
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const waits = () => expect.poll(async () => (await app.db.pool.query(waiting)).rowCount).toBe(1)
    const [holder, tab] = [await app.db.pool.connect(), await app.db.pool.connect()]
    await holder.query('begin')
    await holder.query('select from booking where reference = $1 for update', [past])
    const deleted = app.call('deleteAccount', { as: kim.token, body: { currentPassword: PASSWORD } })
    await waits()
    await tab.query('begin')
    await tab.query('select from account where id = $1 for update', [kim.user.id])
    await tab.query(
      `with c as (insert into customer (account_id, first_name, last_name) values ($1, 'Kim', '') returning id),
            s as (update stay set customer_id = c.id from c, quote q where q.id = $2 and stay.id = q.stay_id)
       update quote set customer_id = c.id from c where quote.id = $2`,
      [kim.user.id, quote],
    )
    await holder.query('commit')
    await waits()
    await tab.query('commit')
    holder.release()
    tab.release()
    expect((await deleted).status).toBe(200)
    expect(await customersOf(kim.user.id)).toEqual([])
    const held = await rowOf(app, 'quote', { id: quote })
    expect(held.customer_id).toBeNull()
    expect(held.expires_at.getTime()).toBeLessThanOrEqual(Date.now())
  })

  test('rents at the price of everybody, and the booking is their customer’s', async () => {
    const kim = await newStaff(app, 'agent')
    const wish = { ...trip(), vehicleId: undefined }
    const { start, end } = wish
    const search = `/api/availability?${new URLSearchParams({ pickup: '3', dropoff: '3', start, end }).toString()}`
    type Offers = { offers: { vehicleId: number; price: { totalMinor: number } }[] }
    const { body } = await app.get<Offers>(search, { authorization: `Bearer ${kim.token}` })
    const shown = body.offers.find(({ vehicleId }) => vehicleId === 302)!.price.totalMinor
    expect(await customersOf(kim.user.id)).toEqual([])
    const reference = await book(kim, kim.email)
    const [customer] = await customersOf(kim.user.id)
    const booking = await rowOf(app, 'booking', { reference })
    expect(booking).toMatchObject({ customer_id: customer!.id, total_minor: shown })
    expect(await rowOf(app, 'audit', { booking_id: booking.id, event: 'made' })).toMatchObject({
      actor_id: kim.user.id,
    })
    const mine = await app.call('getOwnBookings', { as: kim.token, query: { part: 'current' } })
    expect(mine.body.bookings.map((one) => one.reference)).toEqual([reference])
  })

  test('has in their account what was booked with its address, and takes along the copy of their data', async () => {
    const kim = await newStaff(app, 'agent')
    const reference = await book(null, kim.email)
    const mine = await app.call('getOwnBookings', { as: kim.token, query: { part: 'current' } })
    expect(mine.body.bookings.map((one) => one.reference)).toEqual([reference])
    const login = { email: kim.email, password: 'Laterne Zebra Kompott' }
    expect((await app.call('login', { body: login })).body).toMatchObject({ code: 'second_factor_required' })
    // Without the second factor, the password alone is enough for the copy.
    const { account_id: account } = await rowOf(app, 'second_factor', { account_id: kim.user.id })
    await app.db.db.deleteFrom('second_factor').where('account_id', '=', account).execute()
    expect(valueOf(await endStaff(app.ctx, operator, kim.email))).toBeNull()
    const again = (await app.call('login', { body: login })).body.token
    const { status, body } = await app.call('getOwnData', {
      as: again,
      body: { currentPassword: 'Laterne Zebra Kompott' },
    })
    expect(status).toBe(200)
    expect(body.account).toMatchObject({ id: kim.user.id, firstName: 'Kim', lastName: 'Beispiel', tier: null })
    expect(body.bookings.map((one) => one.reference)).toEqual([reference])
    const gone = { as: again, body: { currentPassword: 'Laterne Zebra Kompott' } }
    expect((await app.call('deleteAccount', gone)).body).toMatchObject({ code: 'rental_open' })
    await rewrite(app, 'booking', { reference }, { status: 'cancelled' })
    expect((await app.call('deleteAccount', gone)).status).toBe(200)
    expect(await rowsOf(app, 'account', { id: kim.user.id })).toEqual([])
    expect(await customersOf(kim.user.id)).toEqual([])
  })
})

test('one person is all three: a customer gets a role and keeps what they have, and keeps it without the role', async () => {
  const mara = await newCustomer(app, 'Mara')
  const reference = await book(mara, mara.email)
  const role = { email: mara.email, name: 'Mara M. Muster', role: 'agent', branches: [3], password: PASSWORD } as const
  valueOf(await addStaff(app.ctx, operator, role))
  const { body } = await app.call('login', { body: { email: mara.email, password: PASSWORD } })
  expect(body.user).toEqual(mara.user)
  expect(await customersOf(mara.user.id)).toMatchObject([{ id: mara.customerId, first_name: 'Mara' }])
  expect(await rowOf(app, 'staff', { account_id: mara.user.id })).toMatchObject({ role: 'agent' })
  valueOf(await endStaff(app.ctx, operator, mara.email))
  const later = await app.call('login', { body: { email: mara.email, password: PASSWORD } })
  const mine = await app.call('getOwnBookings', { as: later.body.token, query: { part: 'current' } })
  expect(mine.body.bookings.map((one) => one.reference)).toEqual([reference])
  expect((await app.call('getPoints', { as: later.body.token })).body).toMatchObject({ balance: 0 })
})

describe('a customer without an account', () => {
  const walkIn = (of: { created_at?: Date } = {}) =>
    within(app.db.db, async (tx) => (await addCustomer(tx, { first_name: 'Walter', last_name: 'Wirt', ...of }))!)

  const documentOf = (customer: CustomerId, days = 0) =>
    givenIn(app).document(customer, 'licence', 'scan.pdf', inMinutes(-days * 24 * 60))

  test('rents and can be told apart, earns nothing since they are no member, and nobody is written to', async () => {
    const id = await walkIn()
    const reference = await book(null, `${randomUUID()}@post.example`)
    await rewrite(app, 'booking', { reference }, { customer_id: id })
    const yard = yardOf(app)
    expect(await yard.handOver(reference)).toMatchObject({ ok: true })
    expect(await yard.takeBack(reference)).toMatchObject({ ok: true })
    expect(await yard.close(reference)).toMatchObject({ ok: true })
    expect(await rowsOf(app, 'points_entry', { customer_id: id })).toEqual([])
    expect(await rowOf(app, 'customer', { id })).toMatchObject({ account_id: null, rented_before: false })
  })

  test('has documents that are reviewed under their name, told to nobody, and removed in time', async () => {
    const id = await walkIn()
    const [shown, old] = [await documentOf(id), await documentOf(id, 4_000)]
    const pending = valueOf(await listPending(app.ctx, operator)).filter((row) => row.customer_id === id)
    expect(pending.map((row) => [row.id, row.email, row.first_name, row.last_name])).toEqual([
      [old, null, 'Walter', 'Wirt'],
      [shown, null, 'Walter', 'Wirt'],
    ])
    const before = await rowsOf(app, 'letter')
    expect(valueOf(await reviewDocument(app.ctx, operator, { id: shown, refusal: null }))).toMatchObject({ id: shown })
    expect(await rowsOf(app, 'letter')).toEqual(before)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await rowsOf(app, 'document', { customer_id: id })).toMatchObject([{ id: shown }])
  })

  test('goes when nothing is kept of them any more, and not before (D35)', async () => {
    const longAgo = new Date(Date.now() - 400 * 86_400_000)
    const [fresh, renting, gone] = [
      await walkIn(),
      await walkIn({ created_at: longAgo }),
      await walkIn({ created_at: longAgo }),
    ]
    const reference = await book(null, `${randomUUID()}@post.example`)
    await rewrite(app, 'booking', { reference }, { customer_id: renting })
    await keepHouse(app.ctx, system('keep_house'))
    const left = new Set((await rowsOf(app, 'customer')).map((row) => row.id))
    expect([fresh, renting, gone].map((id) => left.has(id))).toEqual([true, true, false])
  })
})

test('no id of an account is ever that of a customer', async () => {
  await newCustomer(app, 'Zuletzt')
  const customers = await rowsOf(app, 'customer')
  const accounts = new Set<string>((await rowsOf(app, 'account')).map(({ id }) => id))
  expect(customers.filter(({ id }) => accounts.has(id))).toEqual([])
  expect(customers.filter((row) => row.account_id !== null).length).toBeGreaterThan(2)
})
