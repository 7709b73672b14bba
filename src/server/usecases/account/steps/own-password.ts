import type { AccountOwner } from '#domain/actor.ts'
import { verifyPassword } from '#secrets/password.ts'
import { findAccount, type AccountRow } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../../context.ts'
import { bySession, forgive, slowDown, takeBack, type Slowed } from './guessing.ts'

export type WrongPassword = { code: 'wrong_password'; fields: Record<string, string> } | Slowed

export interface AskedAgain {
  currentPassword: string
}

/**
 * Asks for the password before an act that cannot be undone, because a session may be stolen. Guessing is slowed down by
 * session, so that failures of others do not count.
 * @returns the account
 */
export async function askPassword(
  ctx: Context,
  actor: AccountOwner,
  { currentPassword }: AskedAgain,
): Promise<Outcome<AccountRow, WrongPassword>> {
  const guessing = bySession(ctx, actor.session)
  const slowed = await slowDown(ctx, guessing)
  if (slowed !== null) return { ok: false, refusal: slowed }
  const account = await findAccount(ctx.db, actor.account)
  const fits = await verifyPassword(account?.password_hash ?? null, currentPassword).catch(async (error: unknown) => {
    await takeBack(ctx, guessing)
    throw error
  })
  if (account === undefined || !fits) {
    return { ok: false, refusal: { code: 'wrong_password', fields: { currentPassword: 'wrong_password' } } }
  }
  await forgive(ctx, guessing)
  return { ok: true, value: account }
}
