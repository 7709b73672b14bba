import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listPasskeys } from '#store/passkey.ts'
import { countRecoveryCodes, findSecondFactor } from '#store/second-factor.ts'
import type { Context } from '../context.ts'

export interface SecondFactor {
  /** Time at which it came into force; null if it is not. */
  since: Date | null
  recoveryCodes: number
  /** Second part of the proof, beside the password; null if there is none. */
  asks: 'code' | 'passkey' | null
}

export async function ownSecondFactor(ctx: Context, actor: AccountOwner): Promise<SecondFactor> {
  assertMay(actor, 'ownSecondFactor')
  const row = await findSecondFactor(ctx.db, actor.account)
  const since = row?.confirmed_at ?? null
  const passkeys = await listPasskeys(ctx.db, actor.account)
  const otherwise = passkeys.length > 0 ? 'passkey' : null
  return {
    since,
    recoveryCodes: await countRecoveryCodes(ctx.db, actor.account),
    asks: since === null ? otherwise : 'code',
  }
}
