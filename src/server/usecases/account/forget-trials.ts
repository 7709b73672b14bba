import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { deletePastCounts } from '#store/call-count.ts'
import { deleteTrialsFreeBefore } from '#store/password-trial.ts'
import type { Context } from '../context.ts'
import { FORGOTTEN_AFTER_MS } from './steps/guessing.ts'

/** Removes trials at passwords that no longer slow anybody down, and past counts of calls. @returns number of trials */
export async function forgetTrials(ctx: Context, actor: System): Promise<number> {
  assertMay(actor, 'forgetTrials')
  await deletePastCounts(ctx.db)
  return await deleteTrialsFreeBefore(ctx.db, new Date(ctx.now().getTime() - FORGOTTEN_AFTER_MS))
}
