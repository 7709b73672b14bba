import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { changeSetting } from '#usecases/staff/change-setting.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { recordPayment } from '#usecases/money/record-payment.ts'
import { operator, system, valueOf } from '#support/acting.ts'
import { newBusiness } from '#support/business.ts'
import { newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { deskOf, somebody } from '#support/desk.ts'
import { sampleBusiness } from '#support/examples.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { byForce, rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>

const [TEMPELHOF, AIRPORT] = [1, 3]
const app = appForAll({ anyHour: true, bookings: 'open' })
let kim: Colleague
let here: Colleague
let mara: Customer
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent', [AIRPORT])
  mara = await newCustomer(app, 'Mara')
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: AIRPORT })
})

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim()
const show = async (id: string, as = here) => (await app.call('getStaffBusiness', { as, params: { id } })).body
const change = (id: string, body: object, as = here) =>
  app.call('changeStaffBusiness', { as, params: { id }, body: { ...sampleBusiness, version: 1, ...body } })
const block = (id: string, version: number, as = kim) =>
  app.call('blockStaffBusiness', { as, params: { id }, body: { blocked: true, reason: 'Rechnung offen', version } })

test('a company is written down, found by its name and changed, but not over what nobody has read', async () => {
  const name = `Musterlicht ${randomUUID().slice(0, 8)} OHG`
  const { id } = await newBusiness(app, here, [], { name, vatId: 'de 123.456 789' })
  expect(await show(id)).toMatchObject({ name, vatId: 'DE123456789', reference: 'KST 4711', persons: [], version: 1 })
  const list = await app.call('getStaffBusinesses', { as: here, body: { q: name.toUpperCase().slice(0, 16) } })
  expect(list.body.businesses).toMatchObject([{ id, name, persons: 0, blocked: false }])
  const answers = await Promise.all([change(id, { city: 'Potsdam' }), change(id, { city: 'Cottbus' }, kim)])
  expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 business_changed'])
  expect((await show(id)).version).toBe(2)
  const [told] = await rowsOf(app, 'audit', { event: 'changed', subject_id: id })
  expect(told!.after).toEqual({ fields: ['name', 'city', 'vat_id'].filter((field) => field !== 'vat_id') })
})

test('a VAT number has the form of one, or is left out', async () => {
  const wrong = await app.call('addStaffBusiness', { as: here, body: { ...sampleBusiness, vatId: 'DE12345678' } })
  expect(wrong.body).toMatchObject({ code: 'invalid_input', fields: { vatId: 'invalid_number' } })
  const without = await newBusiness(app, here, [], { vatId: '' })
  expect((await show(without.id)).vatId).toBeNull()
})

test('pages of companies follow each other by name', async () => {
  const mark = `Seite${randomUUID().slice(0, 6)}`
  const names = Array.from({ length: 55 }, (_, at) => `${mark} ${String(at).padStart(2, '0')}`)
  for (const name of names) await newBusiness(app, kim, [], { name })
  const first = (await app.call('getStaffBusinesses', { as: kim, body: { q: mark } })).body
  const second = (await app.call('getStaffBusinesses', { as: kim, body: { q: mark, after: first.next! } })).body
  expect([...first.businesses, ...second.businesses].map((one) => one.name)).toEqual(names)
  expect(second.next).toBeNull()
})

test('pages of a word that very many companies have follow each other by name', async () => {
  const mark = `viele${randomUUID().slice(0, 6)}`
  await app.db.pool.query(
    `insert into business (name, street, postal_code, city, country, created_at)
     select 'Werk ' || lpad(n::text, 4, '0') || ' ' || $1, 'Spreeweg 1', '10115', 'Berlin', 'DE', now() from generate_series(1, 1100) n`,
    [mark],
  )
  const first = (await app.call('getStaffBusinesses', { as: kim, body: { q: mark } })).body
  const second = (await app.call('getStaffBusinesses', { as: kim, body: { q: mark, after: first.next! } })).body
  expect([...first.businesses, ...second.businesses].map(({ name }) => name)).toEqual(
    Array.from({ length: 100 }, (_, at) => `Werk ${String(at + 1).padStart(4, '0')} ${mark}`),
  )
})

test('people rent for it until they are removed; colleagues of other branches learn their number alone', async () => {
  const { id } = await newBusiness(app, here, [mara.customerId])
  const person = { id: mara.customerId, firstName: 'Mara', lastName: 'Muster', email: mara.email }
  expect(await show(id)).toMatchObject({ persons: [person], others: 0 })
  const elsewhere = await newStaff(app, 'agent', [TEMPELHOF])
  expect(await show(id, elsewhere)).toMatchObject({ persons: [], others: 1 })
  const params = { id, customer: mara.customerId }
  expect(codeOf(await app.call('removeStaffBusinessPerson', { as: elsewhere, params }))).toBe('404 not_found')
  const page = await app.call('getStaffCustomer', { as: here, params: { id: mara.customerId } })
  expect(page.body.businesses).toContainEqual({ id, name: 'Spreebau GmbH', reference: 'KST 4711', blocked: false })
  const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
  expect(copy.body.companies).toMatchObject([{ name: 'Spreebau GmbH' }])
  expect((await app.call('removeStaffBusinessPerson', { as: here, params })).status).toBe(200)
  expect((await show(id)).persons).toEqual([])
  expect(codeOf(await app.call('removeStaffBusinessPerson', { as: here, params }))).toBe('404 not_found')
})

test('the papers of a booking go to a company for which its customer rents, as the company has them', async () => {
  const { id } = await newBusiness(app, kim, [mara.customerId])
  const { reference } = await givenIn(app).booking({ as: mara, email: mara.email, pickup: AIRPORT })
  const look = async () => (await app.call('getStaffBooking', { as: here, params: { reference } })).body
  const { version } = await look()
  const set = (business: string, at: number) =>
    app.call('setStaffInvoice', { as: here, params: { reference }, body: { version: at, invoice: null, business } })
  const other = await newBusiness(app, kim, [])
  expect(codeOf(await set(other.id, version))).toBe('422 not_of_business')
  expect((await look()).invoice).toBeNull()
  expect((await set(id, version)).status).toBe(200)
  const invoice = { companyName: 'Spreebau GmbH', vatId: 'DE123456789', reference: 'KST 4711', city: 'Berlin' }
  expect((await look()).invoice).toMatchObject(invoice)
  expect((await show(id)).rentals.map((rental) => rental.reference)).toEqual([reference])
  const elsewhere = await newStaff(app, 'agent', [TEMPELHOF])
  expect((await show(id, elsewhere)).rentals).toEqual([])
  // The papers of this booking keep their address.
  await change(id, { city: 'Potsdam' }, kim)
  expect((await look()).invoice).toMatchObject(invoice)
})

test('at the desk a customer rents for their company, and for none that is blocked', async () => {
  const { id } = await newBusiness(app, kim, [mara.customerId])
  const found = (await app.call('findRenters', { as: here, query: { q: mara.email } })).body.renters
  expect(found[0]!.businesses).toContainEqual({ id, name: 'Spreebau GmbH' })
  const desk = deskOf(app, here)
  const trip = { customer: mara.customerId, person: somebody({ email: mara.email }) }
  const held = await desk.hold({ customer: mara.customerId })
  const booked = await desk.book(held.id, { ...trip, business: id })
  expect(booked.status).toBe(201)
  const { id: bookingId } = await rowOf(app, 'booking', { reference: booked.body.reference })
  expect(await rowOf(app, 'booking_invoice', { booking_id: bookingId })).toMatchObject({ business_id: id })
  expect(codeOf(await block(id, 1, here))).toBe('403 forbidden')
  expect((await block(id, 1)).status).toBe(200)
  expect(await show(id)).toMatchObject({ blocked: { reason: 'Rechnung offen', by: 'Kim Beispiel' }, version: 2 })
  const again = await desk.hold({ customer: mara.customerId })
  expect(codeOf(await desk.book(again.id, { ...trip, business: id }))).toBe('409 business_blocked')
  expect((await desk.book(again.id, trip)).status).toBe(201)
})

test('colleagues note several things about a company, each with name and day, and the log has none of the words', async () => {
  const { id } = await newBusiness(app, here, [])
  const note = (text: string, as: Colleague) => app.call('noteStaffBusiness', { as, params: { id }, body: { text } })
  expect((await note('Zahlt auf Rechnung.', here)).status).toBe(201)
  expect((await note('Will Kombis.', kim)).status).toBe(201)
  expect((await show(id)).notes).toMatchObject([
    { text: 'Will Kombis.', by: 'Kim Beispiel' },
    { text: 'Zahlt auf Rechnung.' },
  ])
  const told = await rowsOf(app, 'audit', { event: 'noted', subject_id: id })
  expect(told.map(({ after, reason }) => [after, reason])).toEqual([
    [null, null],
    [null, null],
  ])
  const nobody = { as: here, params: { id: randomUUID() }, body: { text: 'x' } }
  expect(codeOf(await app.call('noteStaffBusiness', nobody))).toBe('404 not_found')
})

test('a note about a company is taken off and put back, which the log tells without its words', async () => {
  const { id } = await newBusiness(app, here, [])
  const noted = { as: here, params: { id }, body: { text: 'Zahlt auf Rechnung.' } }
  expect((await app.call('noteStaffBusiness', noted)).status).toBe(201)
  const [note] = (await show(id)).notes
  const params = { id, noteId: note!.id }
  for (const as of [here, kim]) expect((await app.call('removeBusinessNote', { as, params })).status).toBe(200)
  expect((await show(id)).notes).toEqual([])
  // One company's note is not another's.
  const other = await newBusiness(app, here, [])
  await app.call('restoreBusinessNote', { as: here, params: { ...params, id: other.id } })
  expect((await show(id)).notes).toEqual([])
  for (const as of [here, kim]) expect((await app.call('restoreBusinessNote', { as, params })).status).toBe(200)
  expect((await show(id)).notes).toEqual([note])
  const told = async (event: string) => await rowsOf(app, 'audit', { event, subject_kind: 'business', subject_id: id })
  expect((await told('note_removed')).map(({ after, reason }) => [after, reason])).toEqual([[null, null]])
  expect(await told('note_restored')).toHaveLength(1)
})

const card = { method: 'card_terminal', deposit: false, receipt: null, note: null } as const

/** A rental of Mara for a company. */
async function rentedFor(business: string, pickup = AIRPORT) {
  const booking = await givenIn(app).booking({ as: mara, email: mara.email, pickup, dropoff: pickup })
  const { reference } = booking
  const { version } = (await app.call('getStaffBooking', { as: kim, params: { reference } })).body
  const body = { version, invoice: null, business }
  expect((await app.call('setStaffInvoice', { as: kim, params: { reference }, body })).status).toBe(200)
  return booking
}

test('sums of a company begin with the first rental for which something is charged', async () => {
  const { id } = await newBusiness(app, kim, [mara.customerId])
  const { reference } = await rentedFor(id)
  const { id: booking } = await rowOf(app, 'booking', { reference })
  await byForce(
    app,
    `update charge set unit_minor = 0, amount_minor = 0, net_minor = 0, tax_minor = 0 where booking_id = ${booking}`,
  )
  expect((await show(id)).sums).toMatchObject([{ since: null, chargedMinor: 0 }])
})

test('sums of a company are those of the reader’s branches, also of what is still open', async () => {
  const { id } = await newBusiness(app, kim, [mara.customerId])
  expect((await show(id)).sums).toEqual([])
  const [one, other] = [await rentedFor(id), await rentedFor(id, TEMPELHOF)]
  const [first, second] = [one.price.totalMinor, other.price.totalMinor]
  valueOf(await recordPayment(app.ctx, operator, { reference: one.reference, ...card, amountMinor: 500 }))
  const since = [one.start, other.start].toSorted()[0]!.slice(0, 10)
  const both = { since, chargedMinor: first + second, dueMinor: first + second - 500 }
  // Each rental says what it costs by now, so that the rows make up the sum.
  const rows = (await show(id, kim)).rentals.map(({ chargedMinor }) => chargedMinor)
  expect(new Set(rows)).toEqual(new Set([first, second]))
  expect((await show(id, kim)).sums).toMatchObject([both])
  const elsewhere = await newStaff(app, 'agent', [TEMPELHOF])
  expect((await show(id, elsewhere)).sums).toMatchObject([{ chargedMinor: second, dueMinor: second }])
})

test('the list says of each company what is open at the reader’s branches, and when it rented last', async () => {
  const name = `Offene ${randomUUID().slice(0, 8)} GmbH`
  const { id } = await newBusiness(app, kim, [mara.customerId], { name })
  const listed = async (as: Colleague) =>
    (await app.call('getStaffBusinesses', { as, body: { q: name } })).body.businesses[0]
  expect(await listed(kim)).toMatchObject({ rentals: 0, lastRental: null, nextRental: null, due: [] })
  const [one, other] = [await rentedFor(id), await rentedFor(id, TEMPELHOF)]
  const [first, second] = [one.price.totalMinor, other.price.totalMinor]
  const { currency } = one.price
  expect(await listed(kim)).toMatchObject({ due: [{ currency, minor: first + second }] })
  const elsewhere = await newStaff(app, 'agent', [TEMPELHOF])
  expect(await listed(elsewhere)).toMatchObject({ due: [{ currency, minor: second }] })
  // A booking that is still to come is no last rental, but the next one.
  const next = [one.start, other.start].toSorted()[0]
  expect(await listed(kim)).toMatchObject({ rentals: 2, lastRental: null, nextRental: next })
  const { id: booking } = await rowOf(app, 'booking', { reference: one.reference })
  await rewrite(app, 'booking', { id: booking }, { status: 'closed' })
  expect(await listed(kim)).toMatchObject({ rentals: 2, lastRental: one.start, nextRental: other.start })
  expect(await listed(elsewhere)).toMatchObject({ rentals: 1, lastRental: null, nextRental: other.start })
})

test('what a company owes in two currencies is not added', async () => {
  const name = `Wechsel ${randomUUID().slice(0, 8)} GmbH`
  const { id } = await newBusiness(app, kim, [mara.customerId], { name })
  const trade = async (value: string) => {
    await changeSetting(app.ctx, operator, { name: 'currency', value })
    await expect.poll(async () => (await app.ctx.catalogue()).rules.currency).toBe(value)
  }
  const before = (await rentedFor(id)).price
  await trade('EUR')
  const after = (await rentedFor(id)).price
  await trade(before.currency)
  expect([before.currency, after.currency]).toEqual(['USD', 'EUR'])
  const { businesses } = (await app.call('getStaffBusinesses', { as: kim, body: { q: name } })).body
  expect(businesses[0]!.due).toEqual([
    { currency: 'EUR', minor: after.totalMinor },
    { currency: 'USD', minor: before.totalMinor },
  ])
})

test('the file of companies is for managers, has what the list has, and is told', async () => {
  const name = `Datei ${randomUUID().slice(0, 8)} GmbH`
  await newBusiness(app, kim, [], { name })
  const fetchFile = (as: Colleague) =>
    app.app.inject({
      method: 'POST',
      url: '/api/staff/businesses.csv',
      headers: { authorization: `Bearer ${as.token}` },
      payload: { q: name },
    })
  expect((await fetchFile(here)).statusCode).toBe(403)
  const file = await fetchFile(kim)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.body.trim().split('\r\n')).toHaveLength(2)
  expect(file.body).toContain(name)
  expect(file.body).toContain('rechnung@spreebau.example')
  const told = await rowsOf(app, 'audit', { subject_kind: 'list', subject_id: 'businesses' })
  expect(told.at(-1)!.after).toEqual({ search: true })
})

test('bills of a rental for a company go to its mailbox as well', async () => {
  const mailbox = `${randomUUID()}@rechnung.example`
  const { id } = await newBusiness(app, kim, [mara.customerId], { invoiceEmail: mailbox })
  const { reference } = await rentedFor(id)
  await yardOf(app).complete(reference)
  const bills = await lettersOf(app, { kind: 'rental_closed', about: reference })
  expect(bills.map(({ recipient }) => recipient).toSorted()).toEqual([mailbox, mara.email].toSorted())
  // Another customer's rental is nothing to the company.
  const own = await givenIn(app).booking({ as: mara, email: mara.email, pickup: AIRPORT })
  await yardOf(app).complete(own.reference)
  expect(await lettersOf(app, { kind: 'rental_closed', about: own.reference })).toHaveLength(1)
})

test('a company goes when nobody has rented for it for the years of rentals, unless it is blocked', async () => {
  const [idle, rented, blocked] = [
    await newBusiness(app, kim, []),
    await newBusiness(app, kim, [mara.customerId]),
    await newBusiness(app, kim, []),
  ]
  await rentedFor(rented.id)
  expect((await block(blocked.id, 1)).status).toBe(200)
  const left = async (years: number) => {
    const at = new Date(Date.UTC(new Date().getUTCFullYear() + years, 0, 1, 12))
    await keepHouse({ ...app.ctx, now: () => at }, system('keep_house'))
    return (await rowsOf(app, 'business')).map((row) => row.id)
  }
  await rewrite(app, 'business', { id: idle.id }, { created_at: new Date(Date.now() - 366 * 86_400_000) })
  expect(await left(7)).toEqual(expect.arrayContaining([idle.id, rented.id]))
  const eight = await left(8)
  expect([idle.id, rented.id, blocked.id].map((id) => eight.includes(id as never))).toEqual([false, true, true])
  const ten = await left(10)
  expect([rented.id, blocked.id].map((id) => ten.includes(id as never))).toEqual([false, true])
})
