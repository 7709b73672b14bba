import { randomUUID } from 'node:crypto'

import type { CustomerId } from '#domain/ids.ts'
import type { User } from '#contract/account.ts'
import type { TestApp } from './app.ts'

export const PASSWORD = 'vier lose Worte zum Merken'

/** Somebody who is signed in to an account. */
export interface SignedIn {
  email: string
  token: string
  /** Its id is that of the account. */
  user: User
}

export interface Customer extends SignedIn {
  /** Never the id of the account. */
  customerId: CustomerId
}

/** Creates a customer who has confirmed their address and is signed in by that. @throws if one of the calls is refused */
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
  const customerId = await customerIdOf(app, body.user.id)
  return { email, token: body.token, user: body.user, customerId }
}

/** The customer that the owner of an account is. @throws where they are none */
export async function customerIdOf(app: TestApp, accountId: string): Promise<CustomerId> {
  const { rows } = await app.db.pool.query<{ id: CustomerId }>('select id from customer where account_id = $1', [
    accountId,
  ])
  return rows[0]!.id
}

/** Creates a customer who stays signed in however far a test moves the clock. */
export async function lastingCustomer(app: TestApp, firstName: string): Promise<Customer> {
  const customer = await newCustomer(app, firstName)
  await app.db.pool.query(
    `update session set expires_at = now() + interval '20 years', seen_at = now() + interval '20 years'
     where account_id = $1`,
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
