import { beforeAll, expect, test } from 'vitest'

import { changeSetting } from '#usecases/staff/change-setting.ts'
import { operator } from '#support/acting.ts'
import { sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>

const [TEMPELHOF, AIRPORT] = [1, 3]
const app = appForAll({ bookings: 'open' })
let kim: Colleague
let here: Colleague
let owing: Customer
let company: Customer
let there: Customer
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent', [TEMPELHOF])
  owing = await newCustomer(app, 'Anna')
  company = await newCustomer(app, 'Berta')
  there = await newCustomer(app, 'Carla')
  await rewrite(app, 'customer', { id: company.customerId }, { company_name: '=Spreebau GmbH', tier: 'elite' })
  const book = (as: Customer, pickup: number) => givenIn(app).booking({ as, email: as.email, pickup, dropoff: pickup })
  await book(owing, TEMPELHOF)
  await givenIn(app).booking({ as: company, email: company.email, pickup: TEMPELHOF, bookings: 'soon' })
  await app.setBookings('open')
  // A block knows somebody by the licence, and that of the examples is everybody's.
  const driver = { ...sampleDriver, email: there.email, licenseNumber: 'B072RRE2I77' }
  await givenIn(app).booking({ as: there, order: { driver }, pickup: AIRPORT, dropoff: AIRPORT })
  const body = { reason: 'Schaden', until: null }
  expect((await app.call('blockCustomer', { as: kim, params: { id: there.customerId }, body })).status).toBe(201)
})

interface Query {
  q?: string
  after?: string
  tier?: 'prime' | 'elite'
  blocked?: true
  unpaid?: true
  companies?: true
}
const list = async (as: Colleague, body: Query = {}) => (await app.call('getStaffCustomers', { as, body })).body
const namesFor = async (as: Colleague, body?: Query) => (await list(as, body)).customers.map((one) => one.firstName)

test('an agent sees who rents at their branch, a manager everybody, by their names', async () => {
  expect(await namesFor(here)).toEqual(['Anna', 'Berta'])
  expect(await namesFor(kim)).toEqual(['Anna', 'Berta', 'Carla'])
})

test('filters and what was typed narrow the list', async () => {
  const cases: [Query, string[]][] = [
    [{ unpaid: true }, ['Anna', 'Carla']],
    [{ blocked: true }, ['Carla']],
    [{ tier: 'elite' }, ['Berta']],
    [{ companies: true }, ['Berta']],
    [{ q: 'Muster' }, ['Anna', 'Berta', 'Carla']],
    [{ q: 'carla' }, ['Carla']],
    [{ q: 'muster carla' }, ['Carla']],
    [{ q: there.email }, ['Carla']],
    [{ q: 'spreeb' }, ['Berta']],
    [{ q: 'muster', unpaid: true, blocked: true }, ['Carla']],
  ]
  for (const [body, names] of cases) expect([body, await namesFor(kim, body)]).toEqual([body, names])
  expect(await namesFor(here, { q: there.email })).toEqual([])
  expect(await namesFor(here, { blocked: true })).toEqual([])
})

test('a row tells of the rentals at the own branches alone, and of what is due', async () => {
  const { starts_local: start } = await rowOf(app, 'booking', { customer_id: owing.customerId })
  const [anna] = (await list(here)).customers
  expect(anna).toMatchObject({
    id: owing.customerId,
    rentals: 1,
    lastRental: null,
    nextRental: start,
    tier: 'prime',
  })
  expect(anna!.due).toHaveLength(1)
  expect(anna!.due[0]!.currency).toMatch(/^[A-Z]{3}$/)
  expect(anna!.due[0]!.minor).toBeGreaterThan(0)
  await givenIn(app).booking({ as: owing, email: owing.email, pickup: AIRPORT, dropoff: AIRPORT })
  const [again] = (await list(here)).customers
  expect(again).toEqual(anna)
  const [all] = (await list(kim)).customers
  expect(all!.rentals).toBe(2)
  expect(all!.due[0]!.minor).toBeGreaterThan(anna!.due[0]!.minor)
})

test('pages follow each other without a gap, in the order of the names', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Xaver${String(at).padStart(2, '0')}`)
  const rows = names.map((firstName) => ({ first_name: firstName, last_name: 'Seite', email: null, phone: null }))
  await app.db.db.insertInto('customer').values(rows).execute()
  const first = await list(kim, { q: 'seite' })
  expect(first.customers).toHaveLength(50)
  const second = await list(kim, { q: 'seite', after: first.next! })
  expect([...first.customers, ...second.customers].map((one) => one.firstName)).toEqual(names)
  expect(second.next).toBeNull()
  // Somebody without a booking touches no branch.
  expect(await namesFor(here, { q: 'seite' })).toEqual([])
})

test('the file has the same rows, runs no formula and is told in the log without what was searched for', async () => {
  const file = async (as: Colleague, payload: object, language = 'de') => {
    const headers = { ...bearer(as.token), 'accept-language': language }
    const answer = await app.app.inject({ method: 'POST', url: '/api/staff/customers.csv', payload, headers })
    return [answer.statusCode, answer.headers['content-disposition'], answer.body] as const
  }
  const [status, name, text] = await file(here, {})
  expect([status, name]).toEqual([200, expect.stringContaining('kunden.csv')])
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Name;Vorname;Firma')
  expect(lines[2]).toContain("Muster;Berta;'=Spreebau GmbH;")
  expect(text).not.toContain('Carla')
  expect((await file(kim, { q: 'carla muster' }, 'en'))[2]).toContain('Muster,Carla,')
  const told = await rowsOf(app, 'audit', { event: 'exported', subject_id: 'customers' })
  expect(told.map(({ actor_id: by, after }) => [by, after])).toEqual([
    [here.user.id, { blocked: false, tier: null, unpaid: false, companies: false, search: false }],
    [kim.user.id, { blocked: false, tier: null, unpaid: false, companies: false, search: true }],
  ])
})

test('what a customer owes in two currencies is not added, neither in the list nor in the file', async () => {
  const dora = await newCustomer(app, 'Dora')
  const rent = async () =>
    (await givenIn(app).booking({ as: dora, email: dora.email, pickup: AIRPORT, dropoff: AIRPORT })).price
  const trade = async (value: string) => {
    await changeSetting(app.ctx, operator, { name: 'currency', value })
    await expect.poll(async () => (await app.ctx.catalogue()).rules.currency).toBe(value)
  }
  const before = await rent()
  await trade('EUR')
  const after = await rent()
  await trade(before.currency)
  const [row] = (await list(kim, { q: 'dora', unpaid: true })).customers
  expect(row!.due).toEqual([
    { currency: 'EUR', minor: after.totalMinor },
    { currency: 'USD', minor: before.totalMinor },
  ])
  const file = { method: 'POST', url: '/api/staff/customers.csv', payload: { q: 'dora' } } as const
  const answer = await app.app.inject({ ...file, headers: { ...bearer(kim.token), 'accept-language': 'de' } })
  const lines = answer.body.trim().split('\r\n').slice(1)
  const figures = lines.map((line) => line.split(';')).map((cells) => [cells[1], cells[7], cells.at(-1)])
  expect(figures).toEqual([
    ['Dora', '2', 'EUR'],
    ['Dora', '', 'USD'],
  ])
})
