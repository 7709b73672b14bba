import { operator, system } from '#support/acting.ts'
import { randomBytes, randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'

import { forgetChallenges } from '#usecases/account/forget-challenges.ts'
import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { addressOf } from '#support/call.ts'
import type { TestApp } from '#support/app.ts'
import { codeAt } from '#support/authenticator.ts'
import { twoProcesses } from '#support/two-processes.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { addPasskey } from '#support/passkey.ts'
import { PasskeyDevice, type Odd } from '#support/passkey-device.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rewrite, rowsOf } from '#support/rows.ts'
import { eventsOf } from '#support/seen.ts'

let app: TestApp
/** Another process on the same database. */
let twin: FastifyInstance
let mara: Customer
let phone: PasskeyDevice
const clock = twoProcesses((opened) => ({ app, twin } = opened))

beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
  phone = new PasskeyDevice()
})

const MINUTES = 1 / 60
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

const own = async (who = mara) => (await app.call('getPasskeys', { as: who })).body
const begin = (who = mara, body: object = {}) =>
  app.call('beginPasskey', { as: who, body: { currentPassword: PASSWORD, ...body } })
const finish = (credential: object, token = mara.token) =>
  app.call('addPasskey', { as: token, body: { credential }, headers: { 'user-agent': FIREFOX } })
const rename = (id: string, name: string) => app.call('renamePasskey', { as: mara, params: { id }, body: { name } })
const remove = (id: string, who = mara, proof: object = {}) =>
  app.call('removePasskey', { as: who, params: { id }, body: { currentPassword: PASSWORD, ...proof } })

const beginSignIn = async () => (await app.call('beginPasskeySignIn')).body
const finishSignIn = (credential: object, more: object = {}) =>
  app.call('signInWithPasskey', { body: { credential, ...more } })
const signIn = async (device = phone, odd: Odd = {}) => finishSignIn(device.sign(await beginSignIn(), odd))
/** Signature of the device that proves the owner's presence. */
const signedBy = async (device = phone, odd: Odd = {}) => ({ passkey: device.sign(await beginSignIn(), odd) })
const logIn = (who = mara, password = PASSWORD) => app.call('login', { body: { email: who.email, password } })
const statusOf = async (token: string) => (await app.call('getAccount', { as: token })).status

const letters = () => lettersOf<'sign_in_changed'>(app, { to: mara.email })
const challenges = () => rowsOf(app, 'passkey_challenge')

/** An authenticator app for the account. @returns its secret */
async function withApp(who = mara): Promise<string> {
  const { body } = await app.call('beginSecondFactor', { as: who, body: { currentPassword: PASSWORD } })
  const code = codeAt(body.secret, clock.now())
  const confirmed = await app.call('confirmSecondFactor', { as: who, body: { code } })
  expect(confirmed.status).toBe(200)
  return body.secret
}

describe('adding one', () => {
  test('takes the password; it has the name of the browser, ends other sessions and is told by letter', async () => {
    const elsewhere = (await logIn()).body.token
    expect(await begin(mara, { currentPassword: 'not the password' })).toMatchObject({
      status: 422,
      body: { code: 'wrong_password' },
    })
    const begun = await begin()
    expect(begun).toMatchObject({
      status: 200,
      body: {
        rp: { id: 'localhost', name: 'Spreewagen' },
        user: { name: mara.email, displayName: 'Mara Muster' },
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    })
    const added = await finish(phone.make(begun.body))
    const expected = {
      name: 'Firefox, Android',
      createdAt: clock.now().toISOString(),
      lastUsedAt: null,
      synced: true,
    }
    expect(added).toMatchObject({ status: 201, body: expected })
    expect(await own()).toEqual({ passkeys: [added.body], most: 10 })
    expect([await statusOf(mara.token), await statusOf(elsewhere)]).toEqual([200, 401])
    expect((await letters()).at(-1)).toMatchObject({ kind: 'sign_in_changed', data: { what: 'passkey_added' } })
    expect((await eventsOf(app, mara)).at(-1)).toBe('passkey_added')
    expect((await begin()).body.excludeCredentials).toMatchObject([{ id: phone.id.toString('base64url') }])
  })

  test('takes the code of the app as well, where there is one', async () => {
    const secret = await withApp()
    for (const body of [{}, { code: 'AAAA-AAAA-AAAA' }]) {
      expect(await begin(mara, body)).toMatchObject({ status: 422, body: { fields: { code: 'wrong_code' } } })
    }
    clock.pass(MINUTES)
    const begun = await begin(mara, { code: codeAt(secret, clock.now()) })
    expect((await finish(phone.make(begun.body))).status).toBe(201)
  })

  test.each<[string, Odd]>([
    ['made for another address', { origin: 'http://localhost.example' }],
    ['made for the same host on another port', { origin: 'http://localhost:3001' }],
    ['made for another host', { rpId: 'example' }],
    ['that was not unlocked', { verified: false }],
    ['that is a sign-in', { type: 'webauthn.get' }],
  ])('refuses one %s, and its challenge is used up', async (_, odd) => {
    const { body } = await begin()
    expect(await finish(phone.make(body, odd))).toMatchObject({ status: 422, body: { code: 'passkey_not_added' } })
    expect(await finish(phone.make(body))).toMatchObject({ status: 422, body: { code: 'passkey_expired' } })
    expect((await own()).passkeys).toEqual([])
  })

  test('takes its challenge once, soon, in the session that asked', async () => {
    const { body } = await begin()
    const other = (await logIn()).body.token
    const bert = await newCustomer(app, 'Bert')
    for (const token of [other, bert.token]) {
      expect(await finish(phone.make(body), token)).toMatchObject({ status: 422, body: { code: 'passkey_expired' } })
    }
    clock.pass(4.9 * MINUTES)
    expect((await finish(phone.make(body))).status).toBe(201)
    expect((await finish(new PasskeyDevice().make(body))).body.code).toBe('passkey_expired')
    const late = (await begin()).body
    clock.pass(5.1 * MINUTES)
    expect((await finish(new PasskeyDevice().make(late))).body.code).toBe('passkey_expired')
    const { challenge } = await beginSignIn()
    expect((await finish(phone.make({ ...body, challenge }))).body.code).toBe('passkey_expired')
    const made = phone.make({ ...body, challenge: randomBytes(32).toString('base64url') })
    expect((await finish(made)).body.code).toBe('passkey_expired')
  })

  test('twice at once adds one', async () => {
    const { body } = await begin()
    const made = phone.make(body)
    const answers = await Promise.all([finish(made), finish(made)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect((await own()).passkeys).toHaveLength(1)
  })

  test('refuses one that any account has', async () => {
    await addPasskey(app, mara, phone)
    const bert = await newCustomer(app, 'Bert')
    for (const who of [mara, bert]) {
      const made = phone.make((await begin(who)).body)
      expect(await finish(made, who.token)).toMatchObject({ status: 422, body: { code: 'passkey_not_added' } })
    }
  })

  test('does not look at certificates, which name addresses to be called', async () => {
    await addPasskey(app, mara, phone, { attested: true })
    expect((await signIn()).status).toBe(200)
  })

  test('is over at ten, also for two at once', async () => {
    for (let times = 0; times < 9; times++) await addPasskey(app, mara)
    const [first, second] = [(await begin()).body, (await begin()).body]
    const both = await Promise.all([first, second].map((body) => finish(new PasskeyDevice().make(body))))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
    expect((await own()).passkeys).toHaveLength(10)
  })

  test('is over with the session', async () => {
    const { body } = await begin()
    expect(await challenges()).not.toEqual([])
    await app.call('logout', { as: mara })
    const again = (await logIn()).body.token
    expect((await finish(phone.make(body), again)).body.code).toBe('passkey_expired')
  })
})

describe('signing in', () => {
  beforeEach(async () => {
    await addPasskey(app, mara, phone)
  })

  test('asks for neither password nor code, and answers as Login does', async () => {
    const { body: byPassword } = await logIn()
    await withApp()
    clock.pass(1)
    const { status, body } = await signIn()
    expect(status).toBe(200)
    expect(body).toEqual({ ...byPassword, token: body.token })
    expect(await statusOf(body.token)).toBe(200)
    expect((await eventsOf(app, mara)).at(-1)).toBe('signed_in_with_passkey')
    expect((await own({ ...mara, token: body.token })).passkeys).toMatchObject([
      { lastUsedAt: clock.now().toISOString() },
    ])
    // The password alone is not enough where there is an app, as before.
    expect((await logIn()).body.code).toBe('second_factor_required')
  })

  test('lasts as long as asked for', async () => {
    const short = (await signIn()).body.token
    const long = (await finishSignIn(phone.sign(await beginSignIn()), { remember: true })).body.token
    clock.pass(12.1)
    expect([await statusOf(short), await statusOf(long)]).toEqual([401, 200])
    clock.pass(30 * 24)
    expect(await statusOf(long)).toBe(401)
  })

  test.each<[string, Odd]>([
    ['made for another address', { origin: 'https://localhost:3000' }],
    ['made for a page of somebody else', { origin: 'http://spreewagen.example' }],
    ['made for another host', { rpId: 'spreewagen.example' }],
    ['that was not unlocked', { verified: false }],
    ['that adds a passkey', { type: 'webauthn.create' }],
    ['for another account', { userHandle: randomBytes(16).toString('base64url') }],
  ])('refuses a signature %s, and its challenge is used up', async (_, odd) => {
    const request = await beginSignIn()
    const refused = await finishSignIn(phone.sign(request, odd))
    expect(refused).toMatchObject({ status: 401, body: { code: 'passkey_refused' } })
    expect((await eventsOf(app, mara)).at(-1)).toBe('passkey_refused')
    expect(await finishSignIn(phone.sign(request))).toMatchObject({ status: 422, body: { code: 'passkey_expired' } })
  })

  test('refuses the key of another device, and an unknown one, in the same words', async () => {
    const stranger = new PasskeyDevice()
    stranger.make({ challenge: '', rp: { id: 'localhost' }, user: { id: 'AAAA' } })
    const unknown = await signIn(stranger)
    const { id, rawId } = phone.sign(await beginSignIn())
    const forged = { ...stranger.sign(await beginSignIn()), id, rawId }
    expect(unknown).toMatchObject({ status: 401, body: { code: 'passkey_refused' } })
    expect(await finishSignIn(forged)).toEqual(unknown)
    const right = phone.sign(await beginSignIn())
    const cut = { ...right, response: { ...right.response, signature: right.response.signature.slice(0, 40) } }
    expect(await finishSignIn(cut)).toEqual(unknown)
  })

  test('takes a challenge once in all processes, soon, and none that adds a passkey', async () => {
    const signed = phone.sign(await beginSignIn())
    const answers = await Promise.all([
      finishSignIn(signed).then(({ status }) => status),
      twin
        .inject({ method: 'POST', url: '/api/user/passkey/finish', payload: { credential: signed } })
        .then(({ statusCode }) => statusCode),
    ])
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await finishSignIn(signed)).body.code).toBe('passkey_expired')
    const late = phone.sign(await beginSignIn())
    clock.pass(5.1 * MINUTES)
    expect((await finishSignIn(late)).body.code).toBe('passkey_expired')
    const adding = (await begin()).body
    const misused = phone.sign({ challenge: adding.challenge, rpId: 'localhost' })
    expect((await finishSignIn(misused)).body.code).toBe('passkey_expired')
  })

  test('refuses a device that has counted backwards: there are two of it', async () => {
    const key = new PasskeyDevice({ counter: 7 })
    await addPasskey(app, mara, key)
    expect((await signIn(key)).status).toBe(200)
    expect((await signIn(key)).status).toBe(200)
    for (const counter of [9, 8, 1, 0]) expect((await signIn(key, { counter })).status).toBe(401)
    expect((await signIn(key, { counter: 10 })).status).toBe(200)
    const both = await Promise.all([signIn(key, { counter: 11 }), signIn(key, { counter: 11 })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('is for confirmed addresses, and for accounts that there are', async () => {
    await rewrite(app, 'account', { id: mara.user.id }, { email_confirmed_at: null })
    expect((await signIn()).status).toBe(401)
    await rewrite(app, 'account', { id: mara.user.id }, { email_confirmed_at: clock.now() })
    const { token } = (await signIn()).body
    const proof = { currentPassword: PASSWORD, ...(await signedBy()) }
    expect((await app.call('deleteAccount', { as: token, body: proof })).status).toBe(200)
    expect((await signIn()).status).toBe(401)
    expect(await rowsOf(app, 'passkey', { account_id: mara.user.id })).toEqual([])
  })

  test('goes on after a password that was set by mail, which ends the sessions', async () => {
    await app.call('requestPasswordLink', { body: { email: mara.email, language: 'de' } })
    const token = await tokenIn(app, { kind: 'set_password', to: mara.email })
    const set = await app.call('setPassword', { body: { token, password: `${PASSWORD} neu` } })
    expect(set.status).toBe(200)
    expect(await statusOf(mara.token)).toBe(401)
    expect((await signIn()).status).toBe(200)
    // Customers may choose.
    expect((await logIn(mara, `${PASSWORD} neu`)).status).toBe(200)
  })

  test('leaves no challenges behind', async () => {
    await app.db.db.deleteFrom('passkey_challenge').execute()
    await beginSignIn()
    expect(await challenges()).toHaveLength(1)
    clock.pass(5.1 * MINUTES)
    expect(await forgetChallenges(app.ctx, system('forget_challenges'))).toBe(1)
    expect(await challenges()).toEqual([])
  })
})

describe('what the owner sees and changes', () => {
  test('is named by its owner', async () => {
    const { id } = await addPasskey(app, mara, phone)
    const named = await rename(id, '  Mein Telefon ')
    expect(named).toMatchObject({ status: 200, body: { id, name: 'Mein Telefon' } })
    expect((await own()).passkeys).toEqual([named.body])
    expect((await eventsOf(app, mara)).at(-1)).toBe('passkey_renamed')
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u202eb']) {
      expect((await rename(id, name)).status).toBe(400)
    }
    const unknown = await rename(randomUUID(), 'Nichts')
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await eventsOf(app, mara)).filter((kind) => kind === 'passkey_renamed')).toHaveLength(1)
  })

  test('is removed with the password and itself: it no longer signs in, other sessions end, and one letter tells of it', async () => {
    const { id } = await addPasskey(app, mara, phone)
    const elsewhere = (await signIn()).body.token
    const wrong = { ...(await signedBy()), currentPassword: 'not the password' }
    expect((await remove(id, mara, wrong)).status).toBe(422)
    expect((await remove(id, mara, await signedBy())).status).toBe(200)
    expect((await own()).passkeys).toEqual([])
    expect([await statusOf(mara.token), await statusOf(elsewhere)]).toEqual([200, 401])
    expect((await signIn()).status).toBe(401)
    expect((await eventsOf(app, mara)).at(-1)).toBe('passkey_removed')
    expect((await remove(id)).status).toBe(200)
    expect((await letters()).filter(({ data }) => data.what === 'passkey_removed')).toHaveLength(1)
  })

  test('is in the copy of all data, without a key', async () => {
    await addPasskey(app, mara, phone)
    await signIn()
    const proof = { currentPassword: PASSWORD, ...(await signedBy()) }
    const copy = await app.call('getOwnData', { as: mara, body: proof })
    expect(copy.body.passkeys).toEqual([
      { name: 'Passkey', addedAt: clock.now().toISOString(), lastUsedAt: clock.now().toISOString(), synced: true },
    ])
    for (const form of ['base64url', 'hex'] as const) {
      expect(JSON.stringify(copy.body)).not.toContain(phone.id.toString(form))
    }
  })
})

describe('what cannot be undone, or hands out everything', () => {
  const calls = [addressOf('getOwnData'), addressOf('getOwnDataPdf'), addressOf('deleteAccount')] as const
  const ask = (path: string, body: object = {}, who = mara) =>
    app.post<{ code: string }>(path, { currentPassword: PASSWORD, ...body }, bearer(who.token))
  const state = async () => (await app.call('getSecondFactor', { as: mara })).body
  let id: string

  beforeEach(async () => {
    ;({ id } = await addPasskey(app, mara, phone))
  })

  test('takes the password and a passkey, where there is no app', async () => {
    expect((await state()).asks).toBe('passkey')
    for (const path of [...calls, addressOf('removePasskey', { id })]) {
      expect(await ask(path)).toMatchObject({ status: 422, body: { code: 'passkey_asked' } })
    }
    expect((await own()).passkeys).toMatchObject([{ lastUsedAt: null }])
    const paper = await app.app.inject({
      method: 'POST',
      url: calls[1],
      headers: bearer(mara.token),
      payload: { currentPassword: PASSWORD, ...(await signedBy()) },
    })
    expect(paper.statusCode).toBe(200)
    for (const path of [calls[0], calls[2]]) expect((await ask(path, await signedBy())).status).toBe(200)
    expect(await statusOf(mara.token)).toBe(401)
  })

  test('is asked for no passkey where the password is wrong: nobody learns that there is one', async () => {
    const { body } = await ask(calls[0], { currentPassword: 'not the password', ...(await signedBy()) })
    expect(body.code).toBe('wrong_password')
  })

  test('takes the code of the app where there is one, and no passkey in its place', async () => {
    const secret = await withApp()
    expect((await state()).asks).toBe('code')
    expect((await ask(calls[0], await signedBy())).body.code).toBe('second_factor_required')
    clock.pass(MINUTES)
    expect((await ask(calls[0], { code: codeAt(secret, clock.now()) })).status).toBe(200)
  })

  test.each<[string, Odd]>([
    ['made for another address', { origin: 'http://localhost.example' }],
    ['that was not unlocked', { verified: false }],
    ['that adds a passkey', { type: 'webauthn.create' }],
  ])('refuses a signature %s, tells the owner, and uses its challenge up', async (_, odd) => {
    const request = await beginSignIn()
    const refused = await ask(calls[0], { passkey: phone.sign(request, odd) })
    expect(refused).toMatchObject({ status: 422, body: { code: 'wrong_passkey' } })
    expect((await eventsOf(app, mara)).at(-1)).toBe('passkey_refused')
    expect((await ask(calls[0], { passkey: phone.sign(request) })).body.code).toBe('passkey_expired')
  })

  test('refuses the passkey of another account, also with its right signature', async () => {
    const bert = await newCustomer(app, 'Bert')
    const tablet = new PasskeyDevice()
    await addPasskey(app, bert, tablet)
    expect((await ask(calls[0], await signedBy(tablet))).body.code).toBe('wrong_passkey')
    expect((await own(bert)).passkeys).toMatchObject([{ lastUsedAt: null }])
  })

  test('takes a challenge once, also for two at the same moment, and soon', async () => {
    const proof = await signedBy()
    const both = await Promise.all([ask(calls[0], proof), ask(calls[0], proof)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const late = await signedBy()
    clock.pass(5.1 * MINUTES)
    expect((await ask(calls[0], late)).body.code).toBe('passkey_expired')
  })

  test('can be removed without its device, by the password and another passkey', async () => {
    const tablet = new PasskeyDevice()
    await addPasskey(app, mara, tablet)
    expect((await remove(id, mara, await signedBy(tablet))).status).toBe(200)
    expect((await own()).passkeys).toHaveLength(1)
  })
})

describe('staff', () => {
  const asStaff = async (who = mara) => {
    const made = {
      name: 'Mara Muster',
      role: 'agent' as const,
      branches: 'all' as const,
      password: PASSWORD,
      email: who.email,
    }
    expect((await addStaff(app.ctx, operator, made)).ok).toBe(true)
  }
  const mayWork = async (token: string) => (await app.call('getProfile', { as: token })).status === 200

  test('have a second factor with a passkey, and the password alone opens nothing any more', async () => {
    await asStaff()
    mara = { ...mara, token: (await logIn()).body.token }
    expect(await mayWork(mara.token)).toBe(false)
    const { id } = await addPasskey(app, mara, phone)
    expect(await mayWork(mara.token)).toBe(true)
    expect(await logIn()).toMatchObject({ status: 401, body: { code: 'passkey_required' } })
    expect(await logIn(mara, 'not the password')).toMatchObject({ status: 401, body: { code: 'login_failed' } })
    const { token } = (await signIn()).body
    expect(await mayWork(token)).toBe(true)
    // A member of staff without a passkey has to set one up again.
    expect((await remove(id, { ...mara, token }, await signedBy())).status).toBe(200)
    expect(await mayWork(token)).toBe(false)
    expect((await logIn()).status).toBe(200)
  })

  test('with an app as well have the choice', async () => {
    const secret = await withApp()
    await asStaff()
    clock.pass(MINUTES)
    const code = codeAt(secret, clock.now())
    const byCode = await app.call('login', { body: { email: mara.email, password: PASSWORD, code } })
    expect(await mayWork(byCode.body.token)).toBe(true)
    clock.pass(MINUTES)
    const begun = await begin({ ...mara, token: byCode.body.token }, { code: codeAt(secret, clock.now()) })
    expect((await finish(phone.make(begun.body), byCode.body.token)).status).toBe(201)
    expect(await mayWork((await signIn()).body.token)).toBe(true)
    expect((await logIn()).body.code).toBe('second_factor_required')
  })

  test('who was given the role while having a passkey signs in with that', async () => {
    await addPasskey(app, mara, phone)
    const before = (await logIn()).body.token
    await asStaff()
    expect(await statusOf(before)).toBe(401)
    expect((await logIn()).body.code).toBe('passkey_required')
    expect(await mayWork((await signIn()).body.token)).toBe(true)
  })

  test('who signs in by password while a passkey is added is not left in', async () => {
    await asStaff()
    mara = { ...mara, token: (await logIn()).body.token }
    const { body } = await begin()
    const [added, ...others] = await Promise.all([finish(phone.make(body)), ...[1, 2, 3, 4].map(() => logIn())])
    expect(added.status).toBe(201)
    const tokens = others.flatMap((other) => (other.status === 200 ? [other.body.token] : []))
    expect((await Promise.all(tokens.map((token) => statusOf(token)))).filter((status) => status !== 401)).toEqual([])
  })

  test('who have lost it are let in by an operator, who takes passkeys and app', async () => {
    await addPasskey(app, mara, phone)
    await asStaff()
    expect(await resetSecondFactor(app.ctx, operator, mara.email)).toMatchObject({ ok: true })
    expect((await signIn()).status).toBe(401)
    expect(await mayWork((await logIn()).body.token)).toBe(false)
    expect((await letters()).at(-1)).toMatchObject({ data: { what: 'second_factor_reset' } })
    expect(await resetSecondFactor(app.ctx, operator, mara.email)).toMatchObject({ ok: false })
  })
})
