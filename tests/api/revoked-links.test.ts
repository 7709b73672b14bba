import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import type { TestApp } from '#support/app.ts'
import { appForAll } from '#support/open-app.ts'
import { codeAt } from '#support/authenticator.ts'
import { addPasskey } from '#support/passkey.ts'
import { bearer, newCustomer, PASSWORD, type Customer } from '#support/customer.ts'
import { tokenIn } from '#support/posted.ts'
import { rewrite } from '#support/rows.ts'

let mara: Customer
let next: string
const NEXT = 'noch ein anderer langer Satz'

const app = appForAll()
beforeEach(async () => {
  mara = await newCustomer(app, 'Mara')
  next = `mara.neu.${randomUUID()}@post.example`
})

/** Asks for another address unless a change is open. */
async function askForEmail(): Promise<void> {
  const { body } = await app.call('getOwnEmail', { as: mara })
  if (body.change !== null) return
  const asked = { currentPassword: PASSWORD, email: next }
  expect((await app.call('changeEmail', { as: mara, body: asked })).status).toBe(200)
}

interface Kind {
  /** Sends a link. @returns its token */
  send(): Promise<string>
  use(token: string): ReturnType<TestApp['post']>
}

const setConfirmed = (at: Date | null) => rewrite(app, 'account', { id: mara.user.id }, { email_confirmed_at: at })

/** All kinds of links that can be on their way to an account. Add new ones here and in steps/revoke-links.ts. */
const kinds: Record<string, Kind> = {
  'a new password': {
    async send() {
      await app.call('requestPasswordLink', { body: { email: mara.email, language: 'de' } })
      return await tokenIn(app, { kind: 'set_password', to: mara.email })
    },
    use: (token) => app.call('setPassword', { body: { token, password: `${NEXT} neu` } }),
  },
  'confirming the address': {
    async send() {
      await setConfirmed(null)
      await app.call('login', { body: { email: mara.email, password: PASSWORD } })
      await setConfirmed(new Date())
      return await tokenIn(app, { kind: 'confirm_address', to: mara.email })
    },
    async use(token) {
      await setConfirmed(null)
      const answers = []
      for (const currentPassword of [PASSWORD, NEXT]) {
        answers.push(await app.call('confirmAddress', { body: { token, currentPassword } }))
      }
      return answers.find(({ status }) => status === 200) ?? answers.find(({ body }) => body.code !== 'wrong_password')!
    },
  },
  'another address, old mailbox': {
    async send() {
      await askForEmail()
      return await tokenIn(app, { kind: 'email_change_old', to: mara.email })
    },
    use: (token) => app.call('confirmEmailChange', { body: { token } }),
  },
  'another address, new mailbox': {
    async send() {
      await askForEmail()
      return await tokenIn(app, { kind: 'email_change_new', to: next })
    },
    use: (token) => app.call('confirmEmailChange', { body: { token } }),
  },
}

/** All changes of how an account is opened. */
const changes: Record<string, () => Promise<void>> = {
  'a passkey that is added': async () => {
    await addPasskey(app, mara)
  },
  'a change of the password': async () => {
    const body = { currentPassword: PASSWORD, password: NEXT }
    expect((await app.call('changePassword', { as: mara, body })).status).toBe(200)
  },
  'a password set by mail': async () => {
    await app.call('requestPasswordLink', { body: { email: mara.email, language: 'de' } })
    const token = await tokenIn(app, { kind: 'set_password', to: mara.email })
    const set = await app.call('setPassword', { body: { token, password: NEXT } })
    expect(set).toMatchObject({ status: 200, body: { email: mara.email } })
  },
  'a change of the address': async () => {
    const other = `mara.anders.${randomUUID()}@post.example`
    await app.call('changeEmail', { as: mara, body: { currentPassword: PASSWORD, email: other } })
    for (const [to, kind] of [
      [mara.email, 'email_change_old'],
      [other, 'email_change_new'],
    ] as const) {
      const confirmed = await app.call('confirmEmailChange', { body: { token: await tokenIn(app, { kind, to }) } })
      expect(confirmed.status).toBe(200)
    }
  },
  'a second factor that is set up': async () => {
    const headers = bearer(mara.token)
    const begun = await app.call('beginSecondFactor', { body: { currentPassword: PASSWORD }, headers })
    const code = codeAt(begun.body.secret, new Date())
    expect((await app.call('confirmSecondFactor', { body: { code }, headers })).status).toBe(200)
  },
}

test.each([
  ['set_password', 'a new password'],
  ['confirm_address', 'confirming the address'],
] as const)('%s: whether a link leads anywhere is told without using it up', async (purpose, kind) => {
  const { send, use } = kinds[kind]!
  const token = await send()
  const check = async (of: object) => (await app.call('checkLink', { body: { token, purpose, ...of } })).body
  expect(await check({})).toEqual({ usable: true })
  expect(await check({ purpose: purpose === 'set_password' ? 'confirm_address' : 'set_password' })).toEqual({
    usable: false,
  })
  expect(await check({ token: 'x'.repeat(43) })).toEqual({ usable: false })
  expect((await use(token)).status).toBe(200)
  expect(await check({})).toEqual({ usable: false })
})

test.each(Object.keys(kinds))('a link for %s works, if nothing happens meanwhile', async (kind) => {
  const { send, use } = kinds[kind]!
  expect((await use(await send())).status).toBe(200)
})

describe.each(Object.keys(changes))('%s', (change) => {
  test.each(Object.keys(kinds))('makes a link for %s void', async (kind) => {
    const { send, use } = kinds[kind]!
    const token = await send()
    await changes[change]!()
    expect(await use(token)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  })

  test('ends the sessions elsewhere', async () => {
    const { body } = await app.call('login', { body: { email: mara.email, password: PASSWORD } })
    await changes[change]!()
    expect((await app.call('getAccount', { as: body })).status).toBe(401)
  })
})

test('no table keeps links of accounts that are not walked here', async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c
     where c.table_schema = 'public' and c.column_name ~ '_hash$' and c.column_name <> 'request_hash'
       and exists (select from information_schema.columns o
                   where o.table_name = c.table_name and o.column_name = 'account_id')
     order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['email_change', 'mail_link', 'session'])
})
