import type { Caller } from '#domain/actor.ts'
import { credentialIdIn, type Assertion } from '#secrets/passkey.ts'
import { lockCustomer } from '#store/customer.ts'
import { transact, type Outcome, type Tx } from '#store/db.ts'
import { findPasskey } from '#store/passkey.ts'
import type { Context } from '../context.ts'
import { redeemChallenge } from './steps/passkey-challenge.ts'
import { startSession, type NewSession, type SignedIn } from './steps/start-session.ts'
import { takePasskey } from './steps/take-passkey.ts'

type Refusal = { code: 'passkey_refused' | 'passkey_expired' }
const refused = { ok: false, refusal: { code: 'passkey_refused' } } as const

/**
 * Signs in with what a device has signed. It was unlocked by its owner, so that counts for both factors, and neither
 * password nor code is asked for. One refusal for every reason but a challenge that is used or late.
 */
export async function signInWithPasskey(
  ctx: Context,
  actor: Caller,
  input: NewSession & { credential: Assertion },
): Promise<Outcome<SignedIn, Refusal>> {
  const challenge = await redeemChallenge(ctx, input.credential, null)
  if (challenge === null) return { ok: false, refusal: { code: 'passkey_expired' } }
  const found = await findPasskey(ctx.db, credentialIdIn(input.credential))
  if (found === undefined) return refused
  return await transact(ctx, actor, 'signInWithPasskey', (tx) => open(ctx, tx, found.customer_id, challenge, input))
}

async function open(
  ctx: Context,
  tx: Tx,
  customerId: string,
  challenge: Buffer,
  input: NewSession & { credential: Assertion },
): Promise<Outcome<SignedIn, Refusal>> {
  // Customers first, as everywhere: then the passkey is looked at again, with what it has counted so far.
  const customer = await lockCustomer(tx, customerId)
  if (customer === undefined || customer.email_confirmed_at === null) return refused
  if (!(await takePasskey(ctx, tx, { account: customerId, challenge, credential: input.credential }))) return refused
  return { ok: true, value: await startSession(ctx, tx, customer, input, 'signed_in_with_passkey') }
}
