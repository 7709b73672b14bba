import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { keepHouse } from '../../src/server/usecases/housekeeping/nightly.ts'
import { createTestApp, type TestApp } from '../support/app.ts'
import { bearer, newCustomer, PASSWORD } from '../support/customer.ts'
import { examplesFor } from '../support/examples.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
})

async function eventsOf(email: string): Promise<{ kind: string; detail: object }[]> {
  const { rows } = await app.db.pool.query<{ kind: string; detail: object }>(
    `select e.kind, e.detail from account_event e join customer c on c.id = e.customer_id
     where lower(c.email) = lower($1) order by e.id`,
    [email],
  )
  return rows
}
const kindsOf = async (email: string) => (await eventsOf(email)).map(({ kind }) => kind)

async function tokenFor(email: string, kind: string): Promise<string> {
  const { rows } = await app.db.pool.query<{ token: string }>(
    `select data ->> 'token' as token from letter where recipient = $1 and kind = $2 order by created_at desc`,
    [email, kind],
  )
  return rows[0]!.token
}

test('the life of an account with a password is told, each step once', async () => {
  const { email, token } = await newCustomer(app, 'Mara')
  await app.post('/api/account/password-link', { email, language: 'de' })
  const link = await tokenFor(email, 'set_password')
  for (const wanted of [200, 422]) {
    const { status } = await app.post('/api/account/password', { token: link, password: `${PASSWORD} neu` })
    expect(status).toBe(wanted)
  }
  // The change ended the session: there is nothing left to sign out of.
  await app.post('/api/user/Logout', undefined, bearer(token))
  const wrong = await app.post('/api/user/Login', { email, password: PASSWORD })
  expect(wrong.status).toBe(401)
  const again = await app.post<{ token: string }>('/api/user/Login', { email, password: `${PASSWORD} neu` })
  const body = { currentPassword: `${PASSWORD} neu`, password: PASSWORD }
  expect((await app.post('/api/account/change-password', body, bearer(again.body.token))).status).toBe(200)
  await app.post('/api/user/Logout', undefined, bearer(again.body.token))
  expect(await kindsOf(email)).toEqual([
    'account_created',
    'address_confirmed',
    'signed_in',
    'password_changed',
    'signed_in',
    'password_changed',
    'signed_out',
  ])
})

test('a registration is told, and that its link set the first password and confirmed the address', async () => {
  const { body } = examplesFor(30).addCustomer
  const email = `${randomUUID()}@post.example`
  for (let times = 0; times < 2; times++) await app.post('/api/customer/AddCustomer', { ...body, email })
  await app.post('/api/account/password', { token: await tokenFor(email, 'set_password'), password: PASSWORD })
  expect(await kindsOf(email)).toEqual(['account_created', 'address_confirmed', 'password_set'])
})

test('what is told cannot be rewritten, and goes after a year and with the account', async () => {
  const { email, user } = await newCustomer(app, 'Mara')
  await expect(app.db.pool.query(`update account_event set kind = 'signed_out'`)).rejects.toThrow(/not rewritten/)
  const old = (days: number) =>
    app.db.pool.query(
      `insert into account_event (customer_id, kind, at) values ($1, 'signed_out', now() - $2 * interval '1 day')`,
      [user.id, days],
    )
  await old(366)
  await old(364)
  await keepHouse(app.ctx)
  expect((await kindsOf(email)).filter((kind) => kind === 'signed_out')).toHaveLength(1)
  await app.db.pool.query('delete from customer where id = $1', [user.id])
  const { rowCount } = await app.db.pool.query('select from account_event where customer_id = $1', [user.id])
  expect(rowCount).toBe(0)
})
