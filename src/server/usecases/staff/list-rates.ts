import { dateOf, toLocal } from '#domain/period.ts'
import { listPriced, type ListedRate, type PricedKind } from '#store/rate.ts'
import type { Context } from '../context.ts'

/** What things cost today and will cost. @param kind of these alone */
export async function listRates(ctx: Context, kind?: PricedKind): Promise<ListedRate[]> {
  const rates = await listPriced(ctx.db, dateOf(toLocal(ctx.now())))
  return rates.filter((rate) => kind === undefined || rate.kind === kind)
}
