import { listConfirmed, type SubscriptionRow } from '#store/newsletter.ts'
import type { Context } from '../context.ts'

/** Who agreed to get the newsletter and has confirmed it. */
export async function listSubscribers(ctx: Context): Promise<SubscriptionRow[]> {
  return await listConfirmed(ctx.db)
}
