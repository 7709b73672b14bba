import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact } from '#store/db.ts'
import { beginSecondFactor as begin } from '#store/second-factor.ts'
import { newSecret } from '#secrets/totp.ts'
import type { Context } from '../context.ts'
import { askPassword, type AskedAgain, type WrongPassword } from './steps/own-password.ts'
import { secretOwner } from './steps/second-factor.ts'

type InForce = { code: 'second_factor_on' }

/**
 * Makes a secret for an app. It is in force once a code has proven that the app has it; beginning again makes another.
 */
export async function beginSecondFactor(
  ctx: Context,
  actor: AccountOwner,
  input: AskedAgain,
): Promise<Outcome<{ secret: string; email: string }, WrongPassword | InForce>> {
  assertMay(actor, 'beginSecondFactor')
  const asked = await askPassword(ctx, actor, input)
  if (!asked.ok) return asked
  const secret = newSecret()
  const sealed = ctx.sealer.seal(secret, secretOwner(actor.account))
  const begun = await transact(ctx, actor, 'beginSecondFactor', (tx) => begin(tx, actor.account, sealed, ctx.now()))
  if (!begun) return { ok: false, refusal: { code: 'second_factor_on' } }
  return { ok: true, value: { secret, email: asked.value.email } }
}
