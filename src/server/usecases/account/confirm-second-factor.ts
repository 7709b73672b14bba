import type { AccountOwner } from '#domain/actor.ts'
import { lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact } from '#store/db.ts'
import { lockSecondFactor, putInForce } from '#store/second-factor.ts'
import type { Context } from '../context.ts'
import { giveRecoveryCodes } from './steps/give-recovery-codes.ts'
import { codeRefused, hasToWait, takeAppCode, type CodeRefusal } from './steps/second-factor.ts'
import { signInChanged } from './steps/sign-in-changed.ts'

/** Puts the second factor in force and returns the recovery codes, which are never shown again. */
export async function confirmSecondFactor(
  ctx: Context,
  actor: AccountOwner,
  input: { code: string },
): Promise<Outcome<string[], CodeRefusal>> {
  const { code } = input
  // Committed even if the code is refused, because wrong ones are counted.
  return await transact(ctx, actor, 'confirmSecondFactor', async (tx): Promise<Outcome<string[], CodeRefusal>> => {
    const account = await lockAccount(tx, actor.account)
    const factor = await lockSecondFactor(tx, actor.account)
    if (account === undefined || factor === undefined) return codeRefused('second_factor_off')
    if (factor.confirmed_at !== null) return codeRefused('second_factor_on')
    const taken = await takeAppCode(ctx, tx, factor, code)
    if (hasToWait(taken)) return { ok: false, refusal: taken }
    if (taken !== 'code') return codeRefused('wrong_code')
    await putInForce(tx, actor.account, ctx.now())
    await signInChanged(ctx, tx, account, 'second_factor_on')
    return { ok: true, value: await giveRecoveryCodes(ctx, tx, actor.account) }
  })
}
