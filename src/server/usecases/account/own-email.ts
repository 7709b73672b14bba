import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { findAccount } from '#store/account.ts'
import { findOpenEmailChange, type EmailChangeRow } from '#store/email-change.ts'
import type { Context } from '../context.ts'

/** Address of an account, and its open change, if any. */
export async function ownEmail(
  ctx: Context,
  actor: AccountOwner,
): Promise<{ email: string; change: EmailChangeRow | null }> {
  assertMay(actor, 'ownEmail')
  const account = (await findAccount(ctx.db, actor.account))!
  return { email: account.email, change: (await findOpenEmailChange(ctx.db, actor.account, ctx.now())) ?? null }
}
