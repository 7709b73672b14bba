import { describe, expect, test } from 'vitest'

import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { newsletterConsent } from '#content/consent.ts'
import { createTestApp } from '#support/app.ts'
import { appForAll } from '#support/open-app.ts'
import { testClock } from '#support/test-clock.ts'
import { createApp } from '#http/create-app.ts'
import { lettersOf } from '#support/posted.ts'
import { rewrite, rowOf, rowsOf, textOf } from '#support/rows.ts'

const clock = testClock()

const app = appForAll({ clock })

const PASSWORD = 'vier lose Worte zum Merken'
let people = 0
/** New person for each test. */
const newAddress = () => `person.${++people}@post.example`

const registration = (email: string, overrides: object = {}) => ({
  firstName: 'Mara',
  lastName: 'Muster',
  email,
  dob: '1990-05-17',
  phoneNumber: '+49 30 23125 900',
  picture: null,
  streetName: 'Musterweg',
  houseNo: '1a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
  additionalInfo: '',
  passportNo: '',
  passportIssue: '',
  passportExpiry: '',
  idCardNo: null,
  idCardIssue: null,
  idCardExpiry: null,
  LicenseNo: '',
  licenseIssue: '',
  licenseExpiry: '',
  ...overrides,
})

const english = { 'accept-language': 'en-GB,en;q=0.9' }

/** Letters to an address, oldest first. None is sent in these tests, so they still have their tokens. */
const lettersTo = (to: string) => lettersOf<'set_password' | 'confirm_address' | 'already_registered'>(app, { to })
const lastLetter = async (email: string) => (await lettersTo(email)).at(-1)!

const signUp = (email: string, overrides: object = {}) =>
  app.call('signUp', {
    body: {
      fullName: 'Mara Anna Muster',
      email,
      password: PASSWORD,
      acceptTerms: true,
      language: 'de',
      ...overrides,
    },
  })
const login = (email: string, password = PASSWORD, more: object = {}) =>
  app.call('login', {
    body: {
      email,
      password,
      ...more,
    },
  })
const confirm = async (email: string, currentPassword = PASSWORD) => {
  const { token } = (await lastLetter(email)).data
  return await app.call('confirmAddress', { body: { token, currentPassword } })
}
const me = (token: string) => app.call('getAccount', { as: token })

/** An account that can sign in. */
async function newAccount(): Promise<string> {
  const email = newAddress()
  await signUp(email)
  await confirm(email)
  return email
}

describe('AddCustomer', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://bilder.example/mara.jpg',
    'mara.jpg',
    'https://bilder.example/" onerror="alert(1)',
  ])('a picture is an https address or nothing: %s is neither', async (picture) => {
    expect(await app.call('addCustomer', { body: registration(newAddress(), { picture }) })).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid_input', fields: { picture: 'wrong_format' } },
    })
  })
  test.each(['https://bilder.example/mara.jpg?v=2', '', null])('a picture may be %j', async (picture) => {
    const answer = await app.call('addCustomer', { body: registration(newAddress(), { picture }) })
    expect(answer.status).toBe(200)
  })

  test('registers, says what the specification says, and mails a link that sets the password', async () => {
    const email = newAddress()
    const answer = await app.call('addCustomer', { body: registration(email), headers: english })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      success: true,
      message: 'You have been registered successfully, please check your email for more details.',
      errors: [],
      data: { firstName: 'Mara', lastName: 'Muster', email },
    })
    const letters = await lettersTo(email)
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({ kind: 'set_password', language: 'en', data: { cause: 'registered' } })
    expect(await login(email)).toMatchObject({ status: 401 })
    const set = await app.call('setPassword', { body: { token: letters[0]!.data.token, password: PASSWORD } })
    expect(set.status).toBe(200)
    expect(await login(email)).toMatchObject({
      status: 200,
      body: { success: true, user: { email, firstName: 'Mara' } },
    })
  })

  test('gives a stranger the same answer for an address that is known, and tells its owner', async () => {
    const email = newAddress()
    const first = await app.call('addCustomer', { body: registration(email) })
    const typed = email.toUpperCase()
    const second = await app.call('addCustomer', { body: registration(typed, { firstName: 'Mallory' }) })
    expect(second.status).toBe(first.status)
    expect(second.body).toEqual({ ...first.body, data: { firstName: 'Mallory', lastName: 'Muster', email: typed } })
    const letters = await lettersTo(email)
    expect(letters.map((letter) => letter.kind)).toEqual(['set_password', 'already_registered'])
    expect(letters[1]).toMatchObject({ recipient: email, data: { firstName: 'Mara' } })
  })

  test.each([
    ['18 tomorrow', 1, 422],
    ['18 today', 0, 200],
  ])('who is %s', async (_who, days, status) => {
    // The day in Berlin; in its first hours, UTC is still at the day before.
    const day = addDays(dateOf(toLocal(clock.now())), days)
    const dob = `${Number(day.slice(0, 4)) - 18}${day.slice(4)}`
    const answer = await app.call('addCustomer', { body: registration(newAddress(), { dob }), headers: english })
    expect(answer.status).toBe(status)
    if (status === 422) {
      expect(answer.body).toMatchObject({
        success: false,
        code: 'under_age',
        message: 'You must be at least 18 years old.',
      })
      expect(answer.body.fields).toEqual({ dob: 'under_age' })
    }
  })

  test('keeps numbers of passport and licence encrypted only', async () => {
    const email = newAddress()
    await app.call('addCustomer', { body: registration(email, { passportNo: 'C01X00T47', LicenseNo: 'B072RRE2I55' }) })
    const account = await rowOf(app, 'account', { email })
    const row = await rowOf(app, 'customer', { account_id: account.id })
    expect(await textOf(app, 'customer', { id: row.id })).not.toContain('C01X00T47')
    expect(app.ctx.sealer.open(row.documents_sealed!, `customer:${row.id}`)).toEqual({
      passportNo: 'C01X00T47',
      LicenseNo: 'B072RRE2I55',
    })
  })

  test('gives its owner what was registered, without the numbers of documents', async () => {
    const email = newAddress()
    const documents = { passportNo: 'C01X00T47', idCardNo: 'L01X00T47', LicenseNo: 'B072RRE2I55' }
    await app.call('addCustomer', { body: registration(email, documents) })
    await app.call('setPassword', { body: { token: (await lastLetter(email)).data.token, password: PASSWORD } })
    const { token } = (await login(email)).body
    const { status, body } = await app.call('getProfile', { as: token })
    expect(status).toBe(200)
    expect(body).toEqual({
      firstName: 'Mara',
      lastName: 'Muster',
      email,
      version: 1,
      dob: '1990-05-17',
      phoneNumber: '+49 30 23125 900',
      picture: null,
      streetName: 'Musterweg',
      houseNo: '1a',
      postalCode: '10115',
      city: 'Berlin',
      country: 'Deutschland',
      additionalInfo: null,
      passportStored: true,
      passportIssue: null,
      passportExpiry: null,
      idCardStored: true,
      idCardIssue: null,
      idCardExpiry: null,
      licenseStored: true,
      licenseIssue: null,
      licenseExpiry: null,
    })
  })

  test('takes an address whose domain has an umlaut, keeps it as mail servers write it, and shows it as typed', async () => {
    const name = `person.${++people}`
    const typed = `${name}@Müller.example`
    const answer = await app.call('addCustomer', { body: registration(typed) })
    expect(answer).toMatchObject({ status: 200, body: { data: { email: `${name}@müller.example` } } })
    const [letter] = await lettersTo(`${name}@xn--mller-kva.example`)
    await app.call('setPassword', { body: { token: letter!.data.token, password: PASSWORD } })
    for (const spelling of [typed, `${name}@xn--mller-kva.example`]) {
      expect((await login(spelling)).body.user.email).toBe(`${name}@müller.example`)
    }
  })

  test.each([
    'müller@post.example',
    'a@müller',
    'a@mül ler.example',
    'a@müller.example/..',
    'a@b@müller.example',
    'a@müller.example:80',
    'ä@ä',
  ])('refuses %s with a clear word', async (email) => {
    expect(await app.call('addCustomer', { body: registration(email) })).toMatchObject({
      status: 400,
      body: { fields: { email: 'invalid_email' } },
    })
  })

  test('wants every required field', async () => {
    const { firstName: _left, ...rest } = registration(newAddress())
    expect(await app.call('addCustomer', { body: rest })).toMatchObject({
      status: 400,
      body: { success: false, code: 'invalid_input' },
    })
  })
})

describe('signing up', () => {
  test('needs the address confirmed before the first sign-in', async () => {
    const email = newAddress()
    expect(await signUp(email)).toMatchObject({ status: 200, body: { success: true } })
    expect((await lettersTo(email)).map((letter) => letter.kind)).toEqual(['confirm_address'])
    const early = await login(email)
    expect(early.status).toBe(401)
    // The mail tells the owner; the answer does not.
    expect((await lettersTo(email)).map((letter) => letter.kind)).toEqual(['confirm_address', 'confirm_address'])
    expect((await confirm(email)).status).toBe(200)
    const { body } = await login(email)
    expect(body.user).toMatchObject({ firstName: 'Mara Anna', lastName: 'Muster', email })
  })

  test('changes nothing for an address that is known', async () => {
    const email = await newAccount()
    const again = await signUp(email, { password: 'ein ganz anderer langer Satz', fullName: 'Mallory M' })
    const fresh = await signUp(newAddress())
    expect(again).toEqual(fresh)
    expect((await login(email)).status).toBe(200)
    expect((await login(email, 'ein ganz anderer langer Satz')).status).toBe(401)
    expect((await lastLetter(email)).kind).toBe('already_registered')
  })

  test.each(['passwort1234', 'Spreewagen2025!', 'aaaaaaaaaaaaaa', 'MaraMuster1990'])('refuses %s', async (password) => {
    const email = newAddress()
    expect(await signUp(email, { password })).toMatchObject({
      status: 422,
      body: { code: 'weak_password', fields: { password: 'weak_password' } },
    })
    expect(await lettersTo(email)).toEqual([])
  })

  test('wants the agreement', async () => {
    expect((await signUp(newAddress(), { acceptTerms: false })).status).toBe(400)
  })
})

describe('signing in', () => {
  test('says the same about an unknown address and a wrong password', async () => {
    const email = await newAccount()
    const wrong = await login(email, 'not this one at all')
    const unknown = await login(newAddress())
    expect(wrong.status).toBe(401)
    expect(wrong).toEqual(unknown)
    expect(wrong.body).toMatchObject({ success: false, code: 'login_failed' })
  })

  test('starts its message with the specified words', async () => {
    const answer = await app.call('login', { body: { email: newAddress(), password: PASSWORD }, headers: english })
    expect(answer.body.message).toMatch(/^Login failed/)
  })

  test('lasts 12 hours, or 30 days when remembered', async () => {
    const email = await newAccount()
    const short = (await login(email)).body.token
    const long = (await login(email, PASSWORD, { remember: true })).body.token
    // Sessions that are used every other hour, or every other week; unused ones would end earlier.
    for (let hours = 0; hours < 10; hours += 2) {
      clock.pass(2)
      expect((await me(short)).status).toBe(200)
    }
    clock.pass(2.1)
    expect((await me(short)).status).toBe(401)
    for (const days of [13, 14]) {
      clock.pass(days * 24)
      expect((await me(long)).body.user.email).toBe(email)
    }
    clock.pass(3 * 24)
    expect((await me(long)).status).toBe(401)
  })

  test('takes the address in any case, and ends when signed out', async () => {
    const email = await newAccount()
    const { token } = (await login(email.toUpperCase())).body
    expect((await me(token)).status).toBe(200)
    const out = await app.call('logout', { as: token })
    expect(out.status).toBe(200)
    expect((await me(token)).status).toBe(401)
  })

  test('stores no token as it is', async () => {
    const { token } = (await login(await newAccount())).body
    expect(await rowsOf(app, 'session')).not.toEqual([])
    expect(await textOf(app, 'session')).not.toContain(token)
  })

  test('slows down guessing at one account', async () => {
    const email = await newAccount()
    for (let at = 0; at < 5; at++) await login(email, 'wrong guess number n')
    expect((await login(email)).status).toBe(429)
    clock.pass(31 / 3600)
    expect((await login(email)).status).toBe(200)
  })
})

describe('the password link', () => {
  test('sets the password once, signs out everywhere and voids older links', async () => {
    const email = await newAccount()
    const { token: session } = (await login(email)).body
    const ask = () => app.call('requestPasswordLink', { body: { email, language: 'en' } })
    await ask()
    const older = (await lastLetter(email)).data.token
    clock.pass(0.01)
    await ask()
    const letter = await lastLetter(email)
    expect(letter).toMatchObject({ kind: 'set_password', language: 'en', data: { cause: 'forgotten' } })
    const { token } = letter.data
    const next = 'noch ein anderer langer Satz'
    expect(await app.call('setPassword', { body: { token, password: 'passwort1234' } })).toMatchObject({
      status: 422,
      body: { code: 'weak_password' },
    })
    expect((await app.call('setPassword', { body: { token, password: next } })).status).toBe(200)
    for (const used of [token, older]) {
      expect(await app.call('setPassword', { body: { token: used, password: next } })).toMatchObject({
        status: 422,
        body: { code: 'link_invalid' },
      })
    }
    expect((await me(session)).status).toBe(401)
    expect((await login(email)).status).toBe(401)
    expect((await login(email, next)).status).toBe(200)
  })

  test('expires after an hour', async () => {
    const email = await newAccount()
    await app.call('requestPasswordLink', { body: { email, language: 'de' } })
    const { token } = (await lastLetter(email)).data
    clock.pass(1.01)
    expect(await app.call('setPassword', { body: { token, password: PASSWORD } })).toMatchObject({
      status: 422,
      body: { code: 'link_invalid' },
    })
  })

  test('works for one of two at the same moment', async () => {
    const email = await newAccount()
    await app.call('requestPasswordLink', { body: { email, language: 'de' } })
    const { token } = (await lastLetter(email)).data
    const answers = await Promise.all(
      [1, 2, 3].map((n) => app.call('setPassword', { body: { token, password: `${PASSWORD} ${n}` } })),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('is mailed three times an hour at most, and an unknown address hears the same and gets nothing', async () => {
    const email = await newAccount()
    clock.pass(2)
    const answers = await Promise.all(
      [email, email, email].map((to) => app.call('requestPasswordLink', { body: { email: to, language: 'de' } })),
    )
    const fourth = await app.call('requestPasswordLink', { body: { email, language: 'de' } })
    const stranger = newAddress()
    const unknown = await app.call('requestPasswordLink', { body: { email: stranger, language: 'de' } })
    expect(new Set([...answers, fourth, unknown].map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await lettersTo(stranger)).toEqual([])
    expect((await lettersTo(email)).filter((letter) => letter.kind === 'set_password')).toHaveLength(3)
    clock.pass(1.01)
    await app.call('requestPasswordLink', { body: { email, language: 'de' } })
    expect((await lettersTo(email)).filter((letter) => letter.kind === 'set_password')).toHaveLength(4)
  })
})

describe('the confirmation link', () => {
  test('works for an hour and once', async () => {
    const email = newAddress()
    await signUp(email)
    clock.pass(0.99)
    expect((await confirm(email)).status).toBe(200)
    expect(await confirm(email)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    const late = newAddress()
    await signUp(late)
    clock.pass(1.01)
    expect((await confirm(late)).status).toBe(422)
  })

  test('sets no password, nor does a password link confirm here', async () => {
    const email = newAddress()
    await signUp(email)
    const { token } = (await lastLetter(email)).data
    expect((await app.call('setPassword', { body: { token, password: PASSWORD } })).status).toBe(422)
    const unknown = { token: 'x'.repeat(43), currentPassword: PASSWORD }
    expect((await app.call('confirmAddress', { body: unknown })).status).toBe(422)
  })

  test('takes the password that was chosen, and signs in', async () => {
    const email = newAddress()
    await signUp(email)
    const wrong = { status: 422, body: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
    expect(await confirm(email, 'what a stranger chose')).toMatchObject(wrong)
    expect((await login(email)).status).toBe(401)
    const payload = { token: (await lastLetter(email)).data.token, currentPassword: PASSWORD }
    const confirmed = await app.app.inject({ method: 'POST', url: '/api/account/confirm', payload })
    expect(confirmed.json()).toMatchObject({ success: true, user: { email } })
    // Strangers' guesses no longer slow this browser down.
    expect(String(confirmed.headers['set-cookie'])).toMatch(/^device=/)
    expect((await me(confirmed.json<{ token: string }>().token)).body.user.email).toBe(email)
  })

  test('of two at the same moment one counts', async () => {
    const email = newAddress()
    await signUp(email)
    const both = await Promise.all([confirm(email), confirm(email)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  test('is no way around the second factor of who has confirmed before', async () => {
    const email = newAddress()
    await signUp(email)
    const first = (await lastLetter(email)).data.token
    await rewrite(app, 'account', { email }, { email_confirmed_at: clock.now() })
    const used = await app.call('confirmAddress', { body: { token: first, currentPassword: PASSWORD } })
    expect(used).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  })

  test('opens nothing to a stranger who signed up with the address: its owner sets a password of their own', async () => {
    const email = newAddress()
    await signUp(email, { password: 'was ein Fremder gewählt hat' })
    expect((await confirm(email)).body.code).toBe('wrong_password')
    await app.call('requestPasswordLink', { body: { email, language: 'de' } })
    const { token } = (await lastLetter(email)).data
    expect((await app.call('setPassword', { body: { token, password: PASSWORD } })).status).toBe(200)
    expect((await login(email)).status).toBe(200)
    expect((await login(email, 'was ein Fremder gewählt hat')).status).toBe(401)
  })
})

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe('in even time', () => {
  /** Calls a server that answers in even time, as it does outside of tests. */
  const inRealTime = async (work: (inject: Inject) => Promise<unknown>) => {
    const even = await createApp({ ctx: app.ctx, rateLimits: false })
    await work((url, payload) => even.inject({ method: 'POST', url, payload }))
    await even.close()
  }
  type Inject = (url: string, payload: object) => Promise<unknown>

  test.each([
    ['a password link', '/api/account/password-link', (email: string) => ({ email, language: 'de' })],
    ['a wrong password', '/api/user/Login', (email: string) => ({ email, password: 'surely not this one' })],
  ])('%s takes the same time for known and unknown addresses', async (_what, url, bodyOf) => {
    const known = await newAccount()
    await inRealTime(async (inject) => {
      // The quickest of several, because other work of the machine can only slow an answer down.
      const quickest = async (email: string) => {
        const times: number[] = []
        for (let n = 0; n < 3; n++) times.push(await timed(() => inject(url, bodyOf(email))))
        return Math.min(...times)
      }
      const [one, other] = [await quickest(known), await quickest(newAddress())]
      expect(Math.min(one, other)).toBeGreaterThan(195)
      expect(Math.abs(one - other)).toBeLessThan(100)
    })
  })

  test.each([
    ['/api/customer/AddCustomer', registration],
    [
      '/api/account/sign-up',
      (email: string) => ({ fullName: 'Mara', email, password: PASSWORD, acceptTerms: true, language: 'de' }),
    ],
    [
      '/api/newsletter/subscriptions',
      (email: string) => ({ email, language: 'de', consent: newsletterConsent.version }),
    ],
  ])('%s answers no sooner than a sign-in', async (url, bodyOf) => {
    await inRealTime(async (inject) => {
      expect(await timed(() => inject(url, bodyOf(newAddress())))).toBeGreaterThan(195)
    })
  })
})

test('ten sign-ins a minute from one place, then a clear refusal', async () => {
  const limited = await createTestApp({ rateLimits: true })
  const attempt = () => limited.post('/api/user/Login', { email: newAddress(), password: PASSWORD })
  const ten = await Promise.all(Array.from({ length: 10 }, attempt))
  expect(new Set(ten.map((answer) => answer.status))).toEqual(new Set([401]))
  expect(await attempt()).toMatchObject({ status: 429, body: { success: false, code: 'rate_limited' } })
  await limited.close()
})
