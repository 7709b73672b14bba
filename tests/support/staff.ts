import { operator } from './acting.ts'
import { randomUUID } from 'node:crypto'

import { addStaff } from '#usecases/staff/add-staff.ts'
import type { TestApp } from './app.ts'
import { codeAt } from './authenticator.ts'
import type { SignedIn } from './customer.ts'

const PASSWORD = 'Laterne Zebra Kompott'

/** Staff as they work: made by the operator, signed in, with a second factor set up. @throws where a call is refused */
export async function newStaff(app: TestApp, role: 'agent' | 'manager'): Promise<SignedIn> {
  const email = `${role}.${randomUUID()}@spreewagen.example`
  const made = await addStaff(app.ctx, operator, {
    email,
    name: 'Kim Beispiel',
    role,
    branches: 'all',
    password: PASSWORD,
  })
  if (!made.ok) throw new Error(`refused with ${made.refusal.code}`)
  const signedIn = await app.call('login', { body: { email, password: PASSWORD } })
  const { token, user } = signedIn.body
  const begun = await app.call('beginSecondFactor', { as: token, body: { currentPassword: PASSWORD } })
  const code = codeAt(begun.body.secret, app.ctx.now())
  const confirmed = await app.call('confirmSecondFactor', { as: token, body: { code } })
  if (confirmed.status !== 200) throw new Error(`refused with ${confirmed.status}`)
  return { email, token, user }
}
