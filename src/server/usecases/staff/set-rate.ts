import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import type { PricedKind } from '#domain/priced.ts'
import { addRate, findPriced } from '#store/rate.ts'
import type { Context } from '../context.ts'

interface Rate {
  kind: PricedKind
  /** Number of a vehicle, code of anything else. */
  which: string
  amountMinor: number
  /** First day on which it is valid; today if missing. */
  from?: LocalDate
}

/**
 * Sets the price of a vehicle, a service, a deposit or an after-hours pickup from a day on (D39). Earlier quotes and
 * bookings keep their prices.
 */
export async function setRate(
  ctx: Context,
  actor: Actor,
  { kind, which, amountMinor, from }: Rate,
): Promise<Outcome<null, Forbidden | { code: 'unknown' | 'in_the_past' | 'free_vehicle' }>> {
  if (!may(actor, 'setRate')) return forbidden('setRate')
  const today = dateOf(toLocal(ctx.now()))
  if (from !== undefined && from < today) return { ok: false, refusal: { code: 'in_the_past' } }
  if (kind === 'vehicle' && amountMinor === 0) return { ok: false, refusal: { code: 'free_vehicle' } }
  return await transaction(ctx, actor, 'setRate', async (tx) => {
    const of = await findPriced(tx, kind, which)
    if (of === null) return { ok: false, refusal: { code: 'unknown' } }
    await addRate(tx, { of, from: from ?? today, amountMinor })
    return { ok: true, value: null }
  })
}
