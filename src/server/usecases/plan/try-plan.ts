import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { PlanAct, Verdict } from '#domain/plan-act.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { exitsFrom } from './steps/exits.ts'
import { runAct } from './steps/run-act.ts'

/** Says whether an act on the plan is possible, what it would change, and else who is in the way and the ways out (D41). */
export async function tryPlan(ctx: Context, actor: Actor, act: PlanAct): Promise<Outcome<Verdict, Forbidden>> {
  if (!may(actor, 'tryPlan')) return forbidden('tryPlan')
  const tried = await runAct(ctx, actor, 'tryPlan', act, 'try')
  if (tried.ok) return { ok: true, value: { verdict: tried.value.upgrade ? 'upgrade' : 'fits', applied: tried.value } }
  const exits = await exitsFrom(ctx, actor, act, tried.refusal)
  return { ok: true, value: { verdict: 'refused', trouble: tried.refusal, exits } }
}
