import { beforeAll, expect, test } from 'vitest'

import { exportLog } from '#usecases/log/export-log.ts'
import { searchLog } from '#usecases/log/search-log.ts'
import { adjustPoints } from '#usecases/staff/adjust-points.ts'
import { noteCar } from '#usecases/fleet/note-car.ts'
import { paths } from '#paths/index.ts'
import { operator, valueOf } from '#support/acting.ts'
import { newBusiness } from '#support/business.ts'
import { sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, type Customer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { pngOf } from '#support/papers.ts'
import { rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { keptDocument } from '#support/uploaded-document.ts'

/** Name of every colleague (support/staff.ts). */
const NAME = 'Kim Beispiel'

const app = appForAll()
let kim: Awaited<ReturnType<typeof newStaff>>
let mara: Customer
let reference: string
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  mara = await newCustomer(app, 'Marafina')
  reference = (await givenIn(app).booking({ as: mara, bookings: 'open' })).reference
  const { version } = (await app.call('getStaffBooking', { as: kim, params: { reference } })).body
  const body = { note: 'ruft vorher an', version }
  expect((await app.call('addStaffNote', { as: kim, params: { reference }, body })).status).toBe(200)
  const noted = { as: kim, params: { id: mara.customerId }, body: { text: 'kommt mit Kind' } }
  expect((await app.call('noteStaffCustomer', noted)).status).toBe(201)
})

const search = async (body: object) => {
  const answer = await app.call('searchLog', { as: kim, body })
  expect(answer.status).toBe(200)
  return answer.body
}
const eventsOf = async (body: object) => (await search(body)).lines.map(({ subject, event }) => `${subject}.${event}`)

test('a booking is found by its number, with who did what to it and links to both', async () => {
  const { lines } = await search({ q: reference.toLowerCase().replaceAll('-', '') })
  expect(lines.map(({ event }) => event)).toContain('note_added')
  expect(lines.every((line) => line.reference === reference)).toBe(true)
  const noted = lines.find(({ event }) => event === 'note_added')!
  expect(noted).toMatchObject({ by: NAME, actor: 'staff', customer: { id: mara.customerId } })
  const made = lines.find(({ event }) => event === 'made')!
  expect(made).toMatchObject({ actor: 'customer', by: 'Marafina Muster', after: { status: 'confirmed' } })
})

test('a booking is found by the beginning of its number, and a plate is still a plate', async () => {
  for (const q of [reference.slice(0, 7), reference.slice(0, 9).toLowerCase(), `SW ${reference.slice(3, 7)}`]) {
    const { lines } = await search({ q })
    expect([q, new Set(lines.map((line) => line.reference))]).toEqual([q, new Set([reference])])
  }
  const { plate } = await rowOf(app, 'car', { id: 6 })
  valueOf(await noteCar(app.ctx, operator, { plate, seen: { clean: false }, at: null }))
  expect(await eventsOf({ q: plate })).not.toEqual([])
  expect(await eventsOf({ q: 'SW-AB 34' })).toEqual([])
})

test('a booking of somebody without an account names them, with no way to a customer', async () => {
  const guest = await givenIn(app).booking({
    bookings: 'open',
    order: { driver: { ...sampleDriver, lastName: 'Gast' } },
  })
  const { lines } = await search({ q: guest.reference })
  expect(lines.find(({ event }) => event === 'made')!.customer).toEqual({
    id: null,
    name: `${sampleDriver.firstName} Gast`,
  })
})

test('a person is found by address or name: bookings, account and what staff wrote of them', async () => {
  for (const q of [mara.email.toUpperCase(), 'Marafina Muster', 'müster marafina', 'Muster']) {
    const found = new Set(await eventsOf({ q }))
    const missing = ['booking.made', 'account.account_created', 'customer.customer_noted'].filter(
      (one) => !found.has(one),
    )
    expect([q, missing]).toEqual([q, []])
  }
  expect(await eventsOf({ q: 'nobody@post.example' })).toEqual([])
  expect(await eventsOf({ q: 'Niemand' })).toEqual([])
})

test('a guest is found by the name of their booking, and everybody by their first name alone', async () => {
  const driver = { ...sampleDriver, firstName: 'Tildarina', lastName: 'Gästling', email: 'tildarina@post.example' }
  await givenIn(app).booking({ bookings: 'open', order: { driver } })
  for (const q of ['Tildarina Gästling', 'Gästling', 'tildarina', driver.email])
    expect([q, await eventsOf({ q })]).toEqual([q, expect.arrayContaining(['booking.made'])])
  expect(await eventsOf({ q: 'marafina' })).toContain('account.account_created')
  expect(await eventsOf({ q: 'Tildarina Niemand' })).toEqual([])
})

test('a change of tier, a look at a document and an act on a company name whom they are about', async () => {
  const id = mara.customerId
  const granted = { as: kim, params: { id }, body: { tier: 'elite', before: 'prime' } } as const
  expect((await app.call('grantStaffTier', granted)).status).toBe(200)
  const tier = (await search({ q: mara.email })).lines.find(({ event }) => event === 'tier')
  expect(tier).toMatchObject({ subject: 'membership', by: NAME, customer: { id, name: 'Marafina Muster' } })
  const document = await keptDocument(app, mara, await pngOf())
  const look = { method: 'GET', url: `/api/staff/documents/${document}/pages/1`, headers: bearer(kim.token) } as const
  expect((await app.app.inject(look)).statusCode).toBe(200)
  const { id: business } = await newBusiness(app, kim, [], { name: 'Genannte GmbH' })
  await app.call('noteStaffBusiness', { as: kim, params: { id: business }, body: { text: 'x' } })
  const { lines } = await search({ by: kim.user.id })
  expect(lines.find(({ event }) => event === 'document_seen')).toMatchObject({ customer: { id } })
  expect(lines.find(({ event }) => event === 'noted')).toMatchObject({ which: 'Genannte GmbH' })
})

test('a car is found by its plate', async () => {
  const { plate } = await rowOf(app, 'car', { id: 5 })
  valueOf(await noteCar(app.ctx, operator, { plate, seen: { clean: false }, at: null }))
  const { lines } = await search({ q: plate.toLowerCase().replace(' ', '') })
  expect(lines.map(({ subject }) => subject)).toContain('car_log')
  expect(lines.find(({ subject }) => subject === 'car_log')).toMatchObject({ actor: 'operator', after: { plate } })
})

test('a search is narrowed by group, by who acted and by days of Berlin', async () => {
  expect(new Set((await search({ group: 'team' })).lines.map(({ subject }) => subject))).toContain('staff')
  const own = await search({ by: kim.user.id })
  expect(own.lines.length).toBeGreaterThan(0)
  expect(own.lines.every(({ by }) => by === NAME)).toBe(true)
  const byCustomers = await search({ by: 'customers', group: 'bookings' })
  expect(byCustomers.lines.every(({ actor }) => actor === 'customer' || actor === 'visitor')).toBe(true)
  expect((await search({ by: 'others' })).lines.every(({ actor }) => actor === 'operator')).toBe(true)
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  expect((await search({ q: reference, from: today, to: today })).lines.length).toBeGreaterThan(0)
  expect((await search({ q: reference, from: '2020-01-01', to: '2020-12-31' })).lines).toEqual([])
  expect(own.colleagues).toContainEqual({ id: kim.user.id, name: NAME })
})

test('a long log comes in pages without a line missing or twice, also of one moment', async () => {
  for (let n = 0; n < 70; n++)
    valueOf(await adjustPoints(app.ctx, operator, { email: mara.email, points: 1, reason: `Nummer ${n}` }))
  const ids: number[] = []
  let after: string | null = null
  do {
    const page = await search({ q: mara.email, ...(after !== null && { after }) })
    ids.push(...page.lines.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  const wanted = (await rowsOf(app, 'audit', { event: 'points' })).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(wanted))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(wanted.length)
})

test('the file has every line that was found, and who took it along stands in the log without whom they looked for', async () => {
  const asked = { method: 'POST', url: '/api/staff/log/export', headers: bearer(kim.token) } as const
  const answer = await app.app.inject({ ...asked, payload: { q: mara.email } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const text = answer.body
  expect(text.split('\r\n').length).toBeGreaterThan(70)
  expect(text).toContain('Punkte angepasst')
  const [line] = (await search({ group: 'house' })).lines
  expect(line).toMatchObject({ event: 'exported', which: 'log', by: NAME, after: { searched: true } })
  expect(JSON.stringify(line)).not.toContain(mara.email)
})

test('an agent sees nothing of it, and no call changes it', async () => {
  const agent = await newStaff(app, 'agent')
  expect((await app.call('searchLog', { as: agent, body: {} })).status).toBe(403)
  expect((await app.call('exportLog', { as: agent, body: {} })).status).toBe(403)
  const asAgent = { kind: 'staff', account: agent.user.id as never, name: '', role: 'agent', branches: 'all' } as const
  const nothing = { q: '', group: null, by: null, branch: null, from: null, to: null }
  expect(await searchLog(app.ctx, asAgent, { ...nothing, after: null })).toMatchObject({ ok: false })
  expect(await exportLog(app.ctx, asAgent, nothing)).toMatchObject({ ok: false })
  const aboutLog = Object.values(paths).filter(({ path }) => path.startsWith('/api/staff/log'))
  expect(aboutLog.map(({ path }) => path)).toEqual(['/api/staff/log/search', '/api/staff/log/export'])
  const before = (await rowsOf(app, 'audit')).length
  await search({})
  expect((await rowsOf(app, 'audit')).length).toBe(before)
})

test('the lines of a branch are those of its bookings and of what belongs to it', async () => {
  const here = await givenIn(app).booking({ pickup: 1, dropoff: 1, bookings: 'open' })
  const away = await givenIn(app).booking({ pickup: 1, dropoff: 3, bookings: 'open' })
  const references = async (branch: number) =>
    new Set((await search({ group: 'bookings', branch })).lines.map((line) => line.reference))
  const [first, third] = [await references(1), await references(3)]
  expect([first.has(here.reference), first.has(away.reference)]).toEqual([true, true])
  expect([third.has(here.reference), third.has(away.reference)]).toEqual([false, true])
  expect(await eventsOf({ group: 'accounts', branch: 1 })).toEqual([])
  expect((await search({ branch: 1 })).lines.every((line) => line.reference !== null || line.branch === 1)).toBe(true)
})
