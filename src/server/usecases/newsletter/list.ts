import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listConfirmed, type SubscriptionRow } from '#store/newsletter.ts'
import type { Context } from '../context.ts'

/** Lists subscribers who have confirmed their subscription to the newsletter. */
export async function listSubscribers(ctx: Context, actor: Actor): Promise<Outcome<SubscriptionRow[], Forbidden>> {
  if (!may(actor, 'listSubscribers')) return forbidden('listSubscribers')
  return { ok: true, value: await listConfirmed(ctx.db) }
}
