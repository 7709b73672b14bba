import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { tiersProblem } from '#domain/price-rules.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { LengthTier } from '#domain/vehicle-price.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { writeTiers } from '#store/price-rules.ts'
import type { Context } from '../context.ts'

/** Sets the discounts by length from a day on, by default today (D24, D39); they replace all earlier ones. */
export async function setLengthDiscounts(
  ctx: Context,
  actor: Actor,
  { tiers, from }: { tiers: readonly LengthTier[]; from?: LocalDate },
): Promise<Outcome<null, Forbidden | { code: 'unfit'; problem: string }>> {
  if (!may(actor, 'setLengthDiscounts')) return forbidden('setLengthDiscounts')
  const today = dateOf(toLocal(ctx.now()))
  const day = from ?? today
  const problem = tiersProblem(tiers) ?? (day < today ? 'prices of a day that is over stay' : undefined)
  if (problem !== undefined) return { ok: false, refusal: { code: 'unfit', problem } }
  return await transaction(ctx, actor, 'setLengthDiscounts', async (tx) => {
    await writeTiers(tx, day, tiers)
    return { ok: true, value: null }
  })
}
