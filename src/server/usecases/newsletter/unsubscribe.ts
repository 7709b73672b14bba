import type { Caller } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { endSubscriptions, findAddress, logConsent } from '#store/newsletter.ts'
import type { Context } from '../context.ts'
import { tellAccount } from './steps/tell-account.ts'

/**
 * Ends the subscription of the token's address, also with the token of an older newsletter. A caller who is not, or no
 * longer, subscribed gets the same answer.
 */
export async function unsubscribe(
  ctx: Context,
  actor: Caller,
  token: string,
): Promise<Outcome<null, { code: 'link_invalid' }>> {
  return await transaction(ctx, actor, 'unsubscribe', async (tx): Promise<Outcome<null, { code: 'link_invalid' }>> => {
    const email = await findAddress(tx, token)
    if (email === undefined) return { ok: false, refusal: { code: 'link_invalid' } }
    const at = ctx.now()
    const ended = await endSubscriptions(tx, email, at)
    for (const row of ended) await logConsent(tx, row, 'ended', at)
    if (ended.length > 0) await tellAccount(tx, email, 'newsletter_off')
    return { ok: true, value: null }
  })
}
