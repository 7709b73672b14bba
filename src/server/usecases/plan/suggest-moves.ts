import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { fairShare } from '#domain/fair-share.ts'
import { forbidden, isAt, may, type Forbidden } from '#domain/rights.ts'
import { listStockAhead } from '#store/plan-stock.ts'
import type { Context } from '../context.ts'
import { DAYS } from './steps/shortages.ts'
import { closeGaps, relieveClasses, swapForGaps, transfersAhead, type Suggestion } from './steps/suggestions.ts'

const MOST = 6

/**
 * Suggests what keeps trouble away: drives before the cars of a class run out at a branch, better cars where it is short,
 * and swaps and moves that turn two short gaps into a long one. Each was tried, and no kind crowds out another.
 */
export async function suggestMoves(
  ctx: Context,
  actor: Actor,
  { branch }: { branch: number | null },
): Promise<Outcome<Suggestion[], Forbidden>> {
  if (!may(actor, 'suggestMoves')) return forbidden('suggestMoves')
  const here = (id: number) =>
    (branch === null || id === branch) && (actor.kind !== 'staff' || isAt(actor.branches, id))
  const scope = { here, stock: await listStockAhead(ctx.db, DAYS) }
  const found: Suggestion[][] = []
  for (const source of [transfersAhead, relieveClasses, swapForGaps, closeGaps])
    found.push(await source(ctx, actor, scope))
  return { ok: true, value: fairShare(found, MOST) }
}
