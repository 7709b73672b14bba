import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Applied, PlanAct, Trouble } from '#domain/plan-act.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { runAct } from './steps/run-act.ts'

/**
 * Staff change the plan: which car a rental has, what the workshop has when, which car is driven to another branch.
 * What would leave somebody without a car is refused, and so is an act on an entry that changed since it was seen.
 */
export async function changePlan(
  ctx: Context,
  actor: Actor,
  act: PlanAct,
): Promise<Outcome<Applied, Trouble | Forbidden>> {
  if (!may(actor, 'changePlan')) return forbidden('changePlan')
  return await runAct(ctx, actor, 'changePlan', act, 'do')
}
