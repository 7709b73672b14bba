import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { listPasskeys as list, type PasskeyRow } from '#store/passkey.ts'
import type { Context } from '../context.ts'

/** Passkeys of an account, in the order in which they were added. */
export async function listPasskeys(ctx: Context, actor: AccountOwner): Promise<PasskeyRow[]> {
  assertMay(actor, 'listPasskeys')
  return await list(ctx.db, actor.account)
}
