import { randomUUID } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import type { CustomerId } from '#domain/ids.ts'
import { addCustomer } from '#store/customer.ts'
import { sealName } from '#usecases/document/steps/seal-name.ts'
import { listPending } from '#usecases/document/list-pending.ts'
import { reviewDocument } from '#usecases/document/review-document.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { grantTier } from '#usecases/staff/grant-tier.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { operator, system, valueOf, within } from '#support/acting.ts'
import { appForAll } from '#support/open-app.ts'
import { bookingBody, inDays, sampleDriver } from '#support/client.ts'
import { newCustomer, PASSWORD, type SignedIn } from '#support/customer.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll({ bookings: 'open' })

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.db.pool.query(text, values)).rows as Row[]
const customersOf = (account: string) =>
  query<{ id: string; first_name: string; last_name: string; welcome: boolean }>(
    'select id, first_name, last_name, welcome from customer where account_id = $1',
    [account],
  )

function trip() {
  const day = app.ownDays(2)
  const wish = { vehicleId: 302, pickup: 3, dropoff: 3, start: inDays(day), end: inDays(day + 1) }
  return { ...wish, extras: [], crossBorder: false }
}

async function book(who: SignedIn | null, email: string): Promise<string> {
  const as = who === null ? {} : { as: who.token }
  const quote = await app.call('createQuote', { ...as, body: trip() })
  const body = { ...bookingBody(quote.body.id), driver: { ...sampleDriver, email } }
  const made = await app.call('createBooking', { ...as, body })
  expect(made.status).toBe(201)
  return made.body.reference
}

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
    const told = await query(
      `select actor_id, subject_id from audit where verb = 'becomeCustomer' and account_id = $1`,
      [kim.user.id],
    )
    expect(told).toEqual([{ actor_id: kim.user.id, subject_id: customers[0]!.id }])
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
    const waits = () =>
      expect
        .poll(() =>
          query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        )
        .toHaveLength(1)
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
    const held = `select customer_id, expires_at <= now() as over from quote where id = $1`
    expect(await query(held, [quote])).toEqual([{ customer_id: null, over: true }])
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
    const rows = await query<{ customer_id: string; total_minor: number; actor_id: string }>(
      `select b.customer_id, b.total_minor, a.actor_id from booking b join audit a on a.booking_id = b.id and a.event = 'made'
       where b.reference = $1`,
      [reference],
    )
    expect(rows).toEqual([{ customer_id: customer!.id, total_minor: shown, actor_id: kim.user.id }])
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
    await query('delete from second_factor where account_id = $1', [kim.user.id])
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
    await query(`update booking set status = 'cancelled' where reference = $1`, [reference])
    expect((await app.call('deleteAccount', gone)).status).toBe(200)
    expect(await query('select from account where id = $1', [kim.user.id])).toEqual([])
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
  expect(await query('select role from staff where account_id = $1', [mara.user.id])).toEqual([{ role: 'agent' }])
  valueOf(await endStaff(app.ctx, operator, mara.email))
  const later = await app.call('login', { body: { email: mara.email, password: PASSWORD } })
  const mine = await app.call('getOwnBookings', { as: later.body.token, query: { part: 'current' } })
  expect(mine.body.bookings.map((one) => one.reference)).toEqual([reference])
  expect((await app.call('getPoints', { as: later.body.token })).body).toMatchObject({ balance: 0 })
})

describe('a customer without an account', () => {
  const walkIn = (of: { created_at?: Date } = {}) =>
    within(app.db.db, async (tx) => (await addCustomer(tx, { first_name: 'Walter', last_name: 'Wirt', ...of }))!)

  async function documentOf(customer: CustomerId, days = 0): Promise<string> {
    const id = randomUUID()
    const name = sealName(app.ctx, id, 'scan.pdf')
    await app.ctx.files.bring(app.ctx.db, { owner: `document:${id}`, content: Buffer.from(id) }, async (brought) => {
      await query(
        `insert into document (id, customer_id, kind, expiry, media_type, bytes, pages, name_sealed, file_id,
           fingerprint, uploaded_at, stamped)
         values ($1, $2, 'licence', '2035-01-01', 'application/pdf', 9, 1, $3, $4, $5, now() - $6 * interval '1 day', true)`,
        [id, customer, name, await brought.note(app.ctx.db), id, days],
      )
    })
    return id
  }

  test('rents, is credited and can be told apart, and nobody is written to', async () => {
    const id = await walkIn()
    const reference = await book(null, `${randomUUID()}@post.example`)
    await query('update booking set customer_id = $2 where reference = $1', [reference, id])
    const yard = yardOf(app)
    expect(await yard.handOver(reference)).toMatchObject({ ok: true })
    expect(await yard.takeBack(reference)).toMatchObject({ ok: true })
    await query(`update setting set value = '1' where key = 'eliteRentals'`)
    expect(await yard.close(reference)).toMatchObject({ ok: true })
    const points = await query<{ points: number }>(
      'select sum(points)::int as points from points_entry where customer_id = $1',
      [id],
    )
    expect(points[0]!.points).toBeGreaterThan(0)
    expect(await query('select account_id, rented_before from customer where id = $1', [id])).toEqual([
      { account_id: null, rented_before: false },
    ])
  })

  test('has documents that are reviewed under their name, told to nobody, and removed in time', async () => {
    const id = await walkIn()
    const [shown, old] = [await documentOf(id), await documentOf(id, 4_000)]
    const pending = valueOf(await listPending(app.ctx, operator)).filter((row) => row.customer_id === id)
    expect(pending.map((row) => [row.id, row.email, row.first_name, row.last_name])).toEqual([
      [old, null, 'Walter', 'Wirt'],
      [shown, null, 'Walter', 'Wirt'],
    ])
    const letters = async () => (await query<{ n: number }>('select count(*)::int as n from letter'))[0]!.n
    const before = await letters()
    expect(valueOf(await reviewDocument(app.ctx, operator, { id: shown, refusal: null }))).toMatchObject({ id: shown })
    expect(await letters()).toBe(before)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await query('select id from document where customer_id = $1', [id])).toEqual([{ id: shown }])
  })

  test('goes when nothing is kept of them any more, and not before (D35)', async () => {
    const longAgo = new Date(Date.now() - 400 * 86_400_000)
    const [fresh, renting, gone] = [
      await walkIn(),
      await walkIn({ created_at: longAgo }),
      await walkIn({ created_at: longAgo }),
    ]
    const reference = await book(null, `${randomUUID()}@post.example`)
    await query('update booking set customer_id = $2 where reference = $1', [reference, renting])
    await keepHouse(app.ctx, system('keep_house'))
    const left = await query<{ id: string }>('select id from customer where id = any($1)', [[fresh, renting, gone]])
    expect(new Set(left.map((row) => row.id))).toEqual(new Set([fresh, renting]))
  })
})

test('no id of an account is ever that of a customer', async () => {
  await newCustomer(app, 'Zuletzt')
  const both = await query('select from account a join customer c on c.id in (a.id)')
  expect(both).toEqual([])
  const pairs = await query<{ n: number }>('select count(*)::int as n from customer where account_id is not null')
  expect(pairs[0]!.n).toBeGreaterThan(2)
})
