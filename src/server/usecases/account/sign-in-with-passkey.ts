import type { AccountId } from '#domain/ids.ts'
import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { credentialIdIn, type Assertion } from '#secrets/passkey.ts'
import { lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Tx } from '#store/db.ts'
import { findPasskey } from '#store/passkey.ts'
import type { Context } from '../context.ts'
import { redeemChallenge } from './steps/passkey-challenge.ts'
import { startSession, type NewSession, type SignedIn } from './steps/start-session.ts'
import { takePasskey } from './steps/take-passkey.ts'

type Refusal = { code: 'passkey_refused' | 'passkey_expired' }
const refused = { ok: false, refusal: { code: 'passkey_refused' } } as const

/**
 * Signs in with a challenge signed by a device. Its owner unlocked the device, so it counts for both factors, and
 * neither password nor code is asked for. All reasons get the same refusal, except a challenge that is used or late.
 */
export async function signInWithPasskey(
  ctx: Context,
  actor: Caller,
  input: NewSession & { credential: Assertion },
): Promise<Outcome<SignedIn, Refusal>> {
  assertMay(actor, 'signInWithPasskey')
  const challenge = await redeemChallenge(ctx, input.credential, null)
  if (challenge === null) return { ok: false, refusal: { code: 'passkey_expired' } }
  const found = await findPasskey(ctx.db, credentialIdIn(input.credential))
  if (found === undefined) return refused
  return await transact(ctx, actor, 'signInWithPasskey', (tx) => open(ctx, tx, found.account_id, challenge, input))
}

async function open(
  ctx: Context,
  tx: Tx,
  accountId: AccountId,
  challenge: Buffer,
  input: NewSession & { credential: Assertion },
): Promise<Outcome<SignedIn, Refusal>> {
  // Locks the account first, as everywhere, and reads the passkey again with its present counter.
  const account = await lockAccount(tx, accountId)
  if (account === undefined || account.email_confirmed_at === null) return refused
  if (!(await takePasskey(ctx, tx, { account: accountId, challenge, credential: input.credential }))) return refused
  return { ok: true, value: await startSession(ctx, tx, account, input, 'signed_in_with_passkey') }
}
