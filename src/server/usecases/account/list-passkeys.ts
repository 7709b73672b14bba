import type { Customer } from '#domain/actor.ts'
import { listPasskeys as list, type PasskeyRow } from '#store/passkey.ts'
import type { Context } from '../context.ts'

/** The passkeys of a customer, in the order in which they were added. */
export async function listPasskeys(ctx: Context, actor: Customer): Promise<PasskeyRow[]> {
  return await list(ctx.db, actor.account)
}
