import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { newCustomer } from '#support/customer.ts'
import { sampleBusiness } from '#support/examples.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { pngOf } from '#support/papers.ts'
import { keptDocument } from '#support/uploaded-document.ts'
import { officePages, type OfficePage } from '#domain/office-page.ts'
import { hearChanges } from '#usecases/board/hear-changes.ts'
import { operator } from '#domain/actor.ts'

const app = appForAll({ bookings: 'open', anyHour: true })
const given = givenIn(app)

type As = { token: string }
let tom: As
let nele: As
let atAirport: As

beforeAll(async () => {
  tom = await newStaff(app, 'agent', [1])
  nele = await newStaff(app, 'manager')
  atAirport = await newStaff(app, 'agent', [3])
})

const book = async () => (await given.booking({ vehicleId: 302, pickup: 1, dropoff: 1 })).reference
const note = (as: As, reference: string, doing: 'reads' | 'edits' | null) =>
  app.call('noteStaffPresence', { as, params: { reference }, body: { doing } })
const present = async (as: As, reference: string) => {
  const { body } = await app.call('getStaffPresence', { as })
  return body.present.filter((one) => one.reference === reference).map(({ doing }) => doing)
}

test('others see who reads a booking and who acts on it, until they leave', async () => {
  const reference = await book()
  expect((await note(tom, reference, 'reads')).status).toBe(200)
  expect([await present(nele, reference), await present(tom, reference)]).toEqual([['reads'], []])
  await note(tom, reference, 'edits')
  expect(await present(nele, reference)).toEqual(['edits'])
  await note(tom, reference, null)
  expect(await present(nele, reference)).toEqual([])
})

test('a booking of other branches tells of nobody, and nobody can be at it', async () => {
  const reference = await book()
  await note(tom, reference, 'reads')
  expect(await present(atAirport, reference)).toEqual([])
  expect((await note(atAirport, reference, 'reads')).status).toBe(404)
  expect(await present(nele, reference)).toEqual(['reads'])
})

test('a colleague without a sign of life for a minute is gone, and their trace with the next one', async () => {
  const reference = await book()
  await note(tom, reference, 'reads')
  const { id } = (await rowsOf(app, 'booking', { reference }))[0]!
  await app.db.pool.query(`update booking_presence set seen_at = now() - interval '61 seconds' where booking_id = $1`, [
    id,
  ])
  expect(await present(nele, reference)).toEqual([])
  await note(nele, await book(), 'reads')
  expect(await rowsOf(app, 'booking_presence', { booking_id: id })).toEqual([])
})

test('it raises no version and stands in no log', async () => {
  const reference = await book()
  const [before, log] = [await page(reference), (await rowsOf(app, 'audit', {})).length]
  await note(tom, reference, 'edits')
  await note(tom, reference, null)
  expect(await page(reference)).toEqual(before)
  expect(await rowsOf(app, 'audit', {})).toHaveLength(log)
})

test('coming, beginning to act and leaving ring, a sign of life does not', async () => {
  const reference = await book()
  let rings = 0
  const { promise: last, resolve } = Promise.withResolvers<void>()
  const end = await hearChanges(app.ctx, operator, (change) => {
    if (change?.topic === 'presence') rings++
    if (change?.topic === 'cars') resolve()
  })
  for (const doing of ['reads', 'reads', 'edits', 'edits', null] as const) await note(tom, reference, doing)
  // Notices come in order: this one comes last.
  await app.db.pool.query('update car set next_inspection = next_inspection where id = (select min(id) from car)')
  await last
  end()
  expect(rings).toBe(3)
})

const page = async (reference: string) => (await app.call('getStaffBooking', { as: nele, params: { reference } })).body

describe('at the pages of people', () => {
  type Page = OfficePage
  const atPage = async (as: As, kind: Page, id: string, doing: 'reads' | 'edits' | null) =>
    await app.call('noteStaffPagePresence', { as, params: { page: kind, id }, body: { doing } })
  const names = async (as: As, kind: Page, id: string) =>
    (await atPage(as, kind, id, 'reads')).body.present.map(({ doing }) => doing)

  const customer = async () => {
    const mara = await newCustomer(app, 'Mara')
    await given.booking({ as: mara, email: mara.email, pickup: 1, dropoff: 1 })
    return mara.customerId
  }

  test('colleagues see one another, until they leave or are silent for a minute', async () => {
    const id = await customer()
    expect(await names(tom, 'customer', id)).toEqual([])
    expect(await names(nele, 'customer', id)).toEqual(['reads'])
    await atPage(nele, 'customer', id, 'edits')
    expect(await names(tom, 'customer', id)).toEqual(['edits'])
    await app.db.pool.query(`update page_presence set seen_at = now() - interval '61 seconds' where edits`)
    expect(await names(tom, 'customer', id)).toEqual([])
    expect(await rowsOf(app, 'page_presence', { subject_id: id })).toHaveLength(1)
    await atPage(tom, 'customer', id, null)
    expect(await rowsOf(app, 'page_presence', { subject_id: id })).toEqual([])
  })

  test('a customer of other branches has nobody at their page', async () => {
    const id = await customer()
    await atPage(tom, 'customer', id, 'edits')
    const refused = await atPage(atAirport, 'customer', id, 'reads')
    expect([refused.status, JSON.stringify(refused.body).includes('present')]).toEqual([404, false])
    expect(await rowsOf(app, 'page_presence', { subject_id: id })).toHaveLength(1)
  })

  test('companies are for all, requests under the GDPR for managers, and what is nowhere is for nobody', async () => {
    const { body } = await app.call('addStaffBusiness', { as: tom, body: sampleBusiness })
    expect(await names(tom, 'business', body.id)).toEqual([])
    expect(await names(atAirport, 'business', body.id)).toEqual(['reads'])
    const nowhere = randomUUID()
    for (const kind of officePages) expect((await atPage(nele, kind, nowhere, 'reads')).status).toBe(404)
    for (const kind of ['privacy', 'issue', 'staff'] as const)
      expect((await atPage(tom, kind, nowhere, 'reads')).status).toBe(403)
  })

  test('managers see one another at an issue and at a colleague, agents of the branch at a document', async () => {
    const lou = await newStaff(app, 'manager')
    const nothing = { subject: '', text: '' }
    const issue = await app.call('createIssue', { as: nele, body: { de: nothing, en: nothing, car: null } })
    const { id: colleague } = (await app.call('getTeam', { as: nele })).body.colleagues[0]!
    for (const [kind, id] of [
      ['issue', issue.body.id],
      ['staff', colleague],
    ] as const) {
      await atPage(nele, kind, id, 'edits')
      expect(await names(lou, kind, id)).toEqual(['edits'])
      await atPage(nele, kind, id, null)
    }
    const mara = await newCustomer(app, 'Mara')
    await given.booking({ as: mara, email: mara.email, pickup: 1, dropoff: 1 })
    const document = await keptDocument(app, mara, await pngOf())
    await atPage(nele, 'document', document, 'edits')
    expect(await names(tom, 'document', document)).toEqual(['edits'])
    expect((await atPage(atAirport, 'document', document, 'reads')).status).toBe(404)
  })
})
