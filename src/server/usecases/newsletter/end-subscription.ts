import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { tell } from '#store/act-log.ts'
import { transaction } from '#store/db.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import { deleteWish, lockOpenSubscription } from '#store/newsletter-subscriber.ts'
import type { Context } from '../context.ts'
import { tellAccount } from './steps/tell-account.ts'

type Refusal = Forbidden | { code: 'not_found' }

/**
 * Ends a subscription for its reader, who asked for it by mail or telephone. The proof of the consent stays as long as it
 * does for those who unsubscribe themselves; a wish that was never confirmed goes at once.
 */
export async function endSubscription(
  ctx: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Outcome<null, Refusal>> {
  if (!may(actor, 'endSubscription')) return forbidden('endSubscription')
  return await transaction(ctx, actor, 'endSubscription', async (tx): Promise<Outcome<null, Refusal>> => {
    const open = await lockOpenSubscription(tx, id)
    if (open === undefined) return { ok: false, refusal: { code: 'not_found' } }
    await tell(tx, { event: 'ended', subject: ['newsletter_subscription', id] })
    if (open.confirmed_at === null) {
      await deleteWish(tx, id)
      return { ok: true, value: null }
    }
    const at = ctx.now()
    for (const row of await endSubscriptions(tx, open.email, at)) await logConsent(tx, row, 'ended', at)
    await tellAccount(tx, open.email, 'newsletter_off')
    return { ok: true, value: null }
  })
}
