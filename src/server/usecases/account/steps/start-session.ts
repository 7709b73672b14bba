import { sessionEnd } from '#domain/session.ts'
import type { AccountEventKind } from '#domain/account-event.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { AccountRow } from '#store/account.ts'
import type { Tx } from '#store/db.ts'
import { insertSession } from '#store/session.ts'
import { newToken } from '#secrets/token.ts'
import type { Context } from '../../context.ts'
import { hourOf } from './hour.ts'
import { userOf, type User } from './present-user.ts'

export interface NewSession {
  /** Whether “remember me” was chosen, which makes the session last longer (D4). */
  remember?: boolean | undefined
  /** Device by which its owner recognises the session. */
  device: { browser: string | null; system: string | null }
}

export interface SignedIn {
  token: string
  user: User
}

/** `proof` is stored by the browser (known-device.ts). */
export type SignedInHere = SignedIn & { proof: string }

/** Signs in an owner who has proved themselves. Call it with the account locked. @param how way of signing in, which the owner is told */
export async function startSession(
  ctx: Context,
  tx: Tx,
  account: AccountRow,
  { remember = false, device }: NewSession,
  how: Extract<AccountEventKind, `signed_in${string}`>,
): Promise<SignedIn> {
  const { token, hash } = newToken()
  const at = ctx.now()
  const { rules } = await ctx.catalogue()
  await insertSession(tx, {
    ...device,
    tokenHash: hash,
    accountId: account.id,
    at,
    seenAt: hourOf(at),
    expiresAt: sessionEnd(rules, remember, at),
    remembered: remember,
  })
  await recordAccountEvent(tx, account.id, how, device)
  return { token, user: userOf(account) }
}
