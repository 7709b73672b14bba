import type { Actor } from '#domain/actor.ts'
import type { LocalDate } from '#domain/local-time.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { transaction } from '#store/db.ts'
import { endSeason as end } from '#store/price-rules.ts'
import type { Context } from '../context.ts'

/** Ends a season: prices made from this day on, by default today, no longer include it (D39). */
export async function endSeason(
  ctx: Context,
  actor: Actor,
  { id, from }: { id: number; from?: LocalDate },
): Promise<Outcome<null, Forbidden | { code: 'unknown' | 'in_the_past' }>> {
  if (!may(actor, 'endSeason')) return forbidden('endSeason')
  const today = dateOf(toLocal(ctx.now()))
  if (from !== undefined && from < today) return { ok: false, refusal: { code: 'in_the_past' } }
  return await transaction(ctx, actor, 'endSeason', async (tx) => {
    const ended = await end(tx, id, from ?? today)
    return ended ? { ok: true, value: null } : { ok: false, refusal: { code: 'unknown' } }
  })
}
