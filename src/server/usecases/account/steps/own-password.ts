import type { Customer } from '#domain/actor.ts'
import { verifyPassword } from '#secrets/password.ts'
import { findCustomerById, type CustomerRow } from '#store/customer.ts'
import type { Outcome } from '#store/db.ts'
import type { Context } from '../../context.ts'
import { bySession, forgive, slowDown, takeBack, type Slowed } from './patience.ts'

export type WrongPassword = { code: 'wrong_password'; fields: Record<string, string> } | Slowed

export interface AskedAgain {
  currentPassword: string
}

/**
 * Whoever holds a session may hold somebody else's: what cannot be undone asks for the password again. Guessing is
 * slowed down by session: nobody else's failures are in its way.
 * @returns the customer
 */
export async function askPassword(
  ctx: Context,
  actor: Customer,
  { currentPassword }: AskedAgain,
): Promise<Outcome<CustomerRow, WrongPassword>> {
  const guessing = bySession(ctx, actor.session)
  const slowed = await slowDown(ctx, guessing)
  if (slowed !== null) return { ok: false, refusal: slowed }
  const customer = await findCustomerById(ctx.db, actor.account)
  const fits = await verifyPassword(customer?.password_hash ?? null, currentPassword).catch(async (error: unknown) => {
    await takeBack(ctx, guessing)
    throw error
  })
  if (customer === undefined || !fits) {
    return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
  }
  await forgive(ctx, guessing)
  return { ok: true, value: customer }
}
