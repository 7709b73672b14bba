import type { Caller } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { knownDevice, deviceProof } from '#secrets/known-device.ts'
import { verifyPassword } from '#secrets/password.ts'
import { plainCode } from '#secrets/recovery-codes.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { findAccountByEmail, lockAccount, type AccountRow } from '#store/account.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transact, type Tx } from '#store/db.ts'
import { isStaffWithPasskey } from '#store/passkey.ts'
import { findSecondFactor } from '#store/second-factor.ts'
import type { Context } from '../context.ts'
import { mailLink } from './steps/mail-link.ts'
import { byDevice, byStranger, forgive, slowDown, takeBack, type Guessing, type Slowed } from './steps/guessing.ts'
import { hasToWait, takeCode, type CodeWait } from './steps/second-factor.ts'
import { startSession, type NewSession, type SignedInHere } from './steps/start-session.ts'
import { tellOwner } from './steps/tell-owner.ts'

export interface LoginInput extends NewSession {
  email: string
  password: string
  /** Code of the second factor, from the app or for recovery. */
  code?: string | undefined
  /** The browser's proof of earlier sign-ins, or null (known-device.ts). */
  proof: string | null
}

export type LoginRefusal =
  | Slowed
  | { code: 'login_failed' | 'second_factor_required' | 'passkey_required' }
  | CodeWait
  | { code: 'wrong_code'; fields: Record<string, string> }

/**
 * Signs in. An unknown address, a wrong password and an unconfirmed address get the same refusal (D5); for the last,
 * the confirmation is mailed again. Only a caller with the right password learns that there is a second factor.
 * Guessing is slowed down, also for an address without an account.
 */
export async function login(
  ctx: Context,
  actor: Caller,
  input: LoginInput,
): Promise<Outcome<SignedInHere, LoginRefusal>> {
  assertMay(actor, 'login')
  const account = await findOwner(ctx, input.email)
  const nonce = knownDevice(ctx.sealer, input.proof, account)
  const guessing = nonce === null ? byStranger(ctx, actor.place, input.email) : byDevice(ctx, nonce, input.email)
  const slowed = await slowDown(ctx, guessing)
  if (slowed !== null) return { ok: false, refusal: slowed }
  const outcome = await trySigningIn(ctx, actor, account, input).catch(async (error: unknown) => {
    await takeBack(ctx, guessing)
    throw error
  })
  await settle(ctx, guessing, outcome, input.code)
  return outcome
}

/** Finds an account by the spelling by which failures are counted. The database equates some letters that we do not. */
async function findOwner(ctx: Context, email: string): Promise<AccountRow | undefined> {
  const found = await findAccountByEmail(ctx.db, email)
  return found?.email.toLowerCase() === email.toLowerCase() ? found : undefined
}

/** Wrong codes of the app count against the account instead (steps/second-factor.ts). */
async function settle(
  ctx: Context,
  guessing: Guessing,
  outcome: Outcome<SignedInHere, LoginRefusal>,
  code: string | undefined,
): Promise<void> {
  if (outcome.ok) return await forgive(ctx, guessing)
  const { code: refusal } = outcome.refusal
  const guessed = refusal === 'login_failed' || (refusal === 'wrong_code' && !/^\d{6}$/.test(plainCode(code ?? '')))
  if (!guessed) await takeBack(ctx, guessing)
}

async function trySigningIn(
  ctx: Context,
  actor: Caller,
  account: AccountRow | undefined,
  input: LoginInput,
): Promise<Outcome<SignedInHere, LoginRefusal>> {
  const fits = await verifyPassword(account?.password_hash ?? null, input.password)
  if (account === undefined || !fits) {
    if (account !== undefined) await tellOfFailure(ctx, actor, account)
    return { ok: false, refusal: { code: 'login_failed' } }
  }
  if (account.email_confirmed_at === null) {
    await remind(ctx, actor, account)
    return { ok: false, refusal: { code: 'login_failed' } }
  }
  // Committed even if a code is refused, because wrong ones are counted.
  return await transact(ctx, actor, 'login', (tx) => open(ctx, tx, account, input))
}

/** Tells the owner of a failed sign-in, unless the account is gone. */
async function tellOfFailure(ctx: Context, actor: Caller, { id }: AccountRow): Promise<void> {
  await transact(ctx, actor, 'login', async (tx) => {
    if ((await lockAccount(tx, id)) !== undefined) await recordAccountEvent(tx, id, 'sign_in_failed', {})
  })
}

async function open(
  ctx: Context,
  tx: Tx,
  before: AccountRow,
  input: LoginInput,
): Promise<Outcome<SignedInHere, LoginRefusal>> {
  const account = await lockAccount(tx, before.id)
  // The password has just been changed, which ends all other sessions.
  if (account === undefined || account.password_hash !== before.password_hash || account.email !== before.email) {
    return { ok: false, refusal: { code: 'login_failed' } }
  }
  const factor = await findSecondFactor(tx, account.id)
  if (factor === undefined || factor.confirmed_at === null) {
    // Otherwise a thief with the password alone could set up an app and open everything with it.
    if (await isStaffWithPasskey(tx, account.id)) return { ok: false, refusal: { code: 'passkey_required' } }
    return { ok: true, value: await start(ctx, tx, account, input, 'signed_in') }
  }
  if (input.code === undefined) return { ok: false, refusal: { code: 'second_factor_required' } }
  const taken = await takeCode(ctx, tx, account.id, input.code)
  if (hasToWait(taken)) return { ok: false, refusal: taken }
  if (taken === 'wrong' || taken === null) {
    return { ok: false, refusal: { code: 'wrong_code', fields: { code: 'wrong_code' } } }
  }
  if (taken === 'recovery_code') await tellOwner(ctx, tx, account, 'recovery_code_used')
  return { ok: true, value: await start(ctx, tx, account, input, `signed_in_with_${taken}`) }
}

async function start(
  ctx: Context,
  tx: Tx,
  account: AccountRow,
  input: LoginInput,
  how: Parameters<typeof startSession>[4],
): Promise<SignedInHere> {
  const proof = deviceProof(ctx.sealer, input.proof, account)
  return { ...(await startSession(ctx, tx, account, input, how)), proof }
}

async function remind(ctx: Context, actor: Caller, account: AccountRow): Promise<void> {
  await transact(ctx, actor, 'login', async (tx) => {
    await mailLink(ctx, tx, account, account.language, { kind: 'confirm_address' })
  })
}
