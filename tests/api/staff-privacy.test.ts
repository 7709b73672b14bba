import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import type { OwnData } from '#contract/own-data.ts'
import { newsletterConsent } from '#content/consent.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { answerBy } from '#domain/privacy-request.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { operator, system, valueOf } from '#support/acting.ts'
import { sampleDriver } from '#support/client.ts'
import { bearer, newCustomer, PASSWORD } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { yardOf } from '#support/yard.ts'

const app = appForAll()
let kim: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
})

const today = () => dateOf(toLocal(new Date()))
const address = () => `${randomUUID()}@post.example`

/** Files a request. @returns its number */
async function file(changes: Record<string, unknown> = {}, as = kim): Promise<string> {
  const said = { kind: 'access', way: 'phone', receivedOn: today(), language: 'en', name: 'Mara Muster' }
  const known = { email: null, identity: 'booking', note: '', message: null, customer: null }
  const filed = await app.call('filePrivacyRequest', { as, body: { ...said, ...known, ...changes } })
  expect(filed.status).toBe(201)
  return filed.body.id
}

const show = async (id: string) => (await app.call('getPrivacyRequest', { as: kim, params: { id } })).body
const change = async (id: string, changes: Record<string, unknown>) => {
  const { version, state, identity, email, note, outcome } = await show(id)
  const body = { version, state, mine: true, identity, email, note, outcome, ...changes }
  return await app.call('changePrivacyRequest', { as: kim, params: { id }, body })
}
const copyOf = async (id: string, format: 'json' | 'pdf' = 'json') =>
  await app.app.inject({
    method: 'POST',
    url: `/api/staff/privacy/${id}/copy`,
    headers: bearer(kim.token),
    payload: { version: (await show(id)).version, format },
  })
const erase = async (id: string) =>
  await app.call('erasePerson', { as: kim, params: { id }, body: { version: (await show(id)).version } })

/** A rental of a visitor that is over and settled. */
async function pastRental(email: string): Promise<string> {
  const { reference } = await givenIn(app).booking({ email, bookings: 'open' })
  await yardOf(app).complete(reference)
  return reference
}

test('a request has its last day in a month, and the list has those first that are due first', async () => {
  const [late, soon] = [
    await file({ receivedOn: addDays(today(), -40) }),
    await file({ receivedOn: addDays(today(), -5) }),
  ]
  const { requests } = (await app.call('getPrivacyRequests', { as: kim, query: { part: 'open' } })).body
  const ids = requests.map(({ id }) => id)
  expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(soon))
  const { receivedOn, dueOn } = await show(soon)
  expect(dueOn >= answerBy(receivedOn, { putOff: false, isHoliday: () => false })).toBe(true)
  expect((await show(late)).dueOn < today()).toBe(true)
})

test('a day to come, or one of long ago, is refused with what to do', async () => {
  for (const receivedOn of [addDays(today(), 1), addDays(today(), -400)]) {
    const body = { kind: 'access', way: 'letter', receivedOn, language: 'de', name: 'M', note: '' } as const
    const known = { email: null, identity: null, message: null, customer: null }
    const refused = await app.call('filePrivacyRequest', { as: kim, body: { ...body, ...known } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'not_received_yet' } })
  }
})

test('an agent files from a message of their branch, and sees and does nothing else', async () => {
  const agent = await newStaff(app, 'agent', [1])
  const write = async (branch: 'tempelhof' | 'airport') => {
    const email = address()
    const text = { name: 'Mara Muster', email, phone: '', reference: '', branch, message: 'Löschen Sie mich' }
    await app.call('sendContactMessage', { body: { ...text, website: '', language: 'de', filledMs: 20_000 } })
    return (await rowOf(app, 'contact_message', { email })).id
  }
  const message = await write('tempelhof')
  const id = await file({ kind: 'erasure', way: 'form', message }, agent)
  expect(await show(id)).toMatchObject({ message, kind: 'erasure', way: 'form' })
  const foreign = {
    message: await write('airport'),
    receivedOn: today(),
    ...({ kind: 'access', way: 'form', language: 'de' } as const),
  }
  const known = { name: 'M', email: null, identity: null, note: '', customer: null }
  expect((await app.call('filePrivacyRequest', { as: agent, body: { ...foreign, ...known } })).status).toBe(404)
  expect((await app.call('getPrivacyRequest', { as: agent, params: { id } })).status).toBe(403)
  expect((await app.call('getPrivacyRequests', { as: agent, query: { part: 'open' } })).status).toBe(403)
})

test('an agent files for a customer of their branch, and for no other by number', async () => {
  const agent = await newStaff(app, 'agent', [1])
  const mara = await newCustomer(app, 'Mara')
  const asked = async () => {
    const said = { kind: 'access', way: 'phone', receivedOn: today(), language: 'en', name: 'Mara Muster', email: null }
    const body = { ...said, identity: null, note: '', message: null, customer: mara.customerId }
    return (await app.call('filePrivacyRequest', { as: agent, body })).status
  }
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 3, bookings: 'open' })
  expect(await asked()).toBe(404)
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: 1 })
  expect(await asked()).toBe(201)
})

test('of two colleagues who change a request at once, the second is told', async () => {
  const id = await file()
  const { version, state, identity, email, outcome } = await show(id)
  const save = (note: string) =>
    app.call('changePrivacyRequest', {
      as: kim,
      params: { id },
      body: { version, state, mine: true, identity, email, outcome, note },
    })
  const answers = await Promise.all([save('rief an'), save('schrieb')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('request_changed')
})

test('it ends only with what was done, and can be opened again', async () => {
  const id = await file()
  expect((await change(id, { state: 'done' })).body.code).toBe('outcome_missing')
  expect((await change(id, { state: 'done', outcome: 'Kopie gesendet' })).status).toBe(200)
  const { requests } = (await app.call('getPrivacyRequests', { as: kim, query: { part: 'over' } })).body
  expect(requests[0]).toMatchObject({ id, state: 'done', owner: { id: kim.user.id } })
  expect((await copyOf(id)).json()).toMatchObject({ code: 'request_over' })
  expect((await change(id, { state: 'open' })).status).toBe(200)
  expect(await show(id)).toMatchObject({ state: 'open', endedAt: null })
})

test('more time is taken once, in the first month, with a letter that gives the reason and the new day', async () => {
  const email = address()
  const id = await file({ email })
  const later = async (one: string) =>
    await app.call('putOffPrivacyRequest', {
      as: kim,
      params: { id: one },
      body: { version: (await show(one)).version, reason: 'Your bookings go back many years.' },
    })
  expect((await later(id)).status).toBe(200)
  const { dueOn, putOff } = await show(id)
  expect([putOff, dueOn > addDays(today(), 85)]).toEqual([true, true])
  const [letter] = await lettersOf(app, { kind: 'privacy_put_off', to: email })
  expect(letter).toMatchObject({ language: 'en', data: { dueOn, text: 'Your bookings go back many years.' } })
  expect((await later(id)).body.code).toBe('put_off_already')
  expect((await later(await file({ email: address(), receivedOn: addDays(today(), -60) }))).body.code).toBe(
    'put_off_late',
  )
  expect((await later(await file())).body.code).toBe('address_missing')
})

test('an answer goes out in the language of the person', async () => {
  const email = address()
  const id = await file({ email, language: 'de' })
  const body = { version: 1, text: 'anbei die Kopie' }
  expect((await show(id)).answered).toBe(false)
  expect((await app.call('answerPrivacyRequest', { as: kim, params: { id }, body })).status).toBe(201)
  const [letter] = await lettersOf(app, { kind: 'privacy_answer', to: email })
  expect(letter).toMatchObject({ language: 'de', data: { kind: 'access', text: 'anbei die Kopie' } })
  expect((await show(id)).answered).toBe(true)
  expect((await app.call('answerPrivacyRequest', { as: kim, params: { id }, body })).body.code).toBe('request_changed')
})

test('a person without an account gets all that is theirs, once it is noted how they are known', async () => {
  const email = address()
  const reference = await pastRental(email)
  const id = await file({ email: email.toUpperCase(), identity: null })
  expect(await show(id)).toMatchObject({ person: { account: false, open: 0, kept: 1 } })
  expect((await copyOf(id)).json()).toMatchObject({ code: 'identity_missing' })
  await change(id, { identity: 'paper' })
  expect((await show(id)).copied).toBe(false)
  const file1 = await copyOf(id)
  expect(file1.headers['content-type']).toBe('application/json; charset=utf-8')
  expect((await show(id)).copied).toBe(true)
  const data: OwnData = file1.json()
  expect(data.account).toMatchObject({ hasPassword: false, createdAt: null, lastName: sampleDriver.lastName })
  const { phone, address: street, dateOfBirth } = sampleDriver
  expect(data.bookings).toMatchObject([{ reference, driver: { phone, address: street, dateOfBirth } }])
  expect(data.privacyRequests).toMatchObject([{ kind: 'access' }])
  expect(file1.body).not.toContain(kim.email)
  const pdf = await copyOf(id, 'pdf')
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const told = await rowsOf(app, 'audit', { subject_id: id, event: 'copied' })
  expect(told.map(({ after }) => after)).toEqual([{ format: 'json' }, { format: 'pdf' }])
})

test('a member’s copy made for them says what their own says, and what visitors booked with their address', async () => {
  const mara = await newCustomer(app, 'Mara')
  const own = await givenIn(app).booking({ as: mara, bookings: 'soon' })
  const guest = await givenIn(app).booking({ email: mara.email, bookings: 'soon' })
  const id = await file({ email: mara.email, identity: 'account' })
  const made: OwnData = (await copyOf(id)).json()
  const { body } = await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
  expect(Object.keys(made).toSorted()).toEqual(Object.keys(body).toSorted())
  expect(new Set(made.bookings.map(({ reference }) => reference))).toEqual(new Set([own.reference, guest.reference]))
  expect(made.account).toEqual(body.account)
})

test('erasing somebody without an account keeps what the law wants, and nothing else', async () => {
  const email = address()
  const kept = await pastRental(email)
  const asked = await givenIn(app).booking({ email, bookings: 'soon' })
  const text = {
    name: 'Mara',
    email,
    phone: '',
    reference: '',
    branch: 'airport',
    message: 'Löschen Sie mich',
  } as const
  await app.call('sendContactMessage', { body: { ...text, website: '', language: 'de', filledMs: 20_000 } })
  await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
  const id = await file({ email, kind: 'erasure' })
  expect((await erase(id)).body.code).toBe('person_renting')
  valueOf(await cancelBooking(app.ctx, operator, { reference: asked.reference, feeMinor: 0 }))
  expect((await erase(id)).status).toBe(200)
  expect(await rowOf(app, 'booking', { reference: kept })).toMatchObject({ last_name: 'Muster', email })
  expect(await rowOf(app, 'booking', { reference: asked.reference })).toMatchObject({ last_name: '', email: '' })
  expect(await rowsOf(app, 'contact_message', { email })).toEqual([])
  expect((await rowOf(app, 'newsletter_subscription', { email })).ended_at).not.toBeNull()
  expect((await show(id)).person).toMatchObject({ kept: 1, requests: 0, messages: 0, newsletter: false })
  expect(await rowsOf(app, 'audit', { subject_id: id, event: 'erased' })).toMatchObject([{ after: { kept: 1 } }])
})

test('erasing a member deletes the account, and the request stays as the proof of it', async () => {
  const mara = await newCustomer(app, 'Mara')
  const id = await file({ email: mara.email, kind: 'erasure', customer: mara.customerId, identity: 'account' })
  expect((await erase(id)).status).toBe(200)
  expect(await rowsOf(app, 'account', { email: mara.email })).toEqual([])
  expect((await app.call('getAccount', { as: mara })).status).toBe(401)
  expect(await rowOf(app, 'privacy_request', { id })).toMatchObject({ customer_id: null, email: mara.email })
  expect((await lettersOf(app, { to: mara.email })).at(-1)).toMatchObject({ kind: 'account_deleted' })
})

test('the only manager is not erased', async () => {
  await rewrite(app, 'staff', { role: 'manager' }, { active: false })
  await rewrite(app, 'staff', { account_id: kim.user.id }, { active: true })
  const id = await file({ email: kim.email, kind: 'erasure', identity: 'account' })
  expect((await erase(id)).body.code).toBe('last_manager')
})

test('an objection to the newsletter ends it', async () => {
  const email = address()
  await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
  const id = await file({ email, kind: 'objection', identity: null })
  expect((await app.call('endPersonNewsletter', { as: kim, params: { id }, body: { version: 1 } })).status).toBe(200)
  expect((await show(id)).person).toMatchObject({ newsletter: false })
})

test('what members do in their account stands among those that are over, done by itself', async () => {
  const mara = await newCustomer(app, 'Marafina')
  await app.call('getOwnData', { as: mara, body: { currentPassword: PASSWORD } })
  const bert = await newCustomer(app, 'Bert')
  await app.call('deleteAccount', { as: bert, body: { currentPassword: PASSWORD } })
  const { requests } = (await app.call('getPrivacyRequests', { as: kim, query: { part: 'over' } })).body
  const own = requests.filter(({ way }) => way === 'account')
  expect(own.slice(0, 2)).toMatchObject([
    { kind: 'erasure', state: 'done', name: '' },
    { kind: 'portability', state: 'done', name: 'Marafina Muster' },
  ])
})

test('a request goes after the third full year, and an open one stays', async () => {
  const [ended, open] = [await file(), await file()]
  await change(ended, { state: 'refused', outcome: 'Niemand dieses Namens' })
  const inYears = (years: number) => new Date(Date.UTC(new Date().getUTCFullYear() + years, 0, 1, 12))
  const night = (at: Date) => keepHouse({ ...app.ctx, now: () => at }, system('keep_house'))
  await night(inYears(3))
  expect(await rowsOf(app, 'privacy_request', { id: ended })).toHaveLength(1)
  await night(inYears(4))
  expect(await rowsOf(app, 'privacy_request', { id: ended })).toEqual([])
  expect(await rowsOf(app, 'privacy_request', { id: open })).toHaveLength(1)
})

test('the board of today names managers what is due within a week, and agents nothing', async () => {
  const [near, far] = [await file({ receivedOn: addDays(today(), -26) }), await file()]
  const past = await file({ receivedOn: addDays(today(), -60) })
  const due = async (as: typeof kim, day?: string) => {
    const { body } = await app.call('getBoard', { as, query: { branch: 1, ...(day !== undefined && { day }) } })
    return body.privacy.map(({ id }) => id)
  }
  const named = await due(kim)
  expect(named).toEqual(expect.arrayContaining([past, near]))
  expect(named.indexOf(past)).toBeLessThan(named.indexOf(near))
  expect(named).not.toContain(far)
  expect(await due(kim, addDays(today(), 1))).toEqual([])
  expect(await due(await newStaff(app, 'agent', [1]))).toEqual([])
  await change(past, { state: 'done', outcome: 'Beantwortet' })
  expect(await due(kim)).not.toContain(past)
})
