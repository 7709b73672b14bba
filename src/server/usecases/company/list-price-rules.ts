import type { Actor } from '#domain/actor.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { listPriceRules as read, type ListedSeason, type ListedTier } from '#store/price-rules.ts'
import type { Context } from '../context.ts'

/** Lists seasons and discounts by length that are valid today or later. */
export async function listPriceRules(
  ctx: Context,
  actor: Actor,
): Promise<Outcome<{ seasons: ListedSeason[]; tiers: ListedTier[] }, Forbidden>> {
  if (!may(actor, 'listPriceRules')) return forbidden('listPriceRules')
  return { ok: true, value: await read(ctx.db, dateOf(toLocal(ctx.now()))) }
}
