import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { knownRows } from './steps/known-rows.ts'

/** Cars of a class at a branch. */
export interface PlanCell {
  branch: number
  classId: number
  cars: number
}

/**
 * Counts the cars that stand at a branch, come to it or have just left it, by class, in the order of the planner. Without
 * a branch it counts all that the actor may see, each where it stands.
 */
export async function listPlanRows(
  ctx: Context,
  actor: Actor,
  { branch }: { branch: number | null },
): Promise<Outcome<PlanCell[], Forbidden>> {
  if (!may(actor, 'listPlanRows')) return forbidden('listPlanRows')
  const cells = new Map<string, PlanCell>()
  for (const { place, class_id: classId } of await knownRows(ctx, actor, branch)) {
    const at = branch ?? place
    const cell = cells.get(`${at} ${classId}`) ?? { branch: at, classId, cars: 0 }
    cell.cars++
    cells.set(`${at} ${classId}`, cell)
  }
  return { ok: true, value: [...cells.values()].toSorted((a, b) => a.branch - b.branch) }
}
