import { randomUUID } from 'node:crypto'

import type { User } from '../../src/contract/account.ts'
import type { TestApp } from './app.ts'

export const PASSWORD = 'vier lose Worte zum Merken'

export interface Customer {
  email: string
  token: string
  user: User
}

/** Somebody with an account, signed in the way everybody is. @throws where one of the calls is refused */
export async function newCustomer(
  app: TestApp,
  firstName: string,
  email = `${firstName.toLowerCase()}.${randomUUID()}@post.example`,
): Promise<Customer> {
  await fine(
    app.post('/api/account/sign-up', {
      fullName: `${firstName} Muster`,
      email,
      password: PASSWORD,
      acceptTerms: true,
      language: 'de',
    }),
  )
  const { rows } = await app.db.pool.query<{ token: string }>(
    `select data ->> 'token' as token from letter where recipient = $1 and kind = 'confirm_address'
     order by created_at desc`,
    [email],
  )
  await fine(app.post('/api/account/confirm', { token: rows[0]!.token }))
  const { body } = await fine(app.post<{ token: string; user: User }>('/api/user/Login', { email, password: PASSWORD }))
  return { email, token: body.token, user: body.user }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function fine<T extends { status: number }>(call: Promise<T>): Promise<T> {
  const reply = await call
  if (reply.status !== 200) throw new Error(`refused with ${reply.status}`)
  return reply
}
