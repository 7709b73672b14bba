import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { deleteSecondFactor } from '#store/second-factor.ts'
import type { Context } from '../context.ts'
import { askPasswordAndCode, type PasswordAndCode } from './steps/ask-password-and-code.ts'
import type { WrongPassword } from './steps/own-password.ts'
import type { CodeRefusal } from './steps/second-factor.ts'
import { signInChanged } from './steps/sign-in-changed.ts'

/** Ends the second factor: from now on the password is enough. */
export async function endSecondFactor(
  ctx: Context,
  actor: AccountOwner,
  input: PasswordAndCode,
): Promise<Outcome<null, WrongPassword | CodeRefusal>> {
  assertMay(actor, 'endSecondFactor')
  return await askPasswordAndCode(ctx, actor, 'endSecondFactor', input, async (tx, account) => {
    await deleteSecondFactor(tx, account.id)
    await signInChanged(ctx, tx, account, 'second_factor_off')
    return null
  })
}
