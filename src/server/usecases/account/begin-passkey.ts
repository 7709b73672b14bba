import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { company } from '#content/company.ts'
import { creationOptions, MOST_PASSKEYS, type CreationOptions } from '#secrets/passkey.ts'
import { shownEmail } from '#words/shown-email.ts'
import { lockAccount, type AccountRow } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact } from '#store/db.ts'
import { listPasskeys } from '#store/passkey.ts'
import type { Context } from '../context.ts'
import { askPassword, type AskedAgain, type WrongPassword } from './steps/own-password.ts'
import { keepChallenge } from './steps/passkey-challenge.ts'
import { codeRefused, hasToWait, takeCode, type CodeRefusal } from './steps/second-factor.ts'

interface Input extends AskedAgain {
  code?: string | undefined
}

/**
 * Gives a browser the options for making a passkey. The passkey alone will open the account, so the owner proves all
 * that opens it now: the password, and a code if there is an app.
 */
export async function beginPasskey(
  ctx: Context,
  actor: AccountOwner,
  input: Input,
): Promise<Outcome<CreationOptions, WrongPassword | CodeRefusal | { code: 'too_many_passkeys' }>> {
  assertMay(actor, 'beginPasskey')
  const { code = '' } = input
  const asked = await askPassword(ctx, actor, input)
  if (!asked.ok) return asked
  // Committed even if the code is refused, because wrong ones are counted.
  return await transact(ctx, actor, 'beginPasskey', async (tx) => {
    await lockAccount(tx, actor.account)
    const known = await listPasskeys(tx, actor.account)
    if (known.length >= MOST_PASSKEYS) return { ok: false, refusal: { code: 'too_many_passkeys' } }
    const taken = await takeCode(ctx, tx, actor.account, code)
    if (hasToWait(taken)) return { ok: false, refusal: taken }
    if (taken === 'wrong') return codeRefused('wrong_code')
    const options = await creationOptions(ctx.origin, presented(asked.value), company.name, known)
    await keepChallenge(ctx, tx, options.challenge, actor.session)
    return { ok: true, value: options }
  })
}

/** Account as the device shows it to its owner. */
const presented = ({ id, email, first_name, last_name }: AccountRow) => ({
  id,
  email: shownEmail(email),
  name: `${first_name} ${last_name}`.trim(),
})
