import { verifyPassword } from '../../password.ts'
import { recordAccountEvent } from '../../store/account-event.ts'
import { findCustomerByEmail, type CustomerRow } from '../../store/customer.ts'
import type { Outcome } from '../../store/db.ts'
import { insertSession } from '../../store/session.ts'
import { newToken } from '../../token.ts'
import type { Context } from '../context.ts'
import { hourOf } from './steps/hour.ts'
import { mailLink } from './steps/mail-link.ts'
import { userOf, type User } from './steps/present-user.ts'

const HOUR_MS = 3_600_000
/** D4: remember-me decides. */
const SESSION_MS = { short: 12 * HOUR_MS, long: 30 * 24 * HOUR_MS } as const

export interface LoginInput {
  email: string
  password: string
  remember?: boolean | undefined
  /** By what its owner will know the session. */
  device: { browser: string | null; system: string | null }
}

/**
 * Signs in. One refusal for every reason: an unknown address, a wrong password and an address that was never
 * confirmed look the same from outside (D5); for the last, the confirmation is mailed again.
 */
export async function login(
  ctx: Context,
  input: LoginInput,
): Promise<Outcome<{ token: string; user: User }, { code: 'login_failed' }>> {
  const customer = await findCustomerByEmail(ctx.db, input.email)
  const fits = await verifyPassword(customer?.password_hash ?? null, input.password)
  if (customer === undefined || !fits) return { ok: false, refusal: { code: 'login_failed' } }
  if (customer.email_confirmed_at === null) {
    await remind(ctx, customer)
    return { ok: false, refusal: { code: 'login_failed' } }
  }
  const { token, hash } = newToken()
  const at = ctx.now()
  const expiresAt = new Date(at.getTime() + (input.remember === true ? SESSION_MS.long : SESSION_MS.short))
  await ctx.db.transaction().execute(async (tx) => {
    await insertSession(tx, {
      ...input.device,
      tokenHash: hash,
      customerId: customer.id,
      at,
      seenAt: hourOf(at),
      expiresAt,
    })
    await recordAccountEvent(tx, customer.id, 'signed_in', {})
  })
  return { ok: true, value: { token, user: userOf(customer) } }
}

async function remind(ctx: Context, customer: CustomerRow): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await mailLink(ctx, tx, customer, customer.language, { kind: 'confirm_address' })
  })
}
