import { beforeAll, expect, test } from 'vitest'

import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { system } from '#support/acting.ts'
import { newCustomer, PASSWORD } from '#support/customer.ts'
import { deskOf, somebody } from '#support/desk.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { byForce, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>

const app = appForAll({ bookings: 'open' })
let kim: Colleague
let here: Colleague
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent', [1])
})

/** A customer who rents at the agent's branch. */
async function renting() {
  const mara = await newCustomer(app, 'Mara')
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 1, dropoff: 1 })
  return mara
}
const show = async (as: Colleague, id: string) => (await app.call('getStaffCustomer', { as, params: { id } })).body
const address = {
  company: '',
  phone: null,
  streetName: 'Gasse',
  houseNo: '2',
  postalCode: '',
  city: 'Berlin',
  country: '',
}
const change = (as: Colleague, id: string, more: object) =>
  app.call('changeStaffCustomer', {
    as,
    params: { id },
    body: { firstName: 'Mara', lastName: 'Neumann', ...address, reason: 'Am Telefon', ...more },
  })

test('a page shows the rentals of the own branches alone, with the sums of their ledgers', async () => {
  const mara = await newCustomer(app, 'Mara')
  const given = givenIn(app)
  const mine = await given.booking({ as: mara, email: mara.email, pickup: 1 })
  const other = await given.booking({ as: mara, email: mara.email, pickup: 3 })
  const seen = await show(here, mara.customerId)
  expect(seen).toMatchObject({ email: mara.email, hasAccount: true, tier: 'prime', points: 0 })
  expect(seen.rentals).toMatchObject([
    { reference: mine.reference, paidMinor: 0, chargedMinor: mine.price.totalMinor, dueMinor: mine.price.totalMinor },
  ])
  const all = (await show(kim, mara.customerId)).rentals.map(({ reference }) => reference)
  expect(all.toSorted()).toEqual([mine.reference, other.reference].toSorted())
})

test('contact is changed with a reason, and not over a change that nobody has read', async () => {
  const { customerId: id } = await renting()
  const { version } = await show(here, id)
  const answers = await Promise.all([change(here, id, { version }), change(kim, id, { version, city: 'Potsdam' })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await show(here, id)).toMatchObject({ lastName: 'Neumann', company: null, version: version + 1 })
  const lines = await rowsOf(app, 'audit', { event: 'customer_changed', subject_id: id })
  expect(lines.map(({ reason }) => reason)).toEqual(['Am Telefon'])
})

test('notes stand with who wrote them; the log does not repeat their words', async () => {
  const { customerId: id } = await renting()
  const note = { as: here, params: { id }, body: { text: 'Kommt mit Kinderwagen.' } }
  expect((await app.call('noteStaffCustomer', note)).status).toBe(201)
  expect((await show(kim, id)).notes).toMatchObject([{ by: 'Kim Beispiel', text: 'Kommt mit Kinderwagen.' }])
  const lines = await rowsOf(app, 'audit', { event: 'customer_noted', subject_id: id })
  expect(JSON.stringify(lines)).not.toContain('Kinderwagen')
})

test('a note is taken off and put back, and for good it goes in the night after', async () => {
  const { customerId: id } = await renting()
  const noted = { as: here, params: { id }, body: { text: 'Kommt mit Kinderwagen.' } }
  expect((await app.call('noteStaffCustomer', noted)).status).toBe(201)
  const notes = async () => (await show(kim, id)).notes
  const [note] = await notes()
  const params = { id, noteId: note!.id }
  const elsewhere = await newStaff(app, 'agent', [3])
  expect((await app.call('removeCustomerNote', { as: elsewhere, params })).status).toBe(404)
  expect(await notes()).toEqual([note])
  for (const as of [here, kim]) expect((await app.call('removeCustomerNote', { as, params })).status).toBe(200)
  expect(await notes()).toEqual([])
  expect((await app.call('restoreCustomerNote', { as: elsewhere, params })).status).toBe(404)
  for (const as of [here, kim]) expect((await app.call('restoreCustomerNote', { as, params })).status).toBe(200)
  expect(await notes()).toEqual([note])
  const lines = async (event: string) => await rowsOf(app, 'audit', { event, subject_kind: 'customer', subject_id: id })
  expect([await lines('note_removed'), await lines('note_restored')].map(({ length }) => length)).toEqual([1, 1])
  expect(JSON.stringify(await lines('note_removed'))).not.toContain('Kinderwagen')

  expect((await app.call('removeCustomerNote', { as: here, params })).status).toBe(200)
  await keepHouse(app.ctx, system('nightly'))
  expect(await rowsOf(app, 'customer_note', { id: note!.id })).toHaveLength(1)
  await keepHouse({ ...app.ctx, now: () => new Date(Date.now() + 26 * 3_600_000) }, system('nightly'))
  expect(await rowsOf(app, 'customer_note', { id: note!.id })).toEqual([])
})

test('sums begin with the first rental for which something is charged', async () => {
  const mara = await newCustomer(app, 'Mara')
  const rental = { as: mara, email: mara.email, pickup: 1, dropoff: 1 }
  const [{ reference }, charged] = [await givenIn(app).booking(rental), await givenIn(app).booking(rental)]
  const { id } = await rowOf(app, 'booking', { reference })
  await byForce(
    app,
    `update booking set starts_at = starts_at - interval '7 years', starts_local = starts_local - interval '7 years'
     where id = ${id}`,
    `update charge set unit_minor = 0, amount_minor = 0, net_minor = 0, tax_minor = 0 where booking_id = ${id}`,
  )
  const since = charged.start.slice(0, 10)
  expect((await show(here, mara.customerId)).sums).toMatchObject([{ since, rentals: 2 }])
})

test('sums count all rentals by currency, also those that are not in the list yet', async () => {
  const mara = await newCustomer(app, 'Mara')
  const booking = await givenIn(app).booking({ as: mara, email: mara.email, pickup: 1, dropoff: 1 })
  const entries = Array.from({ length: 21 }, () => ({
    customer_id: mara.customerId,
    points: 1,
    kind: 'staff' as const,
    note: 'Kulanz',
  }))
  await app.db.db.insertInto('points_entry').values(entries).execute()
  const { currency, totalMinor } = booking.price
  const settled = { giveBackMinor: 0, depositMinor: 0, paidMinor: 0 }
  const seen = await show(here, mara.customerId)
  const since = booking.start.slice(0, 10)
  expect(seen.sums).toEqual([
    { currency, since, rentals: 1, chargedMinor: totalMinor, dueMinor: totalMinor, ...settled },
  ])
  expect(seen.more).toEqual({ rentals: false, letters: false, points: true })
  expect(seen.pointsEntries).toHaveLength(20)
  const params = { id: mara.customerId }
  const all = (await app.call('getStaffCustomer', { as: here, params, query: { all: 'true' } })).body
  expect(all.pointsEntries).toHaveLength(21)
  expect(all.more).toEqual({ rentals: false, letters: false, points: false })
  // Rentals of other branches are no part of the sums.
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 3, dropoff: 3 })
  expect((await show(here, mara.customerId)).sums).toEqual(seen.sums)
  expect((await show(kim, mara.customerId)).sums).toMatchObject([{ rentals: 2 }])
})

test('a manager gives points and a tier, an agent does not, and nobody goes below zero', async () => {
  const { customerId: id } = await renting()
  const points = (as: Colleague, by: number, before: number) =>
    app.call('adjustStaffPoints', { as, params: { id }, body: { points: by, reason: 'Kulanz', before } })
  expect((await points(here, 500, 0)).status).toBe(403)
  expect((await points(kim, 500, 0)).body).toEqual({ points: 500 })
  expect((await points(kim, -501, 500)).body.code).toBe('too_few')
  expect((await points(kim, 0, 500)).body).toMatchObject({ code: 'invalid_input', fields: { points: 'invalid' } })
  const tier = (as: Colleague) =>
    app.call('grantStaffTier', { as, params: { id }, body: { tier: 'elite', before: 'prime' } })
  expect((await tier(here)).status).toBe(403)
  expect((await tier(kim)).status).toBe(200)
  // Another manager still sees the tier from before.
  const late = await app.call('grantStaffTier', { as: kim, params: { id }, body: { tier: 'prime', before: 'prime' } })
  expect([late.status, late.body.code]).toEqual([409, 'tier_changed'])
  expect(await show(here, id)).toMatchObject({ points: 500, tier: 'elite' })
})

test('who rents at other branches alone does not exist for an agent', async () => {
  const mara = await newCustomer(app, 'Mara')
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 3, dropoff: 3 })
  const { customerId: id } = mara
  const { version } = await show(kim, id)
  const note = { params: { id }, body: { text: 'Kommt mit Kinderwagen.' } }
  const block = { params: { id }, body: { reason: 'Schaden', until: null } }
  const answers = [
    await app.call('getStaffCustomer', { as: here, params: { id } }),
    await change(here, id, { version }),
    await app.call('noteStaffCustomer', { as: here, ...note }),
    await app.call('getCustomerBlocks', { as: here, params: { id } }),
    await app.call('blockCustomer', { as: here, ...block }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(await show(kim, id)).toMatchObject({ version, notes: [], lastName: 'Muster' })
  expect((await app.call('noteStaffCustomer', { as: kim, ...note })).status).toBe(201)
})

test('a page tells of points, terms and letters, and names bookings of other branches to nobody elsewhere', async () => {
  const mara = await renting()
  const there = await givenIn(app).booking({ as: mara, email: mara.email, pickup: 3, dropoff: 3 })
  const { customerId: id } = mara
  const { id: bookingId } = await rowOf(app, 'booking', { reference: there.reference })
  const entry = { customer_id: id, points: 120, kind: 'rental', booking_id: bookingId } as const
  await app.db.db.insertInto('points_entry').values(entry).execute()
  const body = { points: 500, reason: 'Kulanz', before: 120 }
  expect((await app.call('adjustStaffPoints', { as: kim, params: { id }, body })).status).toBe(200)
  const [all, mine] = [await show(kim, id), await show(here, id)]
  expect(all.pointsEntries).toMatchObject([
    { points: 500, kind: 'staff', note: 'Kulanz', reference: null },
    { points: 120, kind: 'rental', note: null, reference: there.reference },
  ])
  expect(mine.pointsEntries.map(({ reference }) => reference)).toEqual([null, null])
  expect(all.letters.map(({ kind }) => kind)).toEqual(['booking_confirmed', 'booking_confirmed'])
  expect(mine.letters).toHaveLength(1)
  expect(mine.terms).toMatchObject([{ reference: mine.rentals[0]!.reference }])
  expect(mine.newsletter).toBeNull()
  expect(JSON.stringify(mine)).not.toContain(there.reference)
})

test('terms of an offer that staff have made count as accepted once it is ordered', async () => {
  const mara = await newCustomer(app, 'Mara')
  const desk = deskOf(app, kim)
  const trip = { customer: mara.customerId, person: somebody({ email: mara.email }) }
  const { body: offer } = await desk.offer((await desk.hold({ customer: mara.customerId })).id, trip)
  const seen = await show(kim, mara.customerId)
  expect(seen.rentals).toMatchObject([{ reference: offer.reference, status: 'offered' }])
  expect(seen.terms).toEqual([])
  const { body: booked } = await desk.book((await desk.hold({ customer: mara.customerId })).id, trip)
  expect((await show(kim, mara.customerId)).terms).toMatchObject([{ reference: booked.reference }])
})

test('the address of an account stays its owner’s; that of somebody without one can be changed', async () => {
  const { customerId: id } = await renting()
  const { version } = await show(here, id)
  const taken = await change(here, id, { version, email: 'other@post.example' })
  expect(taken.body).toMatchObject({ code: 'invalid_input', fields: { email: 'not_a_choice' } })
  const row = { first_name: 'Ben', last_name: 'Beispiel', email: 'ben@post.example', phone: null }
  const { id: walkIn } = await app.db.db.insertInto('customer').values(row).returning('id').executeTakeFirstOrThrow()
  const at = (await show(kim, walkIn)).version
  expect((await change(kim, walkIn, { version: at, email: 'Ben.Neu@post.example' })).status).toBe(200)
  expect(await show(kim, walkIn)).toMatchObject({ email: 'Ben.Neu@post.example', firstName: 'Mara' })
  expect((await change(kim, walkIn, { version: at })).body.code).toBe('customer_changed')
})

test('notes are in the copy of all data, and go after a year', async () => {
  const mara = await renting()
  const { customerId: id } = mara
  const body = { text: 'Kommt mit Kinderwagen.' }
  expect((await app.call('noteStaffCustomer', { as: here, params: { id }, body })).status).toBe(201)
  const copy = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
  expect(copy.body.notes).toMatchObject([body])
  await app.db.pool.query(`update customer_note set at = at - interval '366 days' where customer_id = $1`, [id])
  await keepHouse(app.ctx, system('keep_house'))
  expect((await show(kim, id)).notes).toEqual([])
})
