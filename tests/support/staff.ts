import { randomUUID } from 'node:crypto'

import type { Staff } from '#domain/actor.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { operator, valueOf } from './acting.ts'
import type { TestApp } from './app.ts'
import { codeAt } from './authenticator.ts'
import type { SignedIn } from './customer.ts'

const PASSWORD = 'Laterne Zebra Kompott'

/** Staff as they work: made by the operator, signed in, with a second factor set up. @throws where a call is refused */
export async function newStaff(
  app: TestApp,
  role: 'agent' | 'manager',
  branches: 'all' | number[] = 'all',
): Promise<SignedIn & { secret: string }> {
  const email = `${role}.${randomUUID()}@spreewagen.example`
  const made = await addStaff(app.ctx, operator, {
    email,
    name: 'Kim Beispiel',
    role,
    branches,
    password: PASSWORD,
  })
  if (!made.ok) throw new Error(`refused with ${made.refusal.code}`)
  const signedIn = await app.call('login', { body: { email, password: PASSWORD } })
  const { token, user } = signedIn.body
  const begun = await app.call('beginSecondFactor', { as: token, body: { currentPassword: PASSWORD } })
  const code = codeAt(begun.body.secret, app.ctx.now())
  const confirmed = await app.call('confirmSecondFactor', { as: token, body: { code } })
  if (confirmed.status !== 200) throw new Error(`refused with ${confirmed.status}`)
  return { email, token, user, secret: begun.body.secret }
}

/** Makes an agent of one branch, as use cases know them. */
export async function agentAt(app: TestApp, branch: number): Promise<Staff> {
  const email = `agent.${branch}@spreewagen.example`
  const wish = { email, name: 'Kim Beispiel', role: 'agent' } as const
  valueOf(await addStaff(app.ctx, operator, { ...wish, branches: [branch], password: PASSWORD }))
  return valueOf(await findColleague(app.ctx, operator, email))
}
