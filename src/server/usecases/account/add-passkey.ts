import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { MOST_PASSKEYS, readRegistration, type NewKey, type Registration } from '#secrets/passkey.ts'
import { lockAccount } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction, type Tx } from '#store/db.ts'
import { insertPasskey, listPasskeys, type PasskeyRow } from '#store/passkey.ts'
import type { Context } from '../context.ts'
import { redeemChallenge } from './steps/passkey-challenge.ts'
import { signInChanged } from './steps/sign-in-changed.ts'

interface Input {
  credential: Registration
  /** Device that names the passkey until its owner renames it. */
  device: { browser: string | null; system: string | null }
}

type Refusal = { code: 'passkey_expired' | 'passkey_not_added' | 'too_many_passkeys' }
const refused = (code: Refusal['code']): { ok: false; refusal: Refusal } => ({ ok: false, refusal: { code } })

/** Adds the passkey that a browser has made. The other sessions end, and the owner is told. */
export async function addPasskey(
  ctx: Context,
  actor: AccountOwner,
  input: Input,
): Promise<Outcome<PasskeyRow, Refusal>> {
  assertMay(actor, 'addPasskey')
  const challenge = await redeemChallenge(ctx, input.credential, actor.session)
  if (challenge === null) return refused('passkey_expired')
  const key = await readRegistration(ctx.origin, challenge, input.credential)
  if (key === null) return refused('passkey_not_added')
  return await transaction(ctx, actor, 'addPasskey', (tx) => add(ctx, tx, actor, input, key))
}

async function add(
  ctx: Context,
  tx: Tx,
  actor: AccountOwner,
  input: Input,
  key: NewKey,
): Promise<Outcome<PasskeyRow, Refusal>> {
  const { device } = input
  const account = await lockAccount(tx, actor.account)
  if (account === undefined) return refused('passkey_expired')
  if ((await listPasskeys(tx, actor.account)).length >= MOST_PASSKEYS) return refused('too_many_passkeys')
  const name = [device.browser, device.system].filter((known) => known !== null).join(', ') || 'Passkey'
  const row = await insertPasskey(tx, { ...key, name, account_id: actor.account, created_at: ctx.now() })
  if (row === undefined) return refused('passkey_not_added')
  await signInChanged(ctx, tx, account, 'passkey_added')
  return { ok: true, value: row }
}
