import type { Actor, Role } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import * as z from 'zod/mini'

import { hashPassword } from '#secrets/password.ts'
import { isWeakPassword } from '#secrets/password-strength.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { openPost } from './steps/open-post.ts'

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
    const opened = await openPost(ctx, tx, { email, name, role, branches, language: 'de', passwordHash })
    if (opened === false) return { ok: false, refusal: { code: 'exists' } }
    return { ok: true, value: null }
  })
}
