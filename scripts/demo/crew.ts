import { randomInt } from 'node:crypto'

import type { AccountOwner, Staff } from '#domain/actor.ts'
import { setupUri } from '#secrets/totp.ts'
import { beginSecondFactor } from '#usecases/account/begin-second-factor.ts'
import { confirmSecondFactor } from '#usecases/account/confirm-second-factor.ts'
import { login } from '#usecases/account/login.ts'
import { logout } from '#usecases/account/logout.ts'
import { whoAmI } from '#usecases/account/who-am-i.ts'
import type { Context } from '#usecases/context.ts'
import { addStaff } from '#usecases/staff/add-staff.ts'
import { findColleague } from '#usecases/staff/find-colleague.ts'
import { codeAt } from './app-code.ts'
import { done, operator, visitor, type Crew, type Stage } from './demo-stage.ts'

/** An account for trying. It is shown once: the database has a hash of the password, and the sealed secret of the app. */
export interface TrialAccount {
  who: string
  email: string
  password: string
  /** Address from which an app reads the secret of the second factor. */
  uri: string
}

/** Members of staff by the branch where they work; null is everywhere. */
export const colleagues = [
  { name: 'Maike Muster', role: 'manager', branch: null, email: 'maike.muster@spreewagen.example' },
  { name: 'Tom Tresen', role: 'agent', branch: 1, email: 'tom.tresen@spreewagen.example' },
  { name: 'Fiona Flugfeld', role: 'agent', branch: 3, email: 'fiona.flugfeld@spreewagen.example' },
] as const

/** Makes the staff accounts, with a second factor in force. */
export async function hireCrew({ ctx }: Stage, namesOf: (branch: number) => string) {
  const accounts: TrialAccount[] = []
  const staff: Staff[] = []
  for (const { name, role, branch, email } of colleagues) {
    const password = newPassword()
    const branches = branch === null ? 'all' : [branch]
    done(await addStaff(ctx, operator, { email, name, role, branches, password }))
    const who = branch === null ? `${name}, manager` : `${name}, agent at ${namesOf(branch)}`
    accounts.push({
      who,
      email,
      password,
      uri: setupUri(await setUpApp(ctx, email, password), 'Spreewagen demo', email),
    })
    staff.push(done(await findColleague(ctx, operator, email)))
  }
  const agents = new Map(
    colleagues.flatMap(({ branch }, at) => (branch === null ? [] : [[branch, staff[at]!] as const])),
  )
  const crew: Crew = { manager: staff[0]!, agents }
  return { crew, accounts }
}

/** Sets up the app as its owner does. @returns its secret */
async function setUpApp(ctx: Context, email: string, password: string): Promise<string> {
  const owner = await signIn(ctx, email, password)
  const { secret } = done(await beginSecondFactor(ctx, owner, { currentPassword: password }))
  done(await confirmSecondFactor(ctx, owner, { code: codeAt(secret, ctx.now()) }))
  await logout(ctx, owner)
  return secret
}

/** Signs in as somebody without a second factor. */
async function signIn(ctx: Context, email: string, password: string): Promise<AccountOwner> {
  const device = { browser: null, system: null }
  const { token } = done(await login(ctx, visitor, { email, password, proof: null, device }))
  return await ownerOf(ctx, token)
}

/** The owner of a session, as who acts in it. */
export async function ownerOf(ctx: Context, token: string): Promise<AccountOwner> {
  const { account, customer, session } = (await whoAmI(ctx, visitor, token))!
  return { kind: 'customer', account, customer, session, place: visitor.place }
}

/** Fifteen letters that can be read out, by real chance: the seed of the week says nothing about them. */
export function newPassword(): string {
  const syllable = () => `${pick('bdfgklmnprstvz')}${pick('aeiou')}${pick('lmnrst')}`
  return Array.from({ length: 5 }, syllable).join('-')
}

const pick = (letters: string) => letters[randomInt(letters.length)]!
