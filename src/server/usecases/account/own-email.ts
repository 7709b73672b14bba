import type { Customer } from '#domain/actor.ts'
import { findCustomerById } from '#store/customer.ts'
import { findOpenEmailChange, type EmailChangeRow } from '#store/email-change.ts'
import type { Context } from '../context.ts'

/** The address of an account, and the change that it waits for, if there is one. */
export async function ownEmail(
  ctx: Context,
  actor: Customer,
): Promise<{ email: string; change: EmailChangeRow | null }> {
  const customer = (await findCustomerById(ctx.db, actor.account))!
  return { email: customer.email, change: (await findOpenEmailChange(ctx.db, actor.account, ctx.now())) ?? null }
}
