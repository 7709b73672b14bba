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
    rental: { licenseNo: expect.any(String) as string, licenseExpiry: '2035-01-01' },
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

test('customers find neither the queue nor the copy of somebody else', async () => {
  const { id } = await waiting()
  const bodo = await newCustomer(app, 'Bodo')
  expect((await app.call('getDocumentQueue', { as: bodo })).status).toBe(403)
  expect((await app.call('getQueuedPage', { as: bodo, params: { id, page: 1 } })).status).toBe(403)
  expect((await app.call('getDocumentPage', { as: bodo, params: { id, page: 1 } })).status).toBe(404)
})
