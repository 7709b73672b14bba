import { randomUUID } from 'node:crypto'

import type { Staff } from '#domain/actor.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { operator, valueOf } from './acting.ts'
import type { TestApp } from './app.ts'
import { codeAt } from './authenticator.ts'
import type { SignedIn } from './customer.ts'

const PASSWORD = 'Laterne Zebra Kompott'

/**
 * Staff as they work: made by the operator, signed in, with a second factor set up. @throws where a call is refused
 * @param branches where they work; everywhere if omitted
 */
export async function newStaff(
  app: TestApp,
  role: 'agent' | 'manager',
  branches: 'all' | number[] = 'all',
): Promise<SignedIn & { secret: string }> {
  const { email, token, user } = await newStaffWithoutFactor(app, role, branches)
  const begun = await app.call('beginSecondFactor', { as: token, body: { currentPassword: PASSWORD } })
  const code = codeAt(begun.body.secret, app.ctx.now())
  const confirmed = await app.call('confirmSecondFactor', { as: token, body: { code } })
  if (confirmed.status !== 200) throw new Error(`refused with ${confirmed.status}`)
  return { email, token, user, secret: begun.body.secret }
}

/** Staff who have signed in for the first time, and may do nothing but set up a second factor. */
export async function newStaffWithoutFactor(
  app: TestApp,
  role: 'agent' | 'manager',
  branches: 'all' | number[] = 'all',
): Promise<SignedIn> {
  const email = `${role}.${randomUUID()}@spreewagen.example`
  valueOf(await addStaff(app.ctx, operator, { email, name: 'Kim Beispiel', role, branches, password: PASSWORD }))
  const { token, user } = (await app.call('login', { body: { email, password: PASSWORD } })).body
  return { email, token, user }
}

/** Makes an agent of one branch, as use cases know them. */
export async function agentAt(app: TestApp, branch: number): Promise<Staff> {
  const email = `agent.${branch}@spreewagen.example`
  const wish = { email, name: 'Kim Beispiel', role: 'agent' } as const
  valueOf(await addStaff(app.ctx, operator, { ...wish, branches: [branch], password: PASSWORD }))
  return valueOf(await findColleague(app.ctx, operator, email))
}
