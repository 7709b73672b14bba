import type { AccountId } from '#domain/ids.ts'
import { credentialIdIn, readAssertion, type Assertion } from '#secrets/passkey.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Tx } from '#store/db.ts'
import { findPasskey, notePasskeyUse } from '#store/passkey.ts'
import type { Context } from '../../context.ts'

/**
 * Whether a passkey of this account has signed the challenge. A wrong signature is told to the owner, so the transaction
 * must be committed even if it is refused. The caller has locked the account.
 */
export async function takePasskey(
  ctx: Context,
  tx: Tx,
  { account, challenge, credential }: { account: AccountId; challenge: Buffer; credential: Assertion },
): Promise<boolean> {
  const passkey = await findPasskey(tx, credentialIdIn(credential))
  if (passkey?.account_id !== account) return false
  const signed = await readAssertion(ctx.origin, challenge, credential, passkey)
  if (signed === null) {
    await recordAccountEvent(tx, account, 'passkey_refused', {})
    return false
  }
  await notePasskeyUse(tx, passkey.id, { ...signed, at: ctx.now() })
  return true
}
