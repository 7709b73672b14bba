import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { deletePasskey } from '#store/passkey.ts'
import type { Context } from '../context.ts'
import { askProof, type NoProof, type Proof } from './steps/ask-password-and-code.ts'
import { signInChanged } from './steps/sign-in-changed.ts'

/** Removes a passkey from an account. If it is gone already, this succeeds and no letter is sent. */
export async function removePasskey(
  ctx: Context,
  actor: AccountOwner,
  input: Proof & { id: string },
): Promise<Outcome<null, NoProof>> {
  assertMay(actor, 'removePasskey')
  const asked = await askProof(ctx, actor, 'removePasskey', input)
  if (!asked.ok) return asked
  return await transaction(ctx, actor, 'removePasskey', async (tx): Promise<Outcome<null, NoProof>> => {
    const account = await lockAccount(tx, actor.account)
    if (account !== undefined && (await deletePasskey(tx, account.id, input.id))) {
      await signInChanged(ctx, tx, account, 'passkey_removed')
    }
    return { ok: true, value: null }
  })
}
