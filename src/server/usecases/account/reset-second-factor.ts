import type { Actor } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { findAccountByEmail, lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { deletePasskeysOf } from '#store/passkey.ts'
import { deleteSecondFactor } from '#store/second-factor.ts'
import type { Context } from '../context.ts'
import { signInChanged } from './steps/sign-in-changed.ts'

export type ResetRefusal = Forbidden | { code: 'no_account' | 'second_factor_off' }

/**
 * Removes app and passkeys of an owner who lost them and has proven to staff who they are. They are signed out
 * everywhere and told by letter.
 * @param who address or account
 */
export async function resetSecondFactor(
  ctx: Context,
  actor: Actor,
  who: string | { account: AccountId },
): Promise<Outcome<null, ResetRefusal>> {
  if (!may(actor, 'resetSecondFactor')) return forbidden('resetSecondFactor')
  return await transaction(ctx, actor, 'resetSecondFactor', async (tx): Promise<Outcome<null, ResetRefusal>> => {
    const found = typeof who === 'string' ? await findAccountByEmail(tx, who) : { id: who.account }
    const account = found && (await lockAccount(tx, found.id))
    if (account === undefined) return { ok: false, refusal: { code: 'no_account' } }
    const app = await deleteSecondFactor(tx, account.id)
    const passkeys = await deletePasskeysOf(tx, account.id)
    if (!app && passkeys === 0) return { ok: false, refusal: { code: 'second_factor_off' } }
    await signInChanged(ctx, tx, account, 'second_factor_reset')
    return { ok: true, value: null }
  })
}
