import type { Actor, Role } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import * as z from 'zod/mini'

import { randomUUID } from 'node:crypto'

import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { confirmEmail, findCustomerByEmail, insertCustomer, lockCustomer, setPasswordHash } from '#store/customer.ts'
import { transaction, type Outcome, type Tx } from '#store/db.ts'
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
 * Makes a staff account (C): an account like everybody's, with a role. One that the address has already keeps its
 * password, unless nobody ever confirmed it. Who has a role keeps it as it is.
 */
export async function addStaff(ctx: Context, actor: Actor, input: NewStaff): Promise<Outcome<null, AddStaffRefusal>> {
  if (!may(actor, 'addStaff')) return forbidden('addStaff')
  const { email, name, role, branches, password } = input
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
    // What was opened with the password alone is not enough any more.
    await deleteSessionsOf(tx, id)
    return { ok: true, value: null }
  })
}

async function accountFor(ctx: Context, tx: Tx, { email, name }: NewStaff, passwordHash: string): Promise<string> {
  const [first, ...rest] = name.trim().split(/\s+/)
  const made = await insertCustomer(tx, {
    id: randomUUID(),
    email,
    first_name: first ?? '',
    last_name: rest.join(' '),
    password_hash: passwordHash,
    email_confirmed_at: ctx.now(),
    language: 'de',
    created_at: ctx.now(),
  })
  const { id } = (await findCustomerByEmail(tx, email))!
  if (made) await recordAccountEvent(tx, id, 'account_created', {})
  const account = (await lockCustomer(tx, id))!
  if (account.email_confirmed_at === null) {
    await setPasswordHash(tx, id, passwordHash)
    await confirmEmail(tx, id, ctx.now())
  }
  return id
}
