import { system } from '#support/acting.ts'
import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { newsletterConsent } from '#content/consent.ts'
import { keepHouse } from '#usecases/housekeeping/nightly.ts'
import { appForAll } from '#support/open-app.ts'
import { bearer, newCustomer, PASSWORD } from '#support/customer.ts'
import { examplesFor } from '#support/examples.ts'
import { tokenIn } from '#support/posted.ts'
import { rowOf, rowsOf } from '#support/rows.ts'

const app = appForAll()

const eventsOf = async (email: string) =>
  (await rowsOf(app, 'account_event', { account_id: (await rowOf(app, 'account', { email })).id })).map(
    ({ kind, detail }) => ({ kind, detail }),
  )
const kindsOf = async (email: string) => (await eventsOf(email)).map(({ kind }) => kind)

test('the life of an account with a password is told, each step once', async () => {
  const { email, token } = await newCustomer(app, 'Mara')
  await app.call('requestPasswordLink', { body: { email, language: 'de' } })
  const link = await tokenIn(app, { kind: 'set_password', to: email })
  for (const wanted of [200, 422]) {
    const { status } = await app.call('setPassword', { body: { token: link, password: `${PASSWORD} neu` } })
    expect(status).toBe(wanted)
  }
  // The change ended the session: there is nothing left to sign out of.
  await app.call('logout', { as: token })
  const wrong = await app.call('login', { body: { email, password: PASSWORD } })
  expect(wrong.status).toBe(401)
  const again = await app.call('login', { body: { email, password: `${PASSWORD} neu` } })
  const body = { currentPassword: `${PASSWORD} neu`, password: PASSWORD }
  expect((await app.call('changePassword', { as: again.body, body })).status).toBe(200)
  await app.call('logout', { as: again.body })
  expect(await kindsOf(email)).toEqual([
    'account_created',
    'address_confirmed',
    'signed_in',
    'password_changed',
    'sign_in_failed',
    'signed_in',
    'password_changed',
    'signed_out',
  ])
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const activityOf = async (token: string) =>
  (await app.call('getOverview', { as: token })).body.activity.flatMap((event) =>
    event.of === 'account' ? [event] : [],
  )

test('a sign-in is told with the kind of browser, and one that failed once an hour with how often', async () => {
  const { email, token } = await newCustomer(app, 'Mara')
  const signIn = (password: string) =>
    app.call('login', { body: { email, password }, headers: { 'user-agent': FIREFOX } })
  await Promise.all([1, 2, 3].map(() => signIn('surely not this one')))
  await app.call('login', { body: { email: `x${email}`, password: PASSWORD } })
  expect((await signIn(PASSWORD)).status).toBe(200)
  const [last, failed] = await activityOf(token)
  expect(last).toMatchObject({ kind: 'signed_in', browser: 'Firefox', system: 'Windows', times: 1 })
  // If the hour changes meanwhile, there are two.
  const all = (await activityOf(token)).filter(({ kind }) => kind === 'sign_in_failed')
  expect(all.reduce((sum, { times }) => sum + times, 0)).toBe(3)
  expect(all.length).toBeLessThan(3)
  expect(failed).toMatchObject({ kind: 'sign_in_failed', browser: null, system: null })
  // Nothing about the person who tried is stored.
  const refused = await rowsOf(app, 'account_event', { kind: 'sign_in_failed' })
  expect(refused.filter(({ detail }) => Object.keys(detail).length > 0)).toEqual([])
  const forged = app.db.pool.query(`update audit set at = now() where event = 'sign_in_failed'`)
  await expect(forged).rejects.toThrow(/only added to/)
})

test('failures of another hour are told anew', async () => {
  const { email, token, user } = await newCustomer(app, 'Mara')
  await app.db.pool.query(
    `insert into audit (account_id, event, at, actor_kind, verb, subject_kind, subject_id, after)
     select $1::uuid, 'sign_in_failed', date_trunc('hour', now()) - interval '2 hours' + n * interval '1 minute',
            'visitor', 'login', 'account', $1, '{}' from generate_series(1, 7) n`,
    [user.id],
  )
  await app.call('login', { body: { email, password: 'surely not this one' } })
  const failed = (await activityOf(token)).filter(({ kind }) => kind === 'sign_in_failed')
  expect(failed.map(({ times }) => times)).toEqual([1, 7])
})

test('what an owner sets is told, and what changes nothing is not', async () => {
  const { email, token } = await newCustomer(app, 'Mara')
  const headers = bearer(token)
  const driver = { firstName: 'Bodo', lastName: 'Beispiel', dateOfBirth: '1991-02-03', licenseExpiry: '' }
  for (let times = 0; times < 2; times++) {
    await app.call('setLanguage', { body: { language: 'en' }, headers })
  }
  const added = await app.call('addDriver', { body: driver, headers })
  await app.call('addDriver', { body: driver, headers })
  const params = { id: added.body.id }
  for (let times = 0; times < 2; times++)
    await app.call('changeDriver', { params, body: { ...driver, lastName: 'Muster' }, headers })
  for (let times = 0; times < 2; times++) await app.call('removeDriver', { params, headers })
  await app.call('subscribe', { body: { email, language: 'de', consent: newsletterConsent.version } })
  const consent = await tokenIn(app, { kind: 'newsletter_confirm', to: email })
  for (let times = 0; times < 2; times++) await app.call('confirmSubscription', { body: { token: consent } })
  await app.call('endOwnNewsletter', { headers })
  await app.call('getOwnData', { body: { currentPassword: PASSWORD }, headers })
  await app.call('getOwnData', { body: { currentPassword: 'surely not this one' }, headers })
  expect((await eventsOf(email)).slice(3)).toEqual([
    { kind: 'language_changed', detail: { language: 'en' } },
    { kind: 'driver_added', detail: {} },
    { kind: 'driver_changed', detail: {} },
    { kind: 'driver_removed', detail: {} },
    { kind: 'newsletter_on', detail: {} },
    { kind: 'newsletter_off', detail: {} },
    { kind: 'data_copied', detail: { format: 'json' } },
  ])
})

test('a registration is told, and that its link set the first password and confirmed the address', async () => {
  const { body } = examplesFor(30).addCustomer
  const email = `${randomUUID()}@post.example`
  for (let times = 0; times < 2; times++) await app.call('addCustomer', { body: { ...body, email } })
  await app.call('setPassword', {
    body: { token: await tokenIn(app, { kind: 'set_password', to: email }), password: PASSWORD },
  })
  expect(await kindsOf(email)).toEqual(['account_created', 'address_confirmed', 'password_set'])
})

test('what is told cannot be rewritten, and goes after a year and with the account', async () => {
  const { email, user } = await newCustomer(app, 'Mara')
  await expect(app.db.pool.query(`update audit set event = 'signed_out'`)).rejects.toThrow(/only added to/)
  const old = (days: number) =>
    app.db.pool.query(
      `insert into audit (account_id, event, at, actor_kind, verb, subject_kind, subject_id, after)
       values ($1::uuid, 'signed_out', now() - $2 * interval '1 day', 'customer', 'logout', 'account', $1, '{}')`,
      [user.id, days],
    )
  await old(366)
  await old(364)
  // Staff gave points, long ago and lately.
  await app.db.pool.query(
    `insert into audit (account_id, event, at, actor_kind, verb, subject_kind, subject_id, reason)
     select $1, 'points', now() - days * interval '1 day', 'operator', 'adjustPoints', 'membership', 'x', 'an apology'
     from unnest(array[366, 364]) as days`,
    [user.id],
  )
  await keepHouse(app.ctx, system('keep_house'))
  expect((await kindsOf(email)).filter((kind) => kind === 'signed_out')).toHaveLength(1)
  const points = await app.db.pool.query(`select from audit where account_id = $1 and event = 'points'`, [user.id])
  expect(points.rowCount).toBe(1)
  await app.db.pool.query('delete from account where id = $1', [user.id])
  expect(await rowsOf(app, 'account_event', { account_id: user.id })).toEqual([])
})
