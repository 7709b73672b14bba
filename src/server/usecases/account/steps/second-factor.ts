import type { AccountId } from '#domain/ids.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Tx } from '#store/db.ts'
import { lockSecondFactor, noteFailure, noteStep, takeRecoveryCode } from '#store/second-factor.ts'
import { waitAfter } from '#limits/patience.ts'
import { plainCode } from '#secrets/recovery-codes.ts'
import { stepOf } from '#secrets/totp.ts'
import type { Context } from '../../context.ts'

export const secretOwner = (accountId: AccountId) => `second_factor:${accountId}`

/** Fingerprint of a recovery code; it differs between accounts. */
export const fingerprintOf = (ctx: Context, accountId: AccountId, code: string): Buffer =>
  ctx.sealer.fingerprint(`recovery:${accountId}:${plainCode(code)}`)

/** Too many wrong codes lately: codes of the app have to wait, recovery codes do not. */
export interface CodeWait {
  code: 'code_wait'
  retryAfterSeconds: number
}

export type CodeRefusal =
  | { code: 'wrong_code'; fields: Record<string, string> }
  | { code: 'second_factor_off' | 'second_factor_on' }
  | CodeWait

export const codeRefused = (code: Exclude<CodeRefusal['code'], 'code_wait'>): { ok: false; refusal: CodeRefusal } => ({
  ok: false,
  refusal: code === 'wrong_code' ? { code, fields: { code } } : { code },
})

export type Taken = 'code' | 'recovery_code' | 'wrong' | CodeWait

export const hasToWait = (taken: Taken | null | undefined): taken is CodeWait =>
  typeof taken === 'object' && taken !== null

/**
 * Takes a code of the app or a recovery code, which differ in form. Wrong ones are counted and told to the owner, so
 * the transaction must be committed even if one is refused. The caller has locked the account.
 * @returns null if the account has no second factor in force
 */
export async function takeCode(ctx: Context, tx: Tx, accountId: AccountId, typed: string): Promise<Taken | null> {
  const factor = await lockSecondFactor(tx, accountId)
  if (factor === undefined || factor.confirmed_at === null) return null
  const code = plainCode(typed)
  const taken = /^\d{6}$/.test(code)
    ? await takeAppCode(ctx, tx, factor, code)
    : await tryRecoveryCode(ctx, tx, accountId, code)
  if (taken === 'wrong') await recordAccountEvent(tx, accountId, 'code_refused', {})
  return taken
}

async function tryRecoveryCode(
  ctx: Context,
  tx: Tx,
  accountId: AccountId,
  code: string,
): Promise<'recovery_code' | 'wrong'> {
  const used = await takeRecoveryCode(tx, accountId, fingerprintOf(ctx, accountId, code), ctx.now())
  return used ? 'recovery_code' : 'wrong'
}

/** Takes a code of the app only, also before the factor is in force. */
export async function takeAppCode(
  ctx: Context,
  tx: Tx,
  factor: NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>>,
  code: string,
): Promise<'code' | 'wrong' | CodeWait> {
  const { account_id, failures, failed_at, last_step } = factor
  const now = ctx.now()
  const left = failed_at === null ? 0 : failed_at.getTime() + waitAfter(failures) - now.getTime()
  if (left > 0) return { code: 'code_wait', retryAfterSeconds: Math.ceil(left / 1_000) }
  const secret = ctx.sealer.open(factor.secret_sealed, secretOwner(account_id)) as string
  const step = stepOf(secret, code, now)
  if (step === null || (last_step !== null && step <= last_step)) {
    await noteFailure(tx, account_id, now)
    return 'wrong'
  }
  await noteStep(tx, account_id, step)
  return 'code'
}
