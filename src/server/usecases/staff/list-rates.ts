import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import type { PricedKind } from '#domain/priced.ts'
import { listPriced, type ListedRate } from '#store/rate.ts'
import type { Context } from '../context.ts'

/** Lists prices of today and later. @param kind of thing to list */
export async function listRates(
  ctx: Context,
  actor: Actor,
  kind?: PricedKind,
): Promise<Outcome<ListedRate[], Forbidden>> {
  if (!may(actor, 'listRates')) return forbidden('listRates')
  const rates = await listPriced(ctx.db, dateOf(toLocal(ctx.now())))
  return { ok: true, value: rates.filter((rate) => kind === undefined || rate.kind === kind) }
}
