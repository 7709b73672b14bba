import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import type { ProfileChange } from '#contract/profile.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { endStaff } from '#usecases/staff/end-staff.ts'
import { operator, valueOf } from '#support/acting.ts'
import { newBusiness } from '#support/business.ts'
import { newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { examplesFor, sampleBusiness } from '#support/examples.ts'
import { givenIn } from '#support/given.ts'
import { appForAll } from '#support/open-app.ts'
import { pngOf } from '#support/papers.ts'
import { rowOf } from '#support/rows.ts'
import { newStaff } from '#support/staff.ts'
import { keptDocument } from '#support/uploaded-document.ts'

type Colleague = Awaited<ReturnType<typeof newStaff>>
interface Answer {
  status: number
  body: { code?: string; message?: string }
}

const TEMPELHOF = 1
const app = appForAll({ bookings: 'open', anyHour: true })
let kim: Colleague
let lou: Colleague
let here: Colleague
let mara: Customer
beforeAll(async () => {
  kim = await newStaff(app, 'manager')
  lou = await newStaff(app, 'manager')
  here = await newStaff(app, 'agent', [TEMPELHOF])
  mara = await newCustomer(app, 'Mara')
  await givenIn(app).booking({ as: mara, email: mara.email, pickup: TEMPELHOF, dropoff: TEMPELHOF })
  await app.db.pool.query(`update staff set name = 'Lou Beispiel' where account_id = $1`, [lou.user.id])
})

/** Words of a refusal, with the time of today as a place. */
const refusal = ({ status, body: { code, message = '' } }: Answer) =>
  `${status} ${code}: ${message.split('. ')[0]!.replace(/\d\d:\d\d/, '--:--')}`
const inEnglish = { headers: { 'accept-language': 'en' } }

test('who was first at a company is named with the moment, and oneself is told so', async () => {
  const { id } = await newBusiness(app, kim, [])
  const change = (as: Colleague, more: object = {}) =>
    app.call('changeStaffBusiness', {
      as,
      params: { id },
      body: { ...sampleBusiness, city: 'Potsdam', version: 1 },
      ...more,
    })
  expect((await change(lou)).status).toBe(200)
  // A note is no change of what both have before them.
  await app.call('noteStaffBusiness', { as: kim, params: { id }, body: { text: 'Zahlt auf Rechnung.' } })
  expect(refusal(await change(here))).toBe(
    '409 business_changed: Diese Firma wurde inzwischen von Lou Beispiel geändert (--:--)',
  )
  expect(refusal(await change(here, inEnglish))).toBe(
    '409 business_changed: This company was changed by Lou Beispiel in the meantime (--:--)',
  )
  expect(refusal(await change(lou))).toContain('von Ihnen selbst geändert (--:--)')
  const block = { blocked: true, reason: 'Rechnung offen', version: 1 }
  expect(refusal(await app.call('blockStaffBusiness', { as: kim, params: { id }, body: block }))).toContain(
    'von Lou Beispiel geändert (--:--)',
  )
})

test('a change of another day is told with its day', async () => {
  const { id } = await newBusiness(app, kim, [])
  const change = () =>
    app.call('changeStaffBusiness', {
      as: kim,
      params: { id },
      body: { ...sampleBusiness, city: 'Potsdam', version: 1 },
    })
  expect((await change()).status).toBe(200)
  await app.db.pool.query('alter table audit disable trigger audit_stays')
  await app.db.pool.query(`update audit set at = timestamptz '2026-03-04 09:15+01' where subject_id = $1`, [id])
  await app.db.pool.query('alter table audit enable trigger audit_stays')
  expect((await change()).body.message).toMatch(/\(Mi\.,\s4\..{1,2}März, 09:15\)/)
})

test('at a customer it is a colleague, or the customer', async () => {
  const params = { id: mara.customerId }
  const change = (version: number, lastName: string) => {
    const address = { company: '', phone: null, streetName: '', houseNo: '', postalCode: '', city: '', country: '' }
    const body = { firstName: 'Mara', lastName, ...address, reason: 'Am Telefon', version }
    return app.call('changeStaffCustomer', { as: lou, params, body })
  }
  const { version } = (await app.call('getStaffCustomer', { as: kim, params })).body
  expect((await change(version, 'Neumann')).status).toBe(200)
  expect(refusal(await change(version, 'Neu'))).toContain('von Ihnen selbst geändert (--:--)')
  const profile = { ...(examplesFor(30).changeProfile.body as ProfileChange), firstName: 'Mira', version: version + 1 }
  expect((await app.call('changeProfile', { as: mara, body: profile })).status).toBe(200)
  expect(refusal(await change(version, 'Neu'))).toBe(
    '409 customer_changed: Die Daten dieses Kunden wurden inzwischen vom Kunden selbst geändert (--:--)',
  )
  const tier = (as: Colleague) => app.call('grantStaffTier', { as, params, body: { tier: 'elite', before: 'prime' } })
  expect((await tier(lou)).status).toBe(200)
  expect(refusal(await tier(kim))).toBe(
    '409 tier_changed: Die Stufe wurde inzwischen von Lou Beispiel geändert (--:--)',
  )
})

test('at a message and a request under the GDPR it is who worked on it', async () => {
  const email = `${randomUUID()}@post.example`
  const message = { name: 'Mara', email, phone: '', reference: '', branch: 'tempelhof', message: 'Kindersitze?' }
  const sent = { ...message, website: '', language: 'de', filledMs: 20_000 } as const
  expect((await app.call('sendContactMessage', { body: sent })).status).toBe(201)
  const { id } = await rowOf(app, 'contact_message', { email })
  const body = { state: 'answered', mine: true, version: 1 } as const
  expect((await app.call('moveMessage', { as: lou, params: { id }, body })).status).toBe(200)
  const answer = { text: 'Gern.', version: 1 }
  expect(refusal(await app.call('answerMessage', { as: here, params: { id }, body: answer }))).toBe(
    '409 message_changed: Diese Nachricht wurde inzwischen von Lou Beispiel bearbeitet (--:--)',
  )

  const said = { kind: 'access', way: 'phone', receivedOn: dateOf(toLocal(new Date())), language: 'de' } as const
  const known = { name: 'Mara', email, identity: 'booking', note: '', message: null, customer: null } as const
  const filed = (await app.call('filePrivacyRequest', { as: kim, body: { ...said, ...known } })).body
  const params = { id: filed.id }
  const work = { state: 'open', mine: true, identity: 'booking', email, note: 'x', outcome: '', version: 1 } as const
  expect((await app.call('changePrivacyRequest', { as: lou, params, body: work })).status).toBe(200)
  const told = '409 request_changed: Diese Anfrage wurde inzwischen von Lou Beispiel bearbeitet (--:--)'
  expect(refusal(await app.call('changePrivacyRequest', { as: kim, params, body: work }))).toBe(told)
  expect(refusal(await app.call('restrictPerson', { as: kim, params, body: { version: 1 } }))).toBe(told)
})

test('who left and came back was changed by who let them in again', async () => {
  const { user } = await newStaff(app, 'agent', [TEMPELHOF])
  const person = { name: 'Ben Beispiel', email: user.email, password: PASSWORD }
  const change = (as: Colleague) => {
    const body = { role: 'agent', branches: [3], version: 1 } as const
    return app.call('changeStaff', { as, params: { id: user.id }, body })
  }
  expect((await change(lou)).status).toBe(200)
  valueOf(await endStaff(app.ctx, operator, user.email))
  valueOf(await addStaff(app.ctx, operator, { ...person, role: 'agent', branches: [TEMPELHOF] }))
  expect(refusal(await change(kim))).toBe(
    '409 staff_changed: Dieser Zugang wurde inzwischen auf der Kommandozeile geändert (--:--)',
  )
})

test('at a colleague, an issue, a document and a booking as well', async () => {
  const colleague = { role: 'agent', branches: [3], version: 1 } as const
  const params = { id: here.user.id }
  expect((await app.call('changeStaff', { as: lou, params, body: { ...colleague, branches: [1, 3] } })).status).toBe(
    200,
  )
  expect(refusal(await app.call('changeStaff', { as: kim, params, body: { ...colleague, branches: [3] } }))).toBe(
    '409 staff_changed: Dieser Zugang wurde inzwischen von Lou Beispiel geändert (--:--)',
  )

  const empty = { subject: '', text: '' }
  const content = { de: { ...empty, subject: 'Winter' }, en: empty, car: null }
  const issue = { id: (await app.call('createIssue', { as: kim, body: content })).body.id }
  const save = (as: Colleague) => app.call('saveIssue', { as, params: issue, body: { content, version: 1 } })
  expect((await save(lou)).status).toBe(200)
  expect(refusal(await save(kim))).toBe(
    '409 issue_changed: Diese Ausgabe wurde inzwischen von Lou Beispiel gespeichert (--:--)',
  )

  const document = { id: await keptDocument(app, mara, await pngOf()) }
  const review = { chosen: null, words: null, kind: 'licence', expiry: '2035-01-01' } as const
  expect((await app.call('reviewDocument', { as: lou, params: document, body: review })).status).toBe(200)
  expect(refusal(await app.call('reviewDocument', { as: kim, params: document, body: review }))).toBe(
    '409 not_pending: Über dieses Dokument wurde schon von Lou Beispiel entschieden (--:--).',
  )

  const { reference } = await givenIn(app).booking({ pickup: TEMPELHOF, dropoff: TEMPELHOF })
  const seen = (await app.call('getStaffBooking', { as: kim, params: { reference } })).body
  const note = { note: 'Kommt später.', version: seen.version }
  expect((await app.call('addStaffNote', { as: lou, params: { reference }, body: note })).status).toBe(200)
  expect(refusal(await app.call('addStaffNote', { as: here, params: { reference }, body: note }))).toBe(
    '409 booking_changed: Diese Buchung wurde inzwischen von Lou Beispiel geändert (--:--)',
  )
})
