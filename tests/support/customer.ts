import { randomUUID } from 'node:crypto'

import type { User } from '#contract/account.ts'
import type { TestApp } from './app.ts'

export const PASSWORD = 'vier lose Worte zum Merken'

export interface Customer {
  email: string
  token: string
  user: User
}

/** Creates a customer who has confirmed their address and is thereby signed in. @throws if one of the calls is refused */
export async function newCustomer(
  app: TestApp,
  firstName: string,
  email = `${firstName.toLowerCase()}.${randomUUID()}@post.example`,
): Promise<Customer> {
  await fine(
    app.call('signUp', {
      body: {
        fullName: `${firstName} Muster`,
        email,
        password: PASSWORD,
        acceptTerms: true,
        language: 'de',
      },
    }),
  )
  const { rows } = await app.db.pool.query<{ token: string }>(
    `select data ->> 'token' as token from letter where recipient = $1 and kind = 'confirm_address'
     order by created_at desc`,
    [email],
  )
  const proof = { token: rows[0]!.token, currentPassword: PASSWORD }
  const { body } = await fine(app.call('confirmAddress', { body: proof }))
  return { email, token: body.token, user: body.user }
}

/** Creates a customer who stays signed in however far a test moves the clock. */
export async function lastingCustomer(app: TestApp, firstName: string): Promise<Customer> {
  const customer = await newCustomer(app, firstName)
  await app.db.pool.query(
    `update session set expires_at = now() + interval '20 years', seen_at = now() + interval '20 years'
     where customer_id = $1`,
    [customer.user.id],
  )
  return customer
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function fine<T extends { status: number }>(call: Promise<T>): Promise<T> {
  const reply = await call
  if (reply.status !== 200) throw new Error(`refused with ${reply.status}`)
  return reply
}
