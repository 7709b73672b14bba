import { operator, system, valueOf, within } from '#support/acting.ts'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import { lockSubscription } from '#store/newsletter.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { listSubscribers } from '#usecases/newsletter/list.ts'
import { appForAll } from '#support/open-app.ts'
import { kindsOf, lettersOf } from '#support/posted.ts'
import { testClock } from '#support/test-clock.ts'
import { waysToRewrite, rowsOf, textOf } from '#support/rows.ts'
import { consentOf } from '#support/seen.ts'

const clock = testClock()

const app = appForAll({ clock })

const HOUR = 1
const DAY = 24 * HOUR

let people = 0
const newAddress = () => `leser.${++people}@post.example`

const subscribe = (email: string, more: object = {}) =>
  app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version, ...more } })
const confirm = (token: string) => app.call('confirmSubscription', { body: { token } })
const unsubscribe = (token: string) => app.call('unsubscribe', { body: { token } })

const lettersTo = (email: string) => lettersOf<'newsletter_confirm' | 'newsletter_welcome'>(app, { to: email })
const kindsTo = (email: string) => kindsOf(app, { to: email })
const lastToken = async (email: string) => (await lettersTo(email)).at(-1)!.data.token
const isListed = async (email: string) =>
  valueOf(await listSubscribers(app.ctx, operator)).some((row) => row.email === email)

/** Subscribes a reader. @returns the token that ends the subscription */
async function newReader(email: string): Promise<string> {
  await subscribe(email)
  expect((await confirm(await lastToken(email))).status).toBe(200)
  return await lastToken(email)
}

describe('subscribing', () => {
  test('mails a link; only its use makes a subscriber', async () => {
    const email = newAddress()
    expect(await subscribe(email, { language: 'en' })).toMatchObject({ status: 200, body: { success: true } })
    const [letter] = await lettersTo(email)
    expect(letter).toMatchObject({ kind: 'newsletter_confirm', language: 'en' })
    expect(await isListed(email)).toBe(false)
    expect(await confirm(letter!.data.token)).toMatchObject({ status: 200, body: { success: true } })
    expect(await isListed(email)).toBe(true)
    expect(await kindsTo(email)).toEqual(['newsletter_confirm', 'newsletter_welcome'])
  })

  test('says the same about every address: new, waiting, subscribed, ended', async () => {
    const [fresh, waiting, reader, gone] = [newAddress(), newAddress(), newAddress(), newAddress()]
    await subscribe(waiting)
    await newReader(reader)
    await unsubscribe(await newReader(gone))
    const answers = await Promise.all([fresh, waiting, reader, gone].map((email) => subscribe(email)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })

  test('mails an address once an hour, however often and in whatever spelling it is asked for', async () => {
    const email = newAddress()
    await Promise.all([email, email.toUpperCase(), email, ` ${email}`].map((typed) => subscribe(typed)))
    clock.pass(0.9 * HOUR)
    await subscribe(email)
    expect(await kindsTo(email)).toEqual(['newsletter_confirm'])
    clock.pass(0.2 * HOUR)
    await subscribe(email)
    expect(await kindsTo(email)).toEqual(['newsletter_confirm', 'newsletter_confirm'])
    expect(await consentOf(app, email)).toHaveLength(2)
  })

  test('tells a subscriber by mail that all is as it was, once an hour', async () => {
    const email = newAddress()
    await newReader(email)
    clock.pass(1.1 * HOUR)
    await Promise.all([subscribe(email), subscribe(email)])
    const letters = await lettersTo(email)
    expect(letters.map(({ kind }) => kind)).toEqual(['newsletter_confirm', 'newsletter_welcome', 'newsletter_welcome'])
    expect(letters.at(-1)!.data).toMatchObject({ cause: 'again' })
    expect(await isListed(email)).toBe(true)
  })

  test('is no second chance to mail an address that has just unsubscribed', async () => {
    const email = newAddress()
    await unsubscribe(await newReader(email))
    const before = await kindsTo(email)
    await subscribe(email)
    expect(await kindsTo(email)).toEqual(before)
    clock.pass(1.1 * HOUR)
    await subscribe(email)
    expect(await kindsTo(email)).toEqual([...before, 'newsletter_confirm'])
  })

  test('agrees to the words of the page, not to older ones', async () => {
    const email = newAddress()
    expect(await subscribe(email, { consent: '2020-01-01' })).toMatchObject({
      status: 409,
      body: { code: 'consent_changed' },
    })
    expect(await lettersTo(email)).toEqual([])
  })

  test('refuses what is no address', async () => {
    expect(await subscribe('niemand')).toMatchObject({ status: 400, body: { fields: { email: 'invalid_email' } } })
  })
})

describe('the link', () => {
  test('works once, also for two at the same moment, and is kept as a hash only', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await lastToken(email)
    expect(await textOf(app, 'newsletter_subscription', { email })).not.toContain(token)
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect((await confirm(token)).body).toMatchObject({ code: 'link_invalid' })
    expect((await consentOf(app, email)).filter(({ step }) => step === 'confirmed')).toHaveLength(1)
  })

  test('of an earlier letter is void once there is a newer one', async () => {
    const email = newAddress()
    await subscribe(email)
    const older = await lastToken(email)
    clock.pass(2 * HOUR)
    await subscribe(email)
    expect((await confirm(older)).status).toBe(422)
    expect((await confirm(await lastToken(email))).status).toBe(200)
  })

  test('expires after seven days', async () => {
    const [early, late] = [newAddress(), newAddress()]
    await subscribe(early)
    await subscribe(late)
    clock.pass(7 * DAY - HOUR)
    expect((await confirm(await lastToken(early))).status).toBe(200)
    clock.pass(2 * HOUR)
    expect(await confirm(await lastToken(late))).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    expect(await isListed(late)).toBe(false)
  })

  test('of the one kind does not do what the other does', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await lastToken(email)
    expect((await unsubscribe(token)).status).toBe(422)
    await confirm(token)
    expect((await confirm(await lastToken(email))).status).toBe(422)
    expect(await isListed(email)).toBe(true)
  })
})

describe('unsubscribing', () => {
  test('works without signing in, and again', async () => {
    const email = newAddress()
    const token = await newReader(email)
    expect(await unsubscribe(token)).toMatchObject({ status: 200, body: { success: true } })
    expect(await isListed(email)).toBe(false)
    expect((await unsubscribe(token)).status).toBe(200)
    expect((await consentOf(app, email)).map(({ step }) => step)).toEqual(['asked', 'confirmed', 'ended'])
  })

  test('works with the link of an old newsletter, from before a second subscription', async () => {
    const email = newAddress()
    const old = await newReader(email)
    await unsubscribe(old)
    clock.pass(2 * HOUR)
    await newReader(email)
    expect((await unsubscribe(old)).status).toBe(200)
    expect(await isListed(email)).toBe(false)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('works with one click of a mail program, as %s (RFC 8058)', async (type, payload) => {
    const email = newAddress()
    const url = `/api/newsletter/unsubscribe/en/${await newReader(email)}`
    const headers = { 'content-type': type }
    const answer = await app.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ success: true })
    expect(await isListed(email)).toBe(false)
  })

  test('needs a click: what only looks at the address changes nothing and is led to the page', async () => {
    const email = newAddress()
    const token = await newReader(email)
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.app.inject({ method, url: `/api/newsletter/unsubscribe/en/${token}` })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `/en/newsletter/unsubscribe#token=${token}`])
    }
    expect(await isListed(email)).toBe(true)
  })

  test.each(['de/short', `fr/${'x'.repeat(43)}`, `de/${'%F0%9F%9A%97'.repeat(3)}`])('refuses %s', async (rest) => {
    const answer = await app.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/${rest}` })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
  })

  const strange = ['\0', '\r\n', '€', 'ü', ' ', '%', '/../'].map((odd) => `${'x'.repeat(30)}${odd}${'x'.repeat(10)}`)
  test.each(strange)('refuses a token of strange characters: %j', async (token) => {
    const url = `/api/newsletter/unsubscribe/en/${encodeURIComponent(token)}`
    const clicks = await Promise.all([
      app.app.inject({ method: 'POST', url }),
      app.app.inject({ method: 'GET', url }),
      app.app.inject({ method: 'HEAD', url }),
    ])
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
    for (const answer of [await unsubscribe(token), await confirm(token)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    }
  })

  test('says so where the link was never ours', async () => {
    expect(await unsubscribe('x'.repeat(43))).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
    const answer = await app.app.inject({ method: 'POST', url: `/api/newsletter/unsubscribe/de/${'x'.repeat(43)}` })
    expect(answer.statusCode).toBe(422)
  })
})

test('a subscription that is being asked for is not ended in between', async () => {
  const email = newAddress()
  await newReader(email)
  // Ends the subscription after every statement, unless it is locked.
  const meddler: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await app.db.pool.query(
        `update newsletter_subscription set ended_at = now() where id in
           (select id from newsletter_subscription where email = $1 for update skip locked)`,
        [email],
      )
      return result
    },
  }
  const wish = { email, language: 'de', consentVersion: newsletterConsent.version, at: clock.now() } as const
  await within(app.db.db.withPlugin(meddler), (tx) => lockSubscription(tx, wish, 'x'.repeat(43)))
  expect(await isListed(email)).toBe(true)
})

describe('the log of consents', () => {
  test('says when, which words, in which language and which step, and nothing of the place', async () => {
    const email = newAddress()
    const asked = clock.now()
    await subscribe(email, { language: 'en' })
    clock.pass(HOUR)
    await confirm(await lastToken(email))
    const common = { consent_version: newsletterConsent.version, language: 'en' }
    expect(await consentOf(app, email)).toEqual([
      { ...common, step: 'asked', at: asked },
      { ...common, step: 'confirmed', at: clock.now() },
    ])
  })

  test('is only added to', async () => {
    await newReader(newAddress())
    expect(await waysToRewrite(app, 'newsletter_consent')).toEqual([])
  })
})

describe('at night', () => {
  const isKept = async (email: string) => (await rowsOf(app, 'newsletter_subscription', { email })).length === 1

  test('addresses that nobody confirmed are forgotten after seven days, with their letters', async () => {
    const [email, reader] = [newAddress(), newAddress()]
    await subscribe(email)
    await newReader(reader)
    clock.pass(7 * DAY - HOUR)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isKept(email)).toBe(true)
    clock.pass(2 * HOUR)
    // Letters have the post's dates, not those of the test's clock.
    await app.db.pool.query(`update letter set created_at = created_at - interval '8 days'`)
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isKept(email)).toBe(false)
    expect(await lettersTo(email)).toEqual([])
    expect(await isKept(reader)).toBe(true)
    expect(await kindsTo(reader)).toEqual(['newsletter_welcome'])
  })

  test('an ended subscription is kept as proof until three full years are over', async () => {
    const email = newAddress()
    clock.set('2026-12-31T22:30:00Z') // 23:30 in Berlin: still 2026
    await unsubscribe(await newReader(email))
    clock.set('2029-12-31T22:59:00Z')
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isKept(email)).toBe(true)
    expect((await consentOf(app, email)).map(({ step }) => step)).toEqual(['asked', 'confirmed', 'ended'])
    clock.set('2029-12-31T23:00:00Z')
    await keepHouse(app.ctx, system('keep_house'))
    expect(await isKept(email)).toBe(false)
    expect(await consentOf(app, email)).toEqual([])
  })
})
