import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { dateOf, toLocal } from '#domain/period.ts'
import { newBusiness } from '#support/business.ts'
import { newCustomer } from '#support/customer.ts'
import { sampleBusiness } from '#support/examples.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>

const app = appForAll({ bookings: 'open' })
let kim: Colleague
let lou: Colleague
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  lou = await newStaff(app, 'manager')
})

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })
const linesAbout = async (id: string) => (await rowsOf(app, 'audit', { subject_id: id })).length

test('a note about a customer or a company is written once, though its answer was lost', async () => {
  const { customerId } = await newCustomer(app, 'Mara')
  const { id: business } = await newBusiness(app, kim, [])
  const [key, text] = [keyed(), 'Kommt mit Kinderwagen.']
  const about = (id: string) => ({ as: kim, params: { id }, body: { text }, ...key })
  const told = [await linesAbout(customerId), await linesAbout(business)]
  const answers = await Promise.all([
    ...[1, 2].map(() => app.call('noteStaffCustomer', about(customerId))),
    ...[1, 2].map(() => app.call('noteStaffBusiness', about(business))),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(await rowsOf(app, 'customer_note', { customer_id: customerId })).toHaveLength(1)
  expect(await rowsOf(app, 'business_note', { business_id: business })).toHaveLength(1)
  expect([await linesAbout(customerId), await linesAbout(business)]).toEqual(told.map((lines) => lines + 1))
  // The same words again are another note, if they are meant to be; and so are those of a colleague.
  await app.call('noteStaffCustomer', { ...about(customerId), ...keyed() })
  await app.call('noteStaffCustomer', { ...about(customerId), as: lou })
  expect(await rowsOf(app, 'customer_note', { customer_id: customerId })).toHaveLength(3)
})

test('a company, a request under the GDPR and an issue of the newsletter are made once', async () => {
  const said = { kind: 'access', way: 'phone', receivedOn: dateOf(toLocal(new Date())), language: 'de' } as const
  const known = { name: 'Mara', email: null, identity: null, note: '', message: null, customer: null } as const
  const text = { subject: 'Winter', text: 'Bald.' }
  const [company, request, issue] = [keyed(), keyed(), keyed()]
  const make = async () => [
    (await app.call('addStaffBusiness', { as: kim, body: sampleBusiness, ...company })).body.id,
    (await app.call('filePrivacyRequest', { as: kim, body: { ...said, ...known }, ...request })).body.id,
    (await app.call('createIssue', { as: kim, body: { de: text, en: text, car: null }, ...issue })).body.id,
  ]
  const first = await make()
  expect(await make()).toEqual(first)
  expect(await Promise.all(first.map(linesAbout))).toEqual([1, 1, 1])
  const another = await app.call('addStaffBusiness', { as: kim, body: { ...sampleBusiness, city: 'Ulm' }, ...company })
  expect(another.body.id).not.toBe(first[0])
})

test('points are given once: a colleague who saw the balance from before is told what came first', async () => {
  const mara = await newCustomer(app, 'Mara')
  const params = { id: mara.customerId }
  const give = (before: number, points = 500, as = kim) =>
    app.call('adjustStaffPoints', { as, params, body: { points, reason: 'Kulanz', before } })
  expect((await give(0)).body).toEqual({ points: 500 })
  const again = await give(0)
  expect([again.status, again.body.code]).toEqual([409, 'points_changed'])
  expect(again.body.message).toMatch(/^Der Punktestand wurde inzwischen von Ihnen selbst geändert \(\d\d:\d\d\)\./)
  expect((await give(0, 500, lou)).body.message).toContain('von Kim Beispiel geändert')
  expect((await app.call('getStaffCustomer', { as: kim, params })).body.points).toBe(500)
  expect((await give(500, -500)).body).toEqual({ points: 0 })

  const { reference } = await givenIn(app).booking({ as: mara, email: mara.email })
  const [booking] = await rowsOf(app, 'booking', { reference })
  const entry = { customer_id: mara.customerId, points: 120, kind: 'rental', booking_id: booking!.id } as const
  await app.db.db.insertInto('points_entry').values(entry).execute()
  expect((await give(0)).body.message).toContain('an anderer Stelle geändert.')
})
