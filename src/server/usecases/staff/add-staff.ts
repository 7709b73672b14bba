import type { Actor, Role } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import * as z from 'zod/mini'

import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { confirmEmail, findAccountByEmail, insertAccount, lockAccount, setPasswordHash } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { deleteSessionsOf } from '#store/session.ts'
import { insertStaff } from '#store/staff.ts'
import type { Context } from '../context.ts'

export interface NewStaff {
  email: string
  name: string
  role: Role
  /** Where they work. */
  branches: 'all' | readonly number[]
  password: string
}

export type AddStaffRefusal = Forbidden | { code: 'exists' | 'not_an_address' | 'weak_password' | 'branches' }

const isEmail = (text: string) => z.safeParse(z.email(), text).success

/**
 * Adds a member of staff (C), who signs in with an account like everybody's and need not be a customer. An account that
 * the address has already keeps its password, unless nobody ever confirmed it. An existing role stays as it is.
 */
export async function addStaff(ctx: Context, actor: Actor, input: NewStaff): Promise<Outcome<null, AddStaffRefusal>> {
  if (!may(actor, 'addStaff')) return forbidden('addStaff')
  const { email, role, branches, password } = input
  const name = input.name.trim()
  // Managers work everywhere, agents somewhere (C).
  if (branches === 'all' ? false : role === 'manager' || branches.length === 0)
    return { ok: false, refusal: { code: 'branches' } }
  if (!isEmail(email)) return { ok: false, refusal: { code: 'not_an_address' } }
  if (await isWeakPassword(password, [name, email])) return { ok: false, refusal: { code: 'weak_password' } }
  const passwordHash = await hashPassword(password)
  return await transaction(ctx, actor, 'addStaff', async (tx): Promise<Outcome<null, AddStaffRefusal>> => {
    const id = await accountFor(ctx, tx, input, passwordHash)
    if (!(await insertStaff(tx, { account: id, name, role, branches })))
      return { ok: false, refusal: { code: 'exists' } }
    // Sessions that were opened with the password alone are no longer enough.
    await deleteSessionsOf(tx, id)
    return { ok: true, value: null }
  })
}

async function accountFor(ctx: Context, tx: Tx, { email }: NewStaff, passwordHash: string): Promise<AccountId> {
  const made = await insertAccount(tx, {
    email,
    password_hash: passwordHash,
    email_confirmed_at: ctx.now(),
    language: 'de',
    created_at: ctx.now(),
  })
  if (made !== undefined) {
    await recordAccountEvent(tx, made, 'account_created', {})
    return made
  }
  const { id } = (await findAccountByEmail(tx, email))!
  const account = (await lockAccount(tx, id))!
  if (account.email_confirmed_at === null) {
    await setPasswordHash(tx, id, passwordHash)
    await confirmEmail(tx, id, ctx.now())
  }
  return id
}
