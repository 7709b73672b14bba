import { beforeAll, describe, expect, test } from 'vitest'

import { sampleDriver } from '#support/client.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { byForce, rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll({ bookings: 'open' })
const given = givenIn(app)

let manager: { token: string; email: string; user: { id: string } }
let agent: { token: string; user: { id: string } }
let here: string
let elsewhere: string
let out: string

const at = (branch: number) => ({ pickup: branch, dropoff: branch })
const list = async (body: object, as: { token: string } = manager) =>
  (await app.call('getStaffBookings', { as, body })).body
const references = async (query: object, as?: { token: string }) =>
  (await list(query, as)).bookings.map(({ reference }) => reference)

/** Copies of a rental in a state, that began long before it and end an hour before it begins. */
const copies = (status: string, count: number) =>
  byForce(
    app,
    `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', hashtext('${status}' || n)::bigint + 5000000000, 'reference', '${status}' || n,
       'quote_id', gen_random_uuid(), 'status', '${status}', 'expires_at', null,
       'starts_at', b.starts_at - interval '9 days', 'ends_at', b.starts_at - interval '1 hour'))).*
     from booking b, generate_series(1, ${count}) n where b.reference = '${here}'`,
  )

beforeAll(async () => {
  manager = await newStaff(app, 'manager')
  agent = await newStaff(app, 'agent', [1])
  here = (await given.booking({ ...at(1), vehicleId: 302 })).reference
  elsewhere = (await given.booking({ ...at(3), vehicleId: 401 })).reference
  out = (await given.booking({ ...at(3), vehicleId: 302 })).reference
  const moved = await yardOf(app).handOver(out)
  expect(moved.ok).toBe(true)
})

describe('the list of bookings', () => {
  test('names the model of the car whose plate it shows, and the class that was booked', async () => {
    const row = async () => (await list({ q: here })).bookings[0]!
    const { plate, vehicle } = await row()
    const car = async (vehicleId: number) =>
      await byForce(app, `update car set vehicle_id = ${vehicleId} where plate = '${plate}'`)
    const before = await rowOf(app, 'car', { plate: plate! })
    await car(303)
    expect((await row()).vehicle).toMatchObject({ name: 'Seat Leon', type: vehicle.type })
    await car(301)
    expect((await row()).vehicle).toMatchObject({ name: 'VW Golf', type: vehicle.type })
    await car(before.vehicle_id)
  })

  test('has what is not over by the next appointment, and what has none any more after it', async () => {
    let after: string | undefined
    const pageOf = async () => {
      const { bookings, next } = await list({ ...(after !== undefined && { after }) })
      after = next ?? undefined
      return bookings.map(({ reference }) => reference)
    }
    expect(await references({})).toEqual([here, elsewhere, out])
    expect(await references({ order: 'desc' })).toEqual([out, elsewhere, here])
    await copies('active', 60)
    await copies('returned', 60)
    // The copies began long before, and end an hour before the first pickup.
    const pages = [await pageOf(), await pageOf(), await pageOf()]
    expect([...pages.map(({ length }) => length), after]).toEqual([50, 50, 23, undefined])
    const all = pages.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all.map((reference) => reference.replace(/^(active|returned)\d+$/, '$1'))).toEqual([
      ...Array.from({ length: 60 }, () => 'active'),
      here,
      elsewhere,
      out,
      ...Array.from({ length: 60 }, () => 'returned'),
    ])
    // With one that is over, it is a list of what was: by the pickup.
    const [last] = await references({ status: 'all' })
    expect(last).toBe(out)
    expect((await references({ status: 'all', order: 'asc' }))[0]).toMatch(/active|returned/)
    await byForce(app, `delete from booking where reference ~ '^(active|returned)'`)
  })

  test('is filtered by state, branch, class and day', async () => {
    expect(await references({ status: 'active' })).toEqual([out])
    expect(await references({ status: 'closed,cancelled' })).toEqual([])
    expect(await references({ branch: '1' })).toEqual([here])
    const { bookings } = await list({})
    const [first, second] = bookings
    expect(await references({ type: second!.vehicle.type })).toEqual([elsewhere])
    expect(await references({ type: 'Nothing' })).toEqual([])
    const day = first!.start.slice(0, 10)
    expect(await references({ from: day, to: day })).toEqual([here])
    expect((await app.call('getStaffBookings', { as: manager, body: { status: 'lost' } })).status).toBe(400)
  })

  test('is filtered by what is due and what is missing, and by who made it', async () => {
    expect(await references({ unpaid: 'true' })).toEqual([here, elsewhere, out])
    const { version } = (await app.call('getStaffBooking', { as: manager, params: { reference: here } })).body
    const body = { version, method: 'cash', amountMinor: null, deposit: false, receipt: null, note: null }
    expect((await app.call('payStaffBooking', { as: manager, params: { reference: here }, body })).status).toBe(200)
    expect(await references({ unpaid: 'true' })).toEqual([elsewhere, out])
    await app.db.pool.query(
      `update booking_driver d set license_expiry = null from booking b where b.id = d.booking_id and b.reference = $1`,
      [elsewhere],
    )
    expect(await references({ papers: 'true' })).toEqual([elsewhere])
    expect(await references({ source: 'site' })).toEqual([here, elsewhere, out])
    expect(await references({ source: 'desk' })).toEqual([])
  })

  test('comes in pages that neither repeat nor leave out', async () => {
    const more = await Promise.all(Array.from({ length: 3 }, () => given.booking({ ...at(3), vehicleId: 501 })))
    await app.db.pool.query(
      `insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', 1000000 + n, 'reference', 'T' || n,
         'quote_id', gen_random_uuid(), 'status', 'cancelled', 'expires_at', null))).*
       from booking b, generate_series(1, 120) n where b.reference = $1`,
      [more[0]!.reference],
    )
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await list({ status: 'cancelled,confirmed', ...(after !== undefined && { after }) })
      seen.push(...page.bookings.map(({ reference }) => reference))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(new Set(seen).size).toBe(seen.length)
    for (const { reference } of more) expect(seen).toContain(reference)
    const { rows } = await app.db.pool.query<{ n: number }>(
      `select count(*) as n from booking where status in ('cancelled', 'confirmed')`,
    )
    expect(seen.length).toBe(rows[0]!.n)
    for (const { reference } of more) await rewrite(app, 'booking', { reference }, { status: 'cancelled' })
  })

  test('shows an agent the bookings of the own branch alone', async () => {
    expect(await references({}, agent)).toEqual([here])
    expect(await references({ branch: '3' }, agent)).toEqual([])
  })
})

test('the place of a booking of another branch leads on in the own list, and tells nothing of it', async () => {
  const { id, starts_at: start } = await rowOf(app, 'booking', { reference: elsewhere })
  for (const place of [`0_${start.toISOString()}_${id}`, `1_${new Date(start.getTime() - 1).toISOString()}_1`]) {
    const all = { status: 'all', order: 'asc', after: place }
    const page = await list(all, agent)
    const every = await references({ status: 'all', order: 'asc' }, agent)
    expect(every).toEqual(expect.arrayContaining(page.bookings.map(({ reference }) => reference)))
    expect(page.next).toBeNull()
  }
})

test('a saved filter has a short name without spaces around it, and comes back as it was', async () => {
  const save = (name: string) =>
    app.call('saveStaffFilter', { as: agent, body: { name, query: 'status=active&unpaid=true' } })
  expect((await save(' '.repeat(3))).status).toBe(400)
  expect((await save('x'.repeat(61))).status).toBe(400)
  const [kept] = (await save('  Offen  ')).body.filters
  expect(kept).toMatchObject({ name: 'Offen' })
  const left = await app.call('removeStaffFilter', { as: agent, params: { id: kept!.id } })
  expect(left.body.filters).toEqual([])
  const [again] = (await save(kept!.name)).body.filters
  expect(again).toMatchObject({ name: 'Offen', query: kept!.query })
  await app.call('removeStaffFilter', { as: agent, params: { id: again!.id } })
})

describe('the file for a spreadsheet', () => {
  const file = (as: { token: string }, language = 'de', wish: object = {}) =>
    app.app.inject({
      method: 'POST',
      url: '/api/staff/bookings.csv',
      payload: { status: 'confirmed,active', ...wish },
      headers: { authorization: `Bearer ${as.token}`, 'accept-language': language },
    })

  test('has the rows of the list, for Excel, and nothing of other branches', async () => {
    const answer = await file(manager)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = answer.body.slice(1).split('\r\n').slice(0, -1)
    expect(answer.body.startsWith('\uFEFFNummer;Zustand;Kunde')).toBe(true)
    // Words of the list, and no codes.
    expect(lines.find((line) => line.startsWith(out))).toMatch(/;unterwegs;.*;Kompaktklasse;/)
    expect(lines.map((line) => line.split(';')[0])).toEqual(['Nummer', here, elsewhere, out])
    expect((await file(manager, 'en')).body).toContain('Number,Status,Customer')
    const own = (await file(agent)).body
    expect(own).toContain(here)
    expect(own).not.toContain(elsewhere)
  })

  test('computes nothing that a customer typed', async () => {
    const driver = { ...sampleDriver, firstName: '=HYPERLINK("https://x.example";"Mara")', lastName: 'Muster' }
    const { reference } = await given.booking({ ...at(1), vehicleId: 101, order: { driver } })
    const line = (await file(manager)).body.split('\r\n').find((one) => one.startsWith(reference))!
    expect(line).toContain(`"'=HYPERLINK(""https://x.example"";""Mara"") Muster"`)
  })

  test('is narrowed by a text, of which the log says nothing', async () => {
    const { reference } = await given.booking({ ...at(1), order: { driver: { ...sampleDriver, lastName: 'Einzig' } } })
    const lines = (await file(manager, 'de', { q: 'Einzig' })).body.split('\r\n').slice(1, -1)
    expect(lines.map((line) => line.split(';')[0])).toEqual([reference])
    const [told] = (await rowsOf(app, 'audit', { event: 'exported', actor_id: manager.user.id })).toReversed()
    expect(told).toMatchObject({ after: { search: true } })
    expect(JSON.stringify(told).toLowerCase()).not.toContain('einzig')
  })

  test('is in the log, with who asked and for what', async () => {
    await file(agent)
    const [line] = (await rowsOf(app, 'audit', { event: 'exported', actor_id: agent.user.id })).toReversed()
    expect(line).toMatchObject({ verb: 'exportBookings', after: { statuses: ['confirmed', 'active'] } })
  })
})

test('a colleague keeps filters of their own', async () => {
  const save = (name: string, query: string) => app.call('saveStaffFilter', { as: manager, body: { name, query } })
  expect((await save('Kombis', 'type=StationWagon')).body.filters).toMatchObject([{ name: 'Kombis' }])
  const { filters } = (await save('Kombis', 'type=StationWagon&unpaid=true')).body
  expect(filters).toMatchObject([{ name: 'Kombis', query: 'type=StationWagon&unpaid=true' }])
  expect((await app.call('getStaffFilters', { as: agent })).body.filters).toEqual([])
  const foreign = { params: { id: filters[0]!.id } }
  await app.call('removeStaffFilter', { as: agent, ...foreign })
  expect((await app.call('getStaffFilters', { as: manager })).body.filters).toHaveLength(1)
  expect((await app.call('removeStaffFilter', { as: manager, ...foreign })).body.filters).toEqual([])
})

test('requests say how long they wait, and how many cars stay free beside theirs', async () => {
  const rental = { ...at(1), vehicleId: 801, from: app.ownDays(2), days: 2, bookings: 'soon' } as const
  const one = await given.booking(rental)
  const { body } = await app.call('getStaffRequests', { as: agent })
  const first = body.requests.find(({ reference }) => reference === one.reference)!
  expect(first.status).toBe('requested')
  const two = await given.booking(rental)
  const again = (await app.call('getStaffRequests', { as: agent })).body.requests
  const besides = again
    .filter(({ reference }) => [one.reference, two.reference].includes(reference))
    .map(({ freeBeside }) => freeBeside)
  expect(besides).toEqual([first.freeBeside - 1, first.freeBeside - 1])
  const ofBranch = async (of: number) =>
    (await app.call('getStaffRequests', { as: manager, query: { branch: String(of) } })).body
  const mine = await ofBranch(1)
  expect(mine.all).toBe(mine.requests.length)
  expect(mine.requests.map(({ reference }) => reference)).toEqual(
    expect.arrayContaining([one.reference, two.reference]),
  )
  const theirs = await ofBranch(3)
  for (const { pickup, dropoff } of theirs.requests) expect([pickup, dropoff]).not.toEqual([1, 1])
  await app.setBookings('open')
})
