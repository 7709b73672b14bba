import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listPlanRows as listRows, type PlanRow } from '#store/plan-rows.ts'
import type { Context } from '../context.ts'

/** Most cars of a planner; a larger company looks at one branch. */
const MOST = 25_000

/** Lists the cars of the planner in the order of its rows: by branch, by class, by plate. */
export async function listPlanRows(
  ctx: Context,
  actor: Actor,
  { branch }: { branch: number | null },
): Promise<Outcome<PlanRow[], Forbidden>> {
  if (!may(actor, 'listPlanRows')) return forbidden('listPlanRows')
  return { ok: true, value: await ctx.read((read) => listRows(read, actor, branch, MOST)) }
}
