import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, isAt, may, type Forbidden } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { closeGaps, relieveClasses, transfersAhead, type Suggestion } from './steps/suggestions.ts'

const MOST = 6

/**
 * Suggests what keeps trouble away: drives before the cars of a class run out at a branch, better cars where it is short,
 * and moves that turn two short gaps into a long one. Each was tried.
 */
export async function suggestMoves(
  ctx: Context,
  actor: Actor,
  { branch }: { branch: number | null },
): Promise<Outcome<Suggestion[], Forbidden>> {
  if (!may(actor, 'suggestMoves')) return forbidden('suggestMoves')
  const here = (id: number) =>
    (branch === null || id === branch) && (actor.kind !== 'staff' || isAt(actor.branches, id))
  const found: Suggestion[] = []
  for (const source of [transfersAhead, relieveClasses, closeGaps]) {
    found.push(...(await source(ctx, actor, here)))
    if (found.length >= MOST) break
  }
  return { ok: true, value: found.slice(0, MOST) }
}
