import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'
import { askPasswordAndCode, type PasswordAndCode } from './steps/ask-password-and-code.ts'
import { giveRecoveryCodes } from './steps/give-recovery-codes.ts'
import type { WrongPassword } from './steps/own-password.ts'
import type { CodeRefusal } from './steps/second-factor.ts'
import { signInChanged } from './steps/sign-in-changed.ts'

/** Replaces the recovery codes; the old ones become void. */
export async function renewRecoveryCodes(
  ctx: Context,
  actor: AccountOwner,
  input: PasswordAndCode,
): Promise<Outcome<string[], WrongPassword | CodeRefusal>> {
  assertMay(actor, 'renewRecoveryCodes')
  return await askPasswordAndCode(ctx, actor, 'renewRecoveryCodes', input, async (tx, account) => {
    await signInChanged(ctx, tx, account, 'recovery_codes_renewed')
    return await giveRecoveryCodes(ctx, tx, account.id)
  })
}
