import { expect, test } from 'vitest'

import { documentRefusal } from '#content/document-refusal.ts'
import { newCustomer } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { pngOf } from '#support/papers.ts'
import { lettersOf } from '#support/posted.ts'
import { rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { keptDocument } from '#support/uploaded-document.ts'

const app = appForAll()
const seen = { kind: 'licence', expiry: '2035-01-01' } as const

async function waiting() {
  const [kim, mara] = [await newStaff(app, 'agent'), await newCustomer(app, 'Mara')]
  const id = await keptDocument(app, mara, await pngOf())
  const review = (reason: object, more: object = {}) =>
    app.call('reviewDocument', {
      as: kim,
      params: { id },
      body: { chosen: null, words: null, ...reason, ...seen, ...more },
    })
  return { kim, mara, id, review }
}

test('a document waits beside what its customer typed, in the profile and for the next rental', async () => {
  const { kim, mara, id } = await waiting()
  await givenIn(app).numbers(mara.customerId, { LicenseNo: 'B072RRE2I55', licenseExpiry: '2035-01-01' })
  await givenIn(app).booking({ as: mara, email: mara.email })
  const { status, body } = await app.call('getDocumentQueue', { as: kim })
  expect(status).toBe(200)
  expect(body.count).toBe(body.waiting.length)
  expect(body.waiting.find((one) => one.id === id)).toMatchObject({
    ...seen,
    pages: 1,
    drawable: true,
    customer: { id: mara.customerId, lastName: 'Muster', email: mara.email },
    profile: { licenseNo: 'B072RRE2I55', licenseExpiry: '2035-01-01', passportNo: null },
    rental: {
      name: 'Mara Muster',
      dateOfBirth: expect.any(String) as string,
      licenseNo: expect.any(String) as string,
      licenseExpiry: '2035-01-01',
    },
  })
})

test('an agent reviews the papers of those who rent at their branches, or nowhere yet', async () => {
  const { mara, id } = await waiting()
  const [here, elsewhere] = [await newStaff(app, 'agent', [1]), await newStaff(app, 'agent', [3])]
  const queueOf = async (as: typeof here) => {
    const { body } = await app.call('getDocumentQueue', { as })
    return { has: body.waiting.some((one) => one.id === id), count: body.count - body.waiting.length }
  }
  expect([await queueOf(here), await queueOf(elsewhere)]).toEqual([
    { has: true, count: 0 },
    { has: true, count: 0 },
  ])
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 1, dropoff: 1 })
  expect([await queueOf(here), await queueOf(elsewhere)]).toEqual([
    { has: true, count: 0 },
    { has: false, count: 0 },
  ])
  const refused = await app.call('reviewDocument', {
    as: elsewhere,
    params: { id },
    body: { chosen: null, words: null, ...seen },
  })
  expect(refused.status).toBe(404)
})

test('beside a document stands the next rental that the reviewer may see, and no other', async () => {
  const { mara, id } = await waiting()
  const given = givenIn(app)
  const [soon, later] = [app.ownDays(2), app.ownDays(2)]
  const first = await given.booking({ as: mara, email: mara.email, pickup: 3, from: soon })
  const second = await given.booking({ as: mara, email: mara.email, pickup: 1, from: later })
  const rentalFor = async (branches: 'all' | number[]) => {
    const as = await newStaff(app, 'agent', branches)
    const { body } = await app.call('getDocumentQueue', { as })
    return body.waiting.find((one) => one.id === id)!.rental?.start
  }
  const [next, other] = soon < later ? [first, second] : [second, first]
  expect(await rentalFor('all')).toBe(next.start)
  expect(await rentalFor([other.pickup])).toBe(other.start)
})

test('each look at a document is in the log, with who looked', async () => {
  const { kim, id } = await waiting()
  const headers = { authorization: `Bearer ${kim.token}` }
  const look = () => app.app.inject({ method: 'GET', url: `/api/staff/documents/${id}/pages/1`, headers })
  const page = await look()
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/jpeg'])
  await look()
  const lines = await rowsOf(app, 'audit', { event: 'document_seen', subject_id: id })
  expect(lines.map(({ actor_id: who }) => who)).toEqual([kim.user.id, kim.user.id])
})

test('a chosen reason reaches the customer in their language, own words as they are', async () => {
  const { mara, review } = await waiting()
  await app.call('setLanguage', { as: mara, body: { language: 'en' } })
  expect((await review({ chosen: 'cut_off' })).status).toBe(200)
  expect(await lettersOf(app, { kind: 'document_reviewed', to: mara.email })).toMatchObject([
    { language: 'en', data: { reason: documentRefusal.en.cut_off } },
  ])
  const other = await waiting()
  expect((await other.review({ words: 'Der Stempel verdeckt das Datum.' })).status).toBe(200)
  const { documents } = (await app.call('getDocuments', { as: other.mara })).body
  expect(documents).toMatchObject([{ state: 'refused', reason: 'Der Stempel verdeckt das Datum.' }])
})

test('nothing is decided of what the reviewer has not seen, nor twice at once', async () => {
  const { review } = await waiting()
  expect((await review({}, { expiry: '2034-01-01' })).body.code).toBe('document_changed')
  expect((await review({}, { kind: 'passport' })).body.code).toBe('document_changed')
  const answers = await Promise.all([review({}), review({ chosen: 'expired' })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a decision is taken back once, unless somebody has decided anew, and the document waits again', async () => {
  const { kim, mara, id, review } = await waiting()
  const { decidedAt } = (await review({})).body
  const reopen = (at: string, as = kim) => app.call('reopenDocument', { as, params: { id }, query: { decidedAt: at } })
  const show = async (as = kim) => await app.call('getStaffDocument', { as, params: { id } })
  expect((await show()).body).toMatchObject({
    id,
    decision: { state: 'accepted', at: decidedAt, by: 'Kim Beispiel', reason: null },
  })
  expect((await reopen(new Date(Date.parse(decidedAt) - 1).toISOString())).body.code).toBe('document_changed')
  expect((await reopen(decidedAt)).status).toBe(200)
  expect((await reopen(decidedAt)).body.code).toBe('document_changed')
  expect((await show()).body.decision).toBeNull()
  const { waiting: queue } = (await app.call('getDocumentQueue', { as: kim, query: { most: '300' } })).body
  expect(queue.map((one) => one.id)).toContain(id)
  const account = await rowsOf(app, 'audit', { event: 'document_reopened', account_id: mara.user.id })
  expect(account).toHaveLength(1)

  const again = (await review({ words: 'Unscharf.' })).body
  expect((await show()).body.decision).toMatchObject({ state: 'refused', reason: 'Unscharf.' })
  expect((await reopen(decidedAt)).body.code).toBe('document_changed')
  expect((await reopen(again.decidedAt)).status).toBe(200)
})

test('a decided document and its pages are shown where its customer is, and nowhere else', async () => {
  const { mara, id, review } = await waiting()
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 1, dropoff: 1 })
  const { decidedAt } = (await review({})).body
  const [here, elsewhere] = [await newStaff(app, 'agent', [1]), await newStaff(app, 'agent', [3])]
  const tries = async (as: typeof here) => {
    const query = { decidedAt }
    const shown = await app.call('getStaffDocument', { as, params: { id } })
    const headers = { authorization: `Bearer ${as.token}` }
    const page = await app.app.inject({ method: 'GET', url: `/api/staff/documents/${id}/pages/1`, headers })
    return [shown.status, page.statusCode, (await app.call('reopenDocument', { as, params: { id }, query })).status]
  }
  expect(await tries(elsewhere)).toEqual([404, 404, 404])
  expect(await tries(here)).toEqual([200, 200, 200])
})

test('the queue gives as many as are asked for, and says how many wait', async () => {
  await waiting()
  const { kim } = await waiting()
  const ask = async (most: string) => (await app.call('getDocumentQueue', { as: kim, query: { most } })).body
  const [one, two] = [await ask('1'), await ask('2')]
  expect([one.waiting.length, two.waiting.length]).toEqual([1, 2])
  expect(two.waiting[0]!.id).toBe(one.waiting[0]!.id)
  expect(one.count).toBeGreaterThanOrEqual(2)
})

test('customers find neither the queue nor the copy of somebody else', async () => {
  const { id } = await waiting()
  const bodo = await newCustomer(app, 'Bodo')
  expect((await app.call('getDocumentQueue', { as: bodo })).status).toBe(403)
  expect((await app.call('getQueuedPage', { as: bodo, params: { id, page: 1 } })).status).toBe(403)
  expect((await app.call('getDocumentPage', { as: bodo, params: { id, page: 1 } })).status).toBe(404)
})
