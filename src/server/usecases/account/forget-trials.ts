import { deletePastCounts } from '#store/call-count.ts'
import { deleteTrialsFreeBefore } from '#store/password-trial.ts'
import type { Context } from '../context.ts'
import { FORGOTTEN_AFTER_MS } from './steps/patience.ts'

/** Removes trials at passwords that slow nobody down any more, and counts of calls that are over. @returns how many trials */
export async function forgetTrials(ctx: Context): Promise<number> {
  await deletePastCounts(ctx.db)
  return await deleteTrialsFreeBefore(ctx.db, new Date(ctx.now().getTime() - FORGOTTEN_AFTER_MS))
}
