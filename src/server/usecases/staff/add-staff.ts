import * as z from 'zod/mini'

import { hashPassword } from '../../password.ts'
import { isWeakPassword } from '../../password-strength.ts'
import type { Outcome } from '../../store/db.ts'
import { insertStaff } from '../../store/staff.ts'
import type { Context } from '../context.ts'

export interface NewStaff {
  email: string
  name: string
  role: 'agent' | 'manager'
  password: string
}

const isEmail = (text: string) => z.safeParse(z.email(), text).success

/** Makes a staff account (C). Who has one already keeps it as it is. */
export async function addStaff(
  ctx: Context,
  input: NewStaff,
): Promise<Outcome<null, { code: 'exists' | 'not_an_address' | 'weak_password' }>> {
  const { email, name, role, password } = input
  if (!isEmail(email)) return { ok: false, refusal: { code: 'not_an_address' } }
  if (await isWeakPassword(password, [name, email])) return { ok: false, refusal: { code: 'weak_password' } }
  const added = await insertStaff(ctx.db, { email, name, role, password_hash: await hashPassword(password) })
  return added ? { ok: true, value: null } : { ok: false, refusal: { code: 'exists' } }
}
