import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import type { TestApp } from '#support/app.ts'
import { twoProcesses } from '#support/two-processes.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rowsOf, textOf } from '#support/rows.ts'
import { consentStepsOf } from '#support/seen.ts'

let app: TestApp
/** Another process on the same database. */
let twin: FastifyInstance
let mara: Customer
const clock = twoProcesses((opened) => ({ app, twin } = opened))
const NEXT = 'noch ein anderer langer Satz'
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
})

const signIn = async (email: string, password = PASSWORD, userAgent = FIREFOX) =>
  await app.call('login', { body: { email, password }, headers: { 'user-agent': userAgent } })
const anotherSession = async (who: Customer, userAgent = FIREFOX) =>
  (await signIn(who.email, PASSWORD, userAgent)).body.token
const sessionsOf = async (token: string) => (await app.call('getSessions', { as: token })).body.sessions
const statusOf = async (token: string, of: FastifyInstance = app.app) =>
  (await of.inject({ url: '/api/account', headers: bearer(token) })).statusCode
const lettersTo = (to: string) => lettersOf<'set_password' | 'password_changed'>(app, { to })
const changePassword = (token: string, currentPassword: string, password: string) =>
  app.call('changePassword', { as: token, body: { currentPassword, password } })

describe('the sessions of an account', () => {
  test('are known by the kind of browser, the one that asks first', async () => {
    const phone = await anotherSession(mara)
    const sessions = await sessionsOf(phone)
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Firefox', 'Android', true],
      [null, null, false],
    ])
    expect((await sessionsOf(mara.token)).map(({ current }) => current)).toEqual([true, false])
  })

  test('keep short words of the browser only, and neither token nor hash leaves the server', async () => {
    const phone = await anotherSession(mara)
    const kept = { account_id: mara.user.id }
    expect(await textOf(app, 'session', kept)).not.toContain('Mozilla')
    const answer = JSON.stringify(await sessionsOf(phone))
    for (const { token_hash: hash } of await rowsOf(app, 'session', kept))
      for (const form of ['hex', 'base64', 'base64url'] as const) expect(answer).not.toContain(hash.toString(form))
    expect(answer).not.toContain(phone)
    expect(answer).not.toContain(mara.token)
    // The id of a session is no token.
    const [own] = await sessionsOf(phone)
    expect(await statusOf(own!.id)).toBe(401)
  })

  test('are last seen in an hour, whatever the minute', async () => {
    clock.set('2026-11-21T10:20:00Z')
    const token = await anotherSession(mara)
    const seen = async () => (await sessionsOf(token))[0]!.lastSeenAt
    expect(await seen()).toBe('2026-11-21T10:00:00.000Z')
    clock.set('2026-11-21T10:59:59Z')
    expect(await seen()).toBe('2026-11-21T10:00:00.000Z')
    clock.set('2026-11-21T12:00:01Z')
    expect(await seen()).toBe('2026-11-21T12:00:00.000Z')
  })

  test('that are over are not listed', async () => {
    await anotherSession(mara)
    clock.pass(11)
    const later = await anotherSession(mara)
    clock.pass(2)
    expect(await sessionsOf(later)).toHaveLength(1)
  })

  test('end one by one, at once and in every process', async () => {
    const phone = await anotherSession(mara)
    const other = (await sessionsOf(mara.token)).find(({ current }) => !current)!
    expect([await statusOf(phone), await statusOf(phone, twin)]).toEqual([200, 200])
    const ended = await app.call('endSession', { as: mara, params: { id: other.id } })
    expect(ended.status).toBe(200)
    expect([await statusOf(phone), await statusOf(phone, twin)]).toEqual([401, 401])
    expect(await statusOf(mara.token)).toBe(200)
    const again = await app.call('endSession', { as: mara, params: { id: other.id } })
    expect(again).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('of somebody else are as unknown as ones that never were', async () => {
    const bert = await newCustomer(app, 'Bert')
    const [foreign] = await sessionsOf(bert.token)
    const end = (id: string) => app.call('endSession', { as: mara, params: { id } })
    const answers = [await end(foreign!.id), await end(randomUUID())]
    expect(answers[0]!.status).toBe(404)
    expect(answers[0]).toEqual(answers[1])
    expect(await statusOf(bert.token)).toBe(200)
    expect(JSON.stringify(await sessionsOf(mara.token))).not.toContain(foreign!.id)
  })

  test('end all but the one that asks, or everywhere; those of others go on', async () => {
    const bert = await newCustomer(app, 'Bert')
    const [phone, tablet] = [await anotherSession(mara), await anotherSession(mara)]
    const end = (keepThis: boolean) => app.call('endSessions', { as: mara, query: { keepThis } })
    expect((await end(true)).status).toBe(200)
    expect(await Promise.all([phone, tablet, mara.token].map((token) => statusOf(token)))).toEqual([401, 401, 200])
    const fresh = await anotherSession(mara)
    expect((await end(false)).status).toBe(200)
    expect(await Promise.all([fresh, mara.token, bert.token].map((token) => statusOf(token, twin)))).toEqual([
      401, 401, 200,
    ])
  })
})

describe('a change of the password', () => {
  test('ends all other sessions and open links, and is told in a letter', async () => {
    const phone = await anotherSession(mara)
    await app.call('requestPasswordLink', { body: { email: mara.email, language: 'en' } })
    const link = await tokenIn(app, { kind: 'set_password', to: mara.email })
    expect((await changePassword(mara.token, PASSWORD, NEXT)).status).toBe(200)
    expect([await statusOf(mara.token), await statusOf(phone), await statusOf(phone, twin)]).toEqual([200, 401, 401])
    expect((await signIn(mara.email)).status).toBe(401)
    expect((await signIn(mara.email, NEXT)).status).toBe(200)
    const late = await app.call('setPassword', { body: { token: link, password: `${NEXT} neu` } })
    expect(late).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    const told = await lettersOf(app, { kind: 'password_changed', to: mara.email })
    expect(told).toMatchObject([{ language: 'de', data: { firstName: 'Mara' } }])
  })

  test('asks for the old one, and guessing is slowed down', async () => {
    for (let at = 0; at < 5; at++) {
      expect(await changePassword(mara.token, 'some wrong guess', NEXT)).toMatchObject({
        status: 422,
        body: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } },
      })
    }
    expect((await changePassword(mara.token, PASSWORD, NEXT)).status).toBe(429)
    clock.pass(31 / 3600)
    expect((await changePassword(mara.token, PASSWORD, NEXT)).status).toBe(200)
  })

  test.each(['passwort1234', 'Spreewagen2025!', 'MaraMuster1990'])('refuses %s', async (weak) => {
    const phone = await anotherSession(mara)
    expect(await changePassword(mara.token, PASSWORD, weak)).toMatchObject({
      status: 422,
      body: { code: 'weak_password', fields: { password: 'weak_password' } },
    })
    expect(await statusOf(phone)).toBe(200)
    expect(await lettersOf(app, { kind: 'password_changed', to: mara.email })).toEqual([])
  })

  test('happens once of two at the same moment', async () => {
    const answers = await Promise.all(['eins', 'zwei'].map((end) => changePassword(mara.token, PASSWORD, NEXT + end)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('by a mailed link ends every session and every other link, and is told as well', async () => {
    const phone = await anotherSession(mara)
    for (let at = 0; at < 2; at++) {
      await app.call('requestPasswordLink', { body: { email: mara.email, language: 'de' } })
    }
    const links = await lettersOf(app, { kind: 'set_password', to: mara.email })
    const [first, second] = links.map(({ data }) => data.token)
    const set = (token: string) => app.call('setPassword', { body: { token, password: NEXT } })
    expect((await set(second!)).status).toBe(200)
    expect([await statusOf(mara.token), await statusOf(phone, twin)]).toEqual([401, 401])
    expect((await set(first!)).status).toBe(422)
    expect((await lettersTo(mara.email)).at(-1)!.kind).toBe('password_changed')
  })
})

describe('how the account is written to', () => {
  const settings = async (who: Customer) => (await app.call('getMailSettings', { as: who })).body

  test('letters are in the language that was chosen', async () => {
    expect(await settings(mara)).toEqual({ language: 'de', newsletter: 'none' })
    expect((await app.call('setLanguage', { as: mara, body: { language: 'en' } })).status).toBe(200)
    expect((await settings(mara)).language).toBe('en')
    await changePassword(mara.token, PASSWORD, NEXT)
    expect((await lettersTo(mara.email)).at(-1)).toMatchObject({ kind: 'password_changed', language: 'en' })
  })

  test('the newsletter is asked for, confirmed by mail and ended, and others keep theirs', async () => {
    const bert = await newCustomer(app, 'Bert')
    for (const { email } of [mara, bert]) {
      await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
    }
    expect((await settings(mara)).newsletter).toBe('asked')
    for (const { email } of [mara, bert]) {
      const token = await tokenIn(app, { kind: 'newsletter_confirm', to: email })
      await app.call('confirmSubscription', { body: { token } })
    }
    expect((await settings(mara)).newsletter).toBe('subscribed')
    const end = () => app.call('endOwnNewsletter', { as: mara })
    expect([(await end()).status, (await end()).status]).toEqual([200, 200])
    expect([(await settings(mara)).newsletter, (await settings(bert)).newsletter]).toEqual(['none', 'subscribed'])
    expect(await consentStepsOf(app, mara.email)).toEqual(['asked', 'confirmed', 'ended'])
  })
})
