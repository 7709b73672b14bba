import type { Staff } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { lockAccount } from '#store/account.ts'
import { transaction } from '#store/db.ts'
import type { Context } from '../context.ts'
import { onTrial, type TrialText } from './steps/on-trial.ts'

type Refusal = Forbidden | { code: 'not_found' }

/** Sends an issue on trial to the colleague who asks for it, and to nobody else. @returns their address */
export async function testIssue(
  ctx: Context,
  actor: Staff,
  input: TrialText,
): Promise<Outcome<{ email: string }, Refusal>> {
  if (!may(actor, 'testIssue')) return forbidden('testIssue')
  return await transaction(ctx, actor, 'testIssue', async (tx): Promise<Outcome<{ email: string }, Refusal>> => {
    const account = await lockAccount(tx, actor.account)
    if (account === undefined) return { ok: false, refusal: { code: 'not_found' } }
    await tell(tx, { event: 'tested', subject: ['newsletter_issue', 'trial'], after: { language: input.language } })
    const data = onTrial(input, ctx.now())
    await ctx.post(tx, { kind: 'newsletter_issue', recipient: account.email, language: input.language, data })
    return { ok: true, value: { email: account.email } }
  })
}
