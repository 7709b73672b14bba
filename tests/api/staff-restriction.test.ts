import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { cancelBooking } from '#usecases/booking/cancel.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { postIssues } from '#usecases/newsletter/post-issues.ts'
import { operator, system, valueOf } from '#support/acting.ts'
import { newCustomer, PASSWORD } from '#support/customer.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'

const app = appForAll()
let kim: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
})

const DAY_MS = 86_400_000
const today = () => dateOf(toLocal(new Date()))
const night = (days: number) =>
  keepHouse({ ...app.ctx, now: () => new Date(Date.now() + days * DAY_MS) }, system('keep_house'))

type Identity = 'account' | 'booking' | null

async function file(email: string, identity: Identity = 'account'): Promise<string> {
  const said = { kind: 'restriction', way: 'email', receivedOn: today(), language: 'de', name: 'Mara Muster' } as const
  const known = { email, identity, note: '', message: null, customer: null }
  return (await app.call('filePrivacyRequest', { as: kim, body: { ...said, ...known } })).body.id
}
const show = async (id: string) => (await app.call('getPrivacyRequest', { as: kim, params: { id } })).body
const restrict = async (id: string) =>
  app.call('restrictPerson', { as: kim, params: { id }, body: { version: (await show(id)).version } })
const lift = async (id: string, reason = 'Die Angaben stimmen') =>
  app.call('liftRestriction', { as: kim, params: { id }, body: { version: (await show(id)).version, reason } })
const page = async (id: string) => (await app.call('getStaffCustomer', { as: kim, params: { id } })).body

/** A member whose data may only be kept. */
async function restricted() {
  const mara = await newCustomer(app, 'Mara')
  const request = await file(mara.email.toUpperCase())
  expect((await restrict(request)).status).toBe(200)
  return { ...mara, request }
}

/** Subscribes somebody to the newsletter and confirms. */
async function subscribe(email: string): Promise<void> {
  await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
  const token = await tokenIn(app, { kind: 'newsletter_confirm', to: email })
  await app.call('confirmSubscription', { body: { token } })
}

test('granting marks the person, once it is noted how they are known, and only once', async () => {
  const mara = await newCustomer(app, 'Mara')
  const unknown = await file(mara.email, null)
  expect((await restrict(unknown)).body).toMatchObject({ code: 'identity_missing' })
  expect((await page(mara.customerId)).restriction).toBeNull()
  const id = await file(mara.email)
  expect((await restrict(id)).status).toBe(200)
  expect(await page(mara.customerId)).toMatchObject({ restriction: { request: id, until: null } })
  expect(await show(id)).toMatchObject({ restriction: { liftsOn: null, endedAt: null } })
  expect((await restrict(id)).body).toMatchObject({ code: 'already_restricted' })
  expect((await restrict(await file(mara.email))).body).toMatchObject({ code: 'already_restricted' })
  expect(await rowsOf(app, 'audit', { subject_id: id, event: 'restricted' })).toHaveLength(1)
})

test('staff change nothing of the person, and nobody is merged with them', async () => {
  const { customerId: id } = await restricted()
  const before = await rowOf(app, 'customer', { id })
  const nowhere = { streetName: '', houseNo: '', postalCode: '', city: '', country: '' }
  const contact = { firstName: 'Maria', lastName: 'Neu', company: '', phone: null, ...nowhere }
  const version = before.profile_version
  const noted = async (text: string) => app.call('noteStaffCustomer', { as: kim, params: { id }, body: { text } })
  expect((await noted('Rief an, will es schriftlich.')).status).toBe(201)
  const noteId = (await page(id)).notes[0]!.id
  const twin = await newCustomer(app, 'Mara')
  for (const customer of [id, twin.customerId])
    await rewrite(app, 'customer', { id: customer }, { date_of_birth: '1990-03-04' })
  const { body: pair } = await app.call('compareStaffCustomers', { as: kim, params: { id: twin.customerId, gone: id } })
  const versions = { version: pair.kept.version, goneVersion: pair.gone.version }
  const refused = await Promise.all([
    app.call('changeStaffCustomer', { as: kim, params: { id }, body: { ...contact, reason: 'rief an', version } }),
    app.call('adjustStaffPoints', { as: kim, params: { id }, body: { points: 100, reason: 'Kulanz', before: 0 } }),
    app.call('removeCustomerNote', { as: kim, params: { id, noteId } }),
    app.call('grantStaffTier', { as: kim, params: { id }, body: { tier: 'elite', before: 'prime' } }),
    app.call('mergeStaffCustomers', {
      as: kim,
      params: { id: twin.customerId },
      body: { gone: id, ...versions, reason: 'Zweimal eingetragen' },
    }),
  ])
  for (const { status, body } of refused) expect([status, body]).toMatchObject([409, { code: 'customer_restricted' }])
  expect(await page(id)).toMatchObject({ firstName: before.first_name, tier: 'prime', points: 0 })
  expect((await noted('Hat noch einmal angerufen.')).status).toBe(201)
})

test('no newsletter goes to the address, not even one that was on its way', async () => {
  const [mara, bert] = [await newCustomer(app, 'Mara'), await newCustomer(app, 'Bert')]
  for (const { email } of [mara, bert]) await subscribe(email)
  const content = { de: { subject: 'Winter', text: 'Reifen' }, en: { subject: 'Winter', text: 'Tyres' }, car: null }
  const start = async () => {
    const { id } = (await app.call('createIssue', { as: kim, body: content })).body
    return await app.call('sendIssue', { as: kim, params: { id }, body: { version: 1 } })
  }
  expect((await start()).status).toBe(200)
  await restrict(await file(mara.email))
  await postIssues(app.ctx, system('post_newsletter'))
  const sentTo = async (to: string) => (await lettersOf(app, { kind: 'newsletter_issue', to })).length
  expect([await sentTo(mara.email), await sentTo(bert.email)]).toEqual([0, 1])
  await app.db.pool.query(`delete from newsletter_issue`)
  expect((await start()).body).toMatchObject({ de: 1 })
})

test('time removes nothing of the person, and everything of others', async () => {
  const [mara, bert] = [await newCustomer(app, 'Mara'), await newCustomer(app, 'Bert')]
  const given = async (who: typeof mara) => {
    const { reference } = await givenIn(app).booking({ as: who, email: who.email, bookings: 'soon' })
    valueOf(await cancelBooking(app.ctx, operator, { reference, feeMinor: 0 }))
    await app.call('noteStaffCustomer', { as: kim, params: { id: who.customerId }, body: { text: 'Zahlt bar.' } })
    const text = { name: 'M', email: who.email, phone: '', reference: '', branch: 'airport', message: 'Hallo' } as const
    await app.call('sendContactMessage', { body: { ...text, website: '', language: 'de', filledMs: 20_000 } })
    return reference
  }
  const [kept, gone] = [await given(mara), await given(bert)]
  await restrict(await file(mara.email))
  await night(5 * 366)
  const stored = async ({ email, customerId }: typeof mara, reference: string) => ({
    name: (await rowOf(app, 'booking', { reference })).last_name !== '',
    notes: (await rowsOf(app, 'customer_note', { customer_id: customerId })).length,
    messages: (await rowsOf(app, 'contact_message', { email })).length,
  })
  expect(await stored(mara, kept)).toEqual({ name: true, notes: 1, messages: 1 })
  expect(await stored(bert, gone)).toEqual({ name: false, notes: 0, messages: 0 })
})

test('a booking’s page says so, and the rental goes on', async () => {
  const email = `${randomUUID()}@post.example`
  const mara = await newCustomer(app, 'Mara')
  const { reference } = await givenIn(app).booking({ as: mara, email, bookings: 'open' })
  const seen = async () => (await app.call('getStaffBooking', { as: kim, params: { reference } })).body
  expect((await seen()).member).toMatchObject({ restricted: false })
  await restrict(await file(mara.email))
  expect(await seen()).toMatchObject({ status: 'confirmed', member: { restricted: true } })
  valueOf(await cancelBooking(app.ctx, operator, { reference, feeMinor: 0 }))
})

test('a guest’s booking keeps the address on which their restriction hangs', async () => {
  const { reference, email } = await givenIn(app).booking({ bookings: 'open' })
  await restrict(await file(email, 'booking'))
  const { version, mainDriver, phone } = (await app.call('getStaffBooking', { as: kim, params: { reference } })).body
  const name = { firstName: mainDriver!.firstName, lastName: mainDriver!.lastName }
  const correct = (details: object) =>
    app.call('correctStaffContact', {
      as: kim,
      params: { reference },
      body: { version, ...name, email, phone, flight: '', ...details },
    })
  const other = await correct({ email: `${randomUUID()}@post.example` })
  expect([other.status, other.body.code]).toEqual([409, 'customer_restricted'])
  expect((await correct({ phone: '+49 30 23125904' })).status).toBe(200)
  valueOf(await cancelBooking(app.ctx, operator, { reference, feeMinor: 0 }))
})

test('lifting tells the person why before, and ends a week later', async () => {
  const { email, customerId, request } = await restricted()
  expect((await lift(request)).body).toEqual({ liftsOn: addDays(today(), 7) })
  const [letter] = await lettersOf(app, { kind: 'privacy_lifted', to: email.toUpperCase() })
  expect(letter).toMatchObject({
    language: 'de',
    data: { text: 'Die Angaben stimmen', since: today(), liftsOn: addDays(today(), 7) },
  })
  expect((await lift(request)).body).toMatchObject({ code: 'lifted_already' })
  await night(5)
  expect((await page(customerId)).restriction).toMatchObject({ until: addDays(today(), 7) })
  await night(8)
  expect((await page(customerId)).restriction).toBeNull()
  expect((await show(request)).restriction?.endedAt).not.toBeNull()
  expect(await rowsOf(app, 'audit', { subject_id: request, event: 'restriction_ended' })).toHaveLength(1)
  expect((await lift(request)).body).toMatchObject({ code: 'not_restricted' })
  const body = { points: 100, reason: 'Kulanz', before: 0 }
  expect((await app.call('adjustStaffPoints', { as: kim, params: { id: customerId }, body })).status).toBe(200)
})

/** Words of the refusal of a change to a request as it was in an earlier version. */
async function lateChange(id: string, version: number): Promise<string | undefined> {
  const { identity, email, note } = await show(id)
  const body = { version, state: 'open', mine: true, identity, email, note, outcome: '' } as const
  const late = await app.call('changePrivacyRequest', { as: kim, params: { id }, body })
  expect([late.status, late.body.code]).toEqual([409, 'request_changed'])
  return late.body.message
}

test('who comes after the end of a restriction is told that the system was first', async () => {
  const { request } = await restricted()
  await lift(request)
  const { version } = await show(request)
  await night(8)
  expect(await lateChange(request, version)).toContain('inzwischen vom System bearbeitet')
})

test('the erasure of a person ends the restriction of another request, which says by whom', async () => {
  const { email, request } = await restricted()
  const { version } = await show(request)
  const lou = await newStaff(app, 'manager')
  await app.db.pool.query(`update staff set name = 'Lou Beispiel' where account_id = $1`, [lou.user.id])
  const params = { id: await file(email) }
  const body = { version: (await show(params.id)).version }
  expect((await app.call('erasePerson', { as: lou, params, body })).status).toBe(200)
  expect(await rowsOf(app, 'audit', { subject_id: request, event: 'restriction_ended' })).toHaveLength(1)
  expect(await lateChange(request, version)).toContain('inzwischen von Lou Beispiel bearbeitet')
})

test('the address of the request stays while it restricts, and its end does not end the restriction', async () => {
  const { customerId, request } = await restricted()
  const save = async (changes: object) => {
    const { version, identity, email, note } = await show(request)
    const body = { version, state: 'done', mine: true, identity, email, note, outcome: 'Eingeschränkt', ...changes }
    return await app.call('changePrivacyRequest', { as: kim, params: { id: request }, body })
  }
  expect((await save({ email: 'andere@post.example' })).body).toMatchObject({ code: 'address_restricted' })
  expect((await save({})).status).toBe(200)
  expect((await page(customerId)).restriction).not.toBeNull()
  await night(9 * 366)
  expect(await rowsOf(app, 'privacy_request', { id: request })).toHaveLength(1)
  expect((await lift(request)).status).toBe(200)
})

test('who deletes their account while restricted is gone as everybody else', async () => {
  const mara = await restricted()
  const { version } = await show(mara.request)
  const { reference } = await givenIn(app).booking({ as: mara, email: mara.email, bookings: 'soon' })
  valueOf(await cancelBooking(app.ctx, operator, { reference, feeMinor: 0 }))
  expect((await app.call('deleteAccount', { as: mara, body: { currentPassword: PASSWORD } })).status).toBe(200)
  expect(await rowOf(app, 'booking', { reference })).toMatchObject({ last_name: '', email: '' })
  expect((await show(mara.request)).restriction?.endedAt).not.toBeNull()
  expect(await lateChange(mara.request, version)).toContain('inzwischen vom Kunden selbst bearbeitet')
})
