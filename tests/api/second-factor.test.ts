import { operator } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'

import { resetSecondFactor } from '#usecases/account/reset-second-factor.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { addressOf } from '#support/call.ts'
import type { TestApp } from '#support/app.ts'
import { codeAt, wrongCode } from '#support/authenticator.ts'
import { twoProcesses } from '#support/two-processes.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { everyCall } from '#support/examples.ts'
import { lettersOf, tokenIn } from '#support/posted.ts'
import { rowsOf, textOf } from '#support/rows.ts'
import { eventsOf } from '#support/seen.ts'

let app: TestApp
/** Another process on the same database. */
let twin: FastifyInstance
let mara: Customer
const clock = twoProcesses((opened) => ({ app, twin } = opened))

beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
})

const SECONDS = 1 / 3600
const logIn = (who: Customer, code?: string, password = PASSWORD) =>
  app.call('login', {
    body: {
      email: who.email,
      password,
      ...(code !== undefined && { code }),
    },
  })
const statusOf = async (token: string) => (await app.call('getAccount', { as: token })).status
const state = async (who = mara) => (await app.call('getSecondFactor', { as: who })).body
const begin = (who = mara, currentPassword = PASSWORD) =>
  app.call('beginSecondFactor', { as: who, body: { currentPassword } })
const confirm = (code: string, who = mara) => app.call('confirmSecondFactor', { as: who, body: { code } })
const end = (code: string, who = mara, currentPassword = PASSWORD) =>
  app.call('endSecondFactor', { as: who, body: { currentPassword, code } })
const renew = (code: string, who = mara) =>
  app.call('renewRecoveryCodes', { as: who, body: { currentPassword: PASSWORD, code } })
/** Code of the next time step, because each works only once. */
function nextCode(secret: string): string {
  clock.pass(30 * SECONDS)
  return codeAt(secret, clock.now())
}
async function withFactor(who = mara): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await begin(who)).body
  const confirmed = await confirm(nextCode(secret), who)
  expect(confirmed.status).toBe(200)
  return { secret, codes: confirmed.body.recoveryCodes }
}
const letters = () => lettersOf<'sign_in_changed'>(app, { to: mara.email })

describe('setting up', () => {
  test('is in force when a code of the app is confirmed, and not before', async () => {
    const begun = await begin()
    expect(begun.status).toBe(200)
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`)
    expect(begun.body.qr.path.length).toBeGreaterThan(1_000)
    expect((await state()).since).toBeNull()
    expect((await logIn(mara)).status).toBe(200)
    expect(await confirm(wrongCode(begun.body.secret, clock.now()))).toMatchObject({
      status: 422,
      body: { code: 'wrong_code', fields: { code: 'wrong_code' } },
    })
    const confirmed = await confirm(nextCode(begun.body.secret))
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10)
    for (const code of confirmed.body.recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
    expect(await state()).toMatchObject({ since: clock.now().toISOString(), recoveryCodes: 10 })
    expect((await logIn(mara)).status).toBe(401)
  })

  test('asks for the password, and begins anew with another secret', async () => {
    expect(await begin(mara, 'not the password')).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
    const [first, second] = [(await begin()).body.secret, (await begin()).body.secret]
    expect((await confirm(nextCode(first))).status).toBe(422)
    expect((await confirm(nextCode(second))).status).toBe(200)
    expect(await begin()).toMatchObject({ status: 409, body: { code: 'second_factor_on' } })
    expect(await confirm(nextCode(second))).toMatchObject({ status: 409, body: { code: 'second_factor_on' } })
  })

  test('ends the other sessions and is told by letter', async () => {
    const elsewhere = (await logIn(mara)).body.token
    await withFactor()
    expect([await statusOf(mara.token), await statusOf(elsewhere)]).toEqual([200, 401])
    expect((await letters()).at(-1)).toMatchObject({ kind: 'sign_in_changed', data: { what: 'second_factor_on' } })
    expect((await eventsOf(app, mara)).at(-1)).toBe('second_factor_on')
  })

  test('keeps neither the secret nor a code for recovery readable, and hands out neither again', async () => {
    const { secret, codes } = await withFactor()
    const kept =
      (await textOf(app, 'second_factor', { account_id: mara.user.id })) +
      (await textOf(app, 'recovery_code', { account_id: mara.user.id }))
    const proof = { currentPassword: PASSWORD, code: nextCode(secret) }
    const copy = await app.call('getOwnData', { as: mara, body: proof })
    expect(copy.body).toMatchObject({ secondFactor: { recoveryCodes: 10 } })
    const shown = kept + JSON.stringify(copy.body) + JSON.stringify(await state())
    for (const one of [secret, ...codes]) {
      expect(shown).not.toContain(one)
      expect(shown).not.toContain(Buffer.from(one).toString('hex'))
    }
  })
})

describe('signing in', () => {
  test('asks for the code after the right password only', async () => {
    const without = await newCustomer(app, 'Bert')
    const { secret } = await withFactor()
    expect(await logIn(mara)).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    // A caller without the password gets the same answer for every account, with or without a code.
    const wrong = await logIn(without, undefined, 'not the password')
    expect(await logIn(mara, undefined, 'not the password')).toEqual(wrong)
    expect(await logIn(mara, nextCode(secret), 'not the password')).toEqual(wrong)
    const unknown = { ...mara, email: 'nobody.at.all@post.example' }
    expect(await logIn(unknown, '123456')).toEqual(wrong)
    const signedIn = await logIn(mara, codeAt(secret, clock.now()))
    expect(signedIn.status).toBe(200)
    expect(await statusOf(signedIn.body.token)).toBe(200)
    expect((await eventsOf(app, mara)).at(-1)).toBe('signed_in_with_code')
    // A code that was not asked for does no harm.
    expect((await logIn(without, '123456')).status).toBe(200)
  })

  test('takes a code once, in every process, and none from before', async () => {
    const { secret } = await withFactor()
    const [before, code] = [codeAt(secret, clock.now()), nextCode(secret)]
    const both = await Promise.all([
      logIn(mara, code),
      twin
        .inject({ method: 'POST', url: '/api/user/Login', payload: { email: mara.email, password: PASSWORD, code } })
        .then(({ statusCode }) => ({ status: statusCode })),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    for (const old of [code, before]) {
      expect(await logIn(mara, old)).toMatchObject({ status: 422, body: { code: 'wrong_code' } })
    }
    // People type or paste the code with a space.
    expect((await logIn(mara, nextCode(secret).replace(/^.../, '$& '))).status).toBe(200)
  })

  test('takes a code for recovery once, however it is typed, and tells the owner', async () => {
    const { codes } = await withFactor()
    expect((await logIn(mara, codes[3]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await letters()).at(-1)).toMatchObject({ kind: 'sign_in_changed', data: { what: 'recovery_code_used' } })
    expect((await eventsOf(app, mara)).at(-1)).toBe('signed_in_with_recovery_code')
    expect((await state()).recoveryCodes).toBe(9)
    expect((await logIn(mara, codes[3])).status).toBe(422)
    const other = await newCustomer(app, 'Bert')
    const theirs = await withFactor(other)
    expect((await logIn(mara, theirs.codes[0])).status).toBe(422)
  })

  test('wrong codes have to wait, also in another process and from elsewhere; recovery does not', async () => {
    const { secret, codes } = await withFactor()
    for (let times = 0; times < 5; times++) {
      expect((await logIn(mara, wrongCode(secret, clock.now()))).body.code).toBe('wrong_code')
    }
    const right = nextCode(secret)
    clock.pass(-30 * SECONDS)
    const refused = await logIn(mara, right)
    expect(refused).toMatchObject({ status: 429, body: { code: 'code_wait' } })
    expect(refused.body.message).toMatch(/ab \d\d:\d\d\u00A0Uhr/)
    const far = await twin.inject({
      method: 'POST',
      url: '/api/user/Login',
      remoteAddress: '203.0.113.77',
      payload: { email: mara.email, password: PASSWORD, code: right },
    })
    expect(far.json()).toMatchObject({ code: 'code_wait' })
    expect((await logIn(mara, codes[0])).status).toBe(200)
    clock.pass(31 * SECONDS)
    expect((await logIn(mara, codeAt(secret, clock.now()))).status).toBe(200)
    // The owner is told once an hour, with the number of times.
    expect((await eventsOf(app, mara)).filter((kind) => kind === 'code_refused').length).toBeLessThan(3)
    // The right code has reset the count.
    expect((await logIn(mara, wrongCode(secret, clock.now()))).body.code).toBe('wrong_code')
    expect((await logIn(mara, nextCode(secret))).status).toBe(200)
  })

  test('guessing at codes for recovery is slowed down at the place it comes from, not for the owner', async () => {
    const { codes } = await withFactor()
    for (let times = 0; times < 5; times++) await logIn(mara, `AAAA-AAAA-AAA${times + 2}`)
    expect(await logIn(mara, codes[0])).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    const owner = await app.app.inject({
      method: 'POST',
      url: '/api/user/Login',
      remoteAddress: '203.0.113.78',
      payload: { email: mara.email, password: PASSWORD, code: codes[0] },
    })
    expect(owner.statusCode).toBe(200)
  })

  test('a password set by mail leaves the second factor as it is', async () => {
    const { secret } = await withFactor()
    await app.call('requestPasswordLink', { body: { email: mara.email, language: 'de' } })
    const token = await tokenIn(app, { kind: 'set_password', to: mara.email })
    const next = `${PASSWORD} neu`
    expect((await app.call('setPassword', { body: { token, password: next } })).status).toBe(200)
    expect(await logIn(mara, undefined, next)).toMatchObject({ body: { code: 'second_factor_required' } })
    expect((await logIn(mara, nextCode(secret), next)).status).toBe(200)
  })

  test('a sign-in at the moment it comes into force does not stay with the password alone', async () => {
    const { secret } = (await begin()).body
    const code = nextCode(secret)
    const [, ...others] = await Promise.all([confirm(code), ...[1, 2, 3, 4].map(() => logIn(mara))])
    const tokens = others.flatMap(({ status, body }) => (status === 200 ? [body.token] : []))
    const left = await Promise.all(tokens.map((token) => statusOf(token)))
    expect(left.filter((status) => status !== 401)).toEqual([])
  })
})

describe('ending it', () => {
  test('takes password and code; then the password is enough', async () => {
    const { secret } = await withFactor()
    expect(await end(nextCode(secret), mara, 'not the password')).toMatchObject({ body: { code: 'wrong_password' } })
    expect(await end(wrongCode(secret, clock.now()))).toMatchObject({ status: 422, body: { code: 'wrong_code' } })
    expect((await eventsOf(app, mara)).at(-1)).toBe('code_refused')
    const elsewhere = (await logIn(mara, nextCode(secret))).body.token
    expect((await end(nextCode(secret))).status).toBe(200)
    expect([await statusOf(mara.token), await statusOf(elsewhere)]).toEqual([200, 401])
    expect(await state()).toEqual({ since: null, recoveryCodes: 0, asks: null, missing: false })
    expect((await logIn(mara)).status).toBe(200)
    expect((await letters()).at(-1)).toMatchObject({ data: { what: 'second_factor_off' } })
    expect(await end('123456')).toMatchObject({ status: 409, body: { code: 'second_factor_off' } })
  })

  test('works with a code for recovery', async () => {
    const { codes } = await withFactor()
    expect((await end(codes[9]!)).status).toBe(200)
    expect((await logIn(mara)).status).toBe(200)
  })

  test('is for an operator where app and codes are lost, and leaves nobody signed in', async () => {
    await withFactor()
    expect(await resetSecondFactor(app.ctx, operator, mara.email.toUpperCase())).toMatchObject({ ok: true })
    expect(await statusOf(mara.token)).toBe(401)
    expect((await logIn(mara)).status).toBe(200)
    expect((await letters()).at(-1)).toMatchObject({ data: { what: 'second_factor_reset' } })
    expect(await eventsOf(app, mara)).toContain('second_factor_reset')
    expect(await resetSecondFactor(app.ctx, operator, mara.email)).toMatchObject({
      refusal: { code: 'second_factor_off' },
    })
    expect(await resetSecondFactor(app.ctx, operator, 'nobody@post.example')).toMatchObject({
      refusal: { code: 'no_account' },
    })
  })

  test.each([
    addressOf('getOwnData'),
    addressOf('getOwnDataPdf'),
    addressOf('deleteAccount'),
    addressOf('removePasskey', { id: randomUUID() }),
  ])('is asked for at %s, where the password alone gets nothing', async (path) => {
    const { secret } = await withFactor()
    const ask = (code?: string) => app.post(path, { currentPassword: PASSWORD, code }, bearer(mara.token))
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'second_factor_required' } })
    const wrong = await ask(wrongCode(secret, clock.now()))
    expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_code', fields: { code: 'wrong_code' } } })
    expect(await statusOf(mara.token)).toBe(200)
  })

  test('with the account takes everything along', async () => {
    const { secret } = await withFactor()
    const proof = { currentPassword: PASSWORD, code: nextCode(secret) }
    const deleted = await app.call('deleteAccount', { as: mara, body: proof })
    expect(deleted.status).toBe(200)
    for (const table of ['second_factor', 'recovery_code'] as const)
      expect(await rowsOf(app, table, { account_id: mara.user.id })).toEqual([])
  })
})

describe('staff', () => {
  const PERSON = {
    name: 'Kim Beispiel',
    role: 'agent' as const,
    branches: 'all' as const,
    password: 'Laterne Zebra Kompott',
  }
  const mayStill = new Set([
    'logout',
    'getAccount',
    'getSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'getPasskeys',
    'beginPasskey',
    'addPasskey',
  ])

  test('sign in with the account that the operator made, and can do nothing but set up a second factor', async () => {
    const email = `kim.${randomUUID()}@spreewagen.example`
    expect((await addStaff(app.ctx, operator, { ...PERSON, email })).ok).toBe(true)
    const { body } = await app.call('login', { body: { email, password: PERSON.password } })
    const kim = { ...mara, email, token: body.token }
    expect(await app.call('getSecondFactor', { as: kim })).toMatchObject({ body: { missing: true } })
    const begun = await begin(kim, PERSON.password)
    expect((await confirm(nextCode(begun.body.secret), kim)).status).toBe(200)
    expect(await app.call('getSecondFactor', { as: kim })).toMatchObject({ body: { missing: false } })
    expect((await app.call('getProfile', { as: kim })).status).toBe(200)
  })

  test('are denied every call of an account that is not named here', async () => {
    await addStaff(app.ctx, operator, { ...PERSON, email: mara.email })
    // Earlier sessions have ended.
    expect(await statusOf(mara.token)).toBe(401)
    const { body } = await logIn(mara)
    const calls = everyCall(30).filter(({ name }) => !mayStill.has(name))
    const codes = await Promise.all(
      calls.map(async ({ endpoint: { method }, path, headers, body: payload }) => {
        const request = {
          method,
          url: path,
          headers: { ...headers, ...bearer(body.token) },
          ...(payload && { payload }),
        }
        const answer = await app.app.inject(request)
        const asVisitor = await app.app.inject({ ...request, headers: { ...headers } })
        return [answer.json<{ code?: string }>().code, asVisitor.json<{ code?: string }>().code]
      }),
    )
    for (const [code, visitor] of codes) {
      expect(code === 'second_factor_missing').toBe(visitor === 'unauthorized')
    }
  })

  test('keep the password of an account that there is, unless nobody ever confirmed it', async () => {
    await addStaff(app.ctx, operator, { ...PERSON, email: mara.email.toUpperCase() })
    expect((await logIn(mara)).status).toBe(200)
    const email = `begun.${randomUUID()}@spreewagen.example`
    const signUp = { fullName: 'Fremd', email, password: PASSWORD, acceptTerms: true, language: 'de' }
    await app.call('signUp', { body: signUp })
    await addStaff(app.ctx, operator, { ...PERSON, email })
    expect((await app.call('login', { body: { email, password: PASSWORD } })).status).toBe(401)
    expect((await app.call('login', { body: { email, password: PERSON.password } })).status).toBe(200)
  })
})

test('new codes for recovery make the old ones void', async () => {
  const { secret, codes } = await withFactor()
  const renewed = await renew(nextCode(secret))
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await logIn(mara, codes[0])).status).toBe(422)
  expect((await logIn(mara, renewed.body.recoveryCodes[0])).status).toBe(200)
  expect((await letters()).map(({ data }) => data.what)).toContain('recovery_codes_renewed')
})
