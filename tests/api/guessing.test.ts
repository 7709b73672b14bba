import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'

import { forgetTrials } from '#usecases/account/forget-trials.ts'
import { paths } from '#paths/index.ts'
import { system } from '#support/acting.ts'
import type { TestApp } from '#support/app.ts'
import { requestOf } from '#support/call.ts'
import { tokenIn } from '#support/posted.ts'
import { twoProcesses } from '#support/two-processes.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { rowsOf, textOf } from '#support/rows.ts'

let app: TestApp
/** Another process on the same database. */
let twin: FastifyInstance
let mara: Customer
const clock = twoProcesses((opened) => ({ app, twin } = opened))

beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
  // Forgets the trial of Mara's own sign-in.
  await app.db.db.deleteFrom('password_trial').execute()
})

const SECONDS = 1 / 3600
const WRONG = 'surely not this one'
const nobody = () => `nobody.${randomUUID()}@post.example`
const place = (number: number) => `198.51.100.${number}`
const processes = () => [app.app, twin]

interface Trial {
  email: string
  password?: string
  from?: string
  cookie?: string | undefined
  at?: FastifyInstance
}

async function signIn({ email, password = PASSWORD, from = place(200), cookie, at = app.app }: Trial) {
  const answer = await at.inject({
    method: 'POST',
    url: '/api/user/Login',
    remoteAddress: from,
    headers: { ...(cookie !== undefined && { cookie }) },
    payload: { email, password },
  })
  const [kept] = [answer.headers['set-cookie']].flat()
  const body = answer.json<{ code?: string; message: string }>()
  return {
    status: answer.statusCode,
    // The moment named is a real clock's and may be another minute in the next answer; `wait` is compared instead.
    body: { ...body, message: body.message.replace(/ ab .* Uhr /, ' ab … Uhr ') },
    wait: Number(answer.headers['retry-after'] ?? 0),
    kept,
    cookie: kept?.split(';')[0],
  }
}

/** Guesses five times from each of some places, by turns in two processes. @returns the answers, sorted by status */
async function guessFrom(places: number, email: string) {
  const answers = await Promise.all(
    Array.from({ length: places * 5 }, (_, number) =>
      signIn({ email, password: WRONG, from: place(1 + Math.floor(number / 5)), at: processes()[number % 2]! }),
    ),
  )
  return answers.toSorted((a, b) => a.status - b.status)
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)
const count = (answers: { status: number }[], status: number) =>
  statuses(answers).filter((one) => one === status).length

describe('guessing at an account', () => {
  test('from one place waits after five, in every process, and is told how long', async () => {
    const guess = (at: FastifyInstance) => signIn({ email: mara.email, password: WRONG, at })
    for (let times = 0; times < 5; times++) expect((await guess(processes()[times % 2]!)).status).toBe(401)
    // Not even the right password is checked.
    for (const at of processes()) {
      expect(await signIn({ email: mara.email, at })).toMatchObject({
        status: 429,
        wait: 30,
        body: { code: 'rate_limited' },
      })
    }
    clock.pass(29 * SECONDS)
    expect((await signIn({ email: mara.email })).status).toBe(429)
    clock.pass(SECONDS)
    expect((await guess(twin)).status).toBe(401)
    expect(await guess(app.app)).toMatchObject({ status: 429, wait: 60 })
    clock.pass(60 * SECONDS)
    expect((await signIn({ email: ` ${mara.email.toUpperCase()}` })).status).toBe(200)
    // The owner has signed in, so the failures are forgotten.
    expect(statuses(await Promise.all([guess(twin), guess(twin)]))).toEqual([401, 401])
  })

  test('from many places waits after twenty, whether the address has an account or not', async () => {
    const known = await guessFrom(12, mara.email)
    const unknown = await guessFrom(12, nobody())
    expect(count(known, 401)).toBe(20)
    expect(count(known, 429)).toBe(40)
    expect(known).toEqual(unknown)
    // Others at these places are not slowed down, nor is the owner elsewhere once the wait is over.
    const bert = await newCustomer(app, 'Bert')
    expect((await signIn({ email: bert.email, from: place(1) })).status).toBe(200)
    expect((await signIn({ email: mara.email, from: place(201) })).status).toBe(429)
    clock.pass(30 * SECONDS)
    expect((await signIn({ email: mara.email, from: place(201) })).status).toBe(200)
    // The owner's sign-in does not give the others twenty more guesses.
    expect((await signIn({ email: mara.email, password: WRONG, from: place(202) })).status).toBe(401)
    expect((await signIn({ email: mara.email, password: WRONG, from: place(203) })).status).toBe(429)
  })

  test('fifty times at the same moment is counted as one by one', async () => {
    const burst = (email: string, from: (number: number) => string) =>
      Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          signIn({ email, password: WRONG, from: from(number), at: processes()[number % 2]! }),
        ),
      )
    for (const email of [mara.email, nobody()]) {
      const together = await burst(email, () => place(77))
      expect([count(together, 401), count(together, 429)]).toEqual([5, 45])
    }
    for (const email of [(await newCustomer(app, 'Frieda')).email, nobody()]) {
      const spread = await burst(email, (number) => place(100 + number))
      expect([count(spread, 401), count(spread, 429)]).toEqual([20, 30])
    }
  })

  test('is no matter of clocks that differ, as long as trials are left', async () => {
    const guess = () => signIn({ email: mara.email, password: WRONG })
    for (let times = 0; times < 5; times++) {
      expect((await guess()).status).toBe(401)
      clock.pass(-10 * SECONDS)
    }
    expect((await guess()).status).toBe(429)
  })

  test('is forgotten after an hour of peace, and what was counted is removed', async () => {
    for (let times = 0; times < 5; times++) await signIn({ email: mara.email, password: WRONG })
    clock.pass(1 + 31 * SECONDS)
    for (let times = 0; times < 5; times++) {
      expect((await signIn({ email: mara.email, password: WRONG })).status).toBe(401)
    }
    expect(await forgetTrials(app.ctx, system('forget_trials'))).toBe(0)
    clock.pass(1 + 31 * SECONDS)
    expect(await forgetTrials(app.ctx, system('forget_trials'))).toBeGreaterThan(0)
    expect(await rowsOf(app, 'password_trial')).toEqual([])
  })

  test('leaves nothing behind from which address or place could be read', async () => {
    await signIn({ email: mara.email, password: WRONG, from: '203.0.113.99' })
    const rows = await rowsOf(app, 'password_trial')
    expect(rows.map(({ fingerprint }) => fingerprint.length)).toEqual([32, 32])
    const text = await textOf(app, 'password_trial')
    expect(text).not.toContain('mara')
    expect(text).not.toContain('203.0.113')
  })
})

describe('the owner', () => {
  test('gets in with a browser that was there before, whatever strangers do', async () => {
    const { cookie, kept } = await signIn({ email: mara.email })
    expect(kept).toMatch(
      /^device=[\w-]{22}\.[\w-]{22}; Path=\/api\/user\/Login; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    )
    await guessFrom(12, mara.email)
    expect((await signIn({ email: mara.email })).status).toBe(429)
    expect((await signIn({ email: mara.email, cookie, at: twin })).status).toBe(200)
    // Even from the place of the attack.
    expect((await signIn({ email: mara.email, cookie, from: place(1) })).status).toBe(200)
  })

  test('is the only one whom that browser lets in, and gets no further trials by it', async () => {
    const { cookie } = await signIn({ email: mara.email })
    const bert = await newCustomer(app, 'Bert')
    await guessFrom(5, bert.email)
    expect((await signIn({ email: bert.email, cookie })).status).toBe(429)
    for (let times = 0; times < 5; times++) {
      expect((await signIn({ email: mara.email, password: WRONG, cookie, from: place(times) })).status).toBe(401)
    }
    expect(await signIn({ email: mara.email, cookie, from: place(9) })).toMatchObject({ status: 429, wait: 30 })
    // Its count slows nobody else down.
    expect((await signIn({ email: mara.email, from: place(9) })).status).toBe(200)
    const forged = cookie!.replace(/\..*/, `.${'A'.repeat(22)}`)
    await guessFrom(5, mara.email)
    expect((await signIn({ email: mara.email, cookie: forged })).status).toBe(429)
  })

  test('gets in by mail, and strangers cannot shut that browser out again', async () => {
    await guessFrom(12, mara.email)
    await app.call('requestPasswordLink', { body: { email: mara.email, language: 'de' } })
    const token = await tokenIn(app, { kind: 'set_password', to: mara.email })
    const password = `${PASSWORD} neu`
    const { method, path: url, headers } = requestOf('setPassword')
    const set = await app.app.inject({ method, url, headers, payload: { token, password } })
    expect(set.statusCode).toBe(200)
    const [cookie] = String(set.headers['set-cookie']).split(';')
    // Any browser works at first, because the count has begun anew.
    expect((await signIn({ email: mara.email, password })).status).toBe(200)
    expect(count(await guessFrom(12, mara.email), 401)).toBe(20)
    expect((await signIn({ email: mara.email, password })).status).toBe(429)
    expect((await signIn({ email: mara.email, password, cookie })).status).toBe(200)
  })

  test('has a browser that is known only as long as the password is the same', async () => {
    const { cookie } = await signIn({ email: mara.email })
    const password = `${PASSWORD} neu`
    const changed = await app.app.inject({
      method: paths.changePassword.method,
      url: paths.changePassword.path,
      headers: bearer(mara.token),
      payload: { currentPassword: PASSWORD, password },
    })
    const [own] = String(changed.headers['set-cookie']).split(';')
    await guessFrom(12, mara.email)
    expect((await signIn({ email: mara.email, password, cookie })).status).toBe(429)
    expect((await signIn({ email: mara.email, password, cookie: own })).status).toBe(200)
  })

  test('who is signed in is slowed down by nobody but that session', async () => {
    await guessFrom(12, mara.email)
    const ask = (token: string, currentPassword: string) =>
      app.call('getOwnData', { as: token, body: { currentPassword } })
    expect((await ask(mara.token, PASSWORD)).status).toBe(200)
    const burst = await Promise.all(Array.from({ length: 20 }, () => ask(mara.token, WRONG)))
    expect([count(burst, 422), count(burst, 429)]).toEqual([5, 15])
    expect((await ask(mara.token, PASSWORD)).body.code).toBe('rate_limited')
    clock.pass(30 * SECONDS)
    const elsewhere = (await signIn({ email: mara.email, from: place(210) })).body as unknown as { token: string }
    expect((await ask(elsewhere.token, PASSWORD)).status).toBe(200)
    expect((await ask(mara.token, PASSWORD)).status).toBe(200)
  })
})
