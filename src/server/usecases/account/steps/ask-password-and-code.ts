import type { AccountOwner } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import type { Verb } from '#domain/rights.ts'
import type { Assertion } from '#secrets/passkey.ts'
import { lockAccount, type AccountRow } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Tx } from '#store/db.ts'
import { listPasskeys } from '#store/passkey.ts'
import type { Context } from '../../context.ts'
import { findSecondFactor } from '#store/second-factor.ts'
import { askPassword, type AskedAgain, type WrongPassword } from './own-password.ts'
import { redeemChallenge } from './passkey-challenge.ts'
import { codeRefused, hasToWait, takeCode, type CodeRefusal } from './second-factor.ts'
import { takePasskey } from './take-passkey.ts'

export interface PasswordAndCode extends AskedAgain {
  code: string
}

/** Runs an act that needs password and code, in the transaction that uses the code up. */
export async function askPasswordAndCode<T>(
  ctx: Context,
  actor: AccountOwner,
  verb: Verb,
  input: PasswordAndCode,
  work: (tx: Tx, account: AccountRow) => Promise<T>,
): Promise<Outcome<T, WrongPassword | CodeRefusal>> {
  const asked = await askPassword(ctx, actor, input)
  if (!asked.ok) return asked
  return await transact(ctx, actor, verb, async (tx): Promise<Outcome<T, CodeRefusal>> => {
    const account = await lockAccount(tx, actor.account)
    const taken = account && (await takeCode(ctx, tx, actor.account, input.code))
    if (account === undefined || taken === null || taken === undefined) return codeRefused('second_factor_off')
    if (hasToWait(taken)) return { ok: false, refusal: taken }
    if (taken === 'wrong') return codeRefused('wrong_code')
    return { ok: true, value: await work(tx, account) }
  })
}

export interface Proof extends AskedAgain {
  code?: string | undefined
  passkey?: Assertion | undefined
}

type NoPasskey = { code: 'passkey_asked' | 'passkey_expired' | 'wrong_passkey' }
export type NoProof = WrongPassword | CodeRefusal | { code: 'second_factor_required' } | NoPasskey

/**
 * Asks for all that opens the account, before an act that cannot be undone or hands out everything: the password, and a
 * code if there is an app, or else a passkey if there is one. Code and challenge are used up even if a later step is
 * refused.
 */
export async function askProof(
  ctx: Context,
  actor: AccountOwner,
  verb: Verb,
  input: Proof,
): Promise<Outcome<AccountRow, NoProof>> {
  const asked = await askPassword(ctx, actor, input)
  if (!asked.ok) return asked
  const { code, passkey } = input
  // As at sign-in, a challenge works once and for this site only.
  const challenge = passkey === undefined ? null : await redeemChallenge(ctx, passkey, null)
  // Committed even if code or passkey is refused, because wrong ones are counted.
  return await transact(ctx, actor, verb, async (tx): Promise<Outcome<AccountRow, NoProof>> => {
    await lockAccount(tx, actor.account)
    const factor = await findSecondFactor(tx, actor.account)
    if (factor?.confirmed_at == null) {
      const refusal = await passkeyRefused(ctx, tx, actor.account, passkey, challenge)
      return refusal === null ? asked : { ok: false, refusal }
    }
    if (code === undefined) return { ok: false, refusal: { code: 'second_factor_required' } }
    const taken = await takeCode(ctx, tx, actor.account, code)
    if (hasToWait(taken)) return { ok: false, refusal: taken }
    return taken === 'wrong' ? codeRefused('wrong_code') : asked
  })
}

/** @returns null if the account has no passkey, or if one of them has signed */
async function passkeyRefused(
  ctx: Context,
  tx: Tx,
  account: AccountId,
  passkey: Assertion | undefined,
  challenge: Buffer | null,
): Promise<NoPasskey | null> {
  const known = await listPasskeys(tx, account)
  if (known.length === 0) return null
  if (passkey === undefined) return { code: 'passkey_asked' }
  if (challenge === null) return { code: 'passkey_expired' }
  return (await takePasskey(ctx, tx, { account, challenge, credential: passkey })) ? null : { code: 'wrong_passkey' }
}
