import type { Staff } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { assertMay } from '#domain/rights.ts'
import { tell } from '#store/act-log.ts'
import { lockAccount } from '#store/account.ts'
import { transact } from '#store/db.ts'
import { unlockSession } from '#store/session.ts'
import type { Context } from '../context.ts'
import { codeRefused, hasToWait, takeCode, type CodeRefusal } from '../account/steps/second-factor.ts'

/** Unlocks the session of a colleague who is back, with a code of their app or one for recovery. Wrong codes are counted. */
export async function unlockScreen(
  ctx: Context,
  actor: Staff,
  { session, code }: { session: string; code: string },
): Promise<Outcome<null, CodeRefusal>> {
  assertMay(actor, 'unlockScreen')
  // Committed even if the code is refused, because wrong ones are counted.
  return await transact(ctx, actor, 'unlockScreen', async (tx) => {
    await lockAccount(tx, actor.account)
    const taken = await takeCode(ctx, tx, actor.account, code)
    if (hasToWait(taken)) return { ok: false, refusal: taken }
    if (taken === null) return codeRefused('second_factor_off')
    if (taken === 'wrong') return codeRefused('wrong_code')
    await unlockSession(tx, session)
    await tell(tx, { event: 'screen_unlocked', subject: ['staff', actor.account] })
    return { ok: true, value: null }
  })
}
