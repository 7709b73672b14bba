import { deleteEmailCodesBefore } from '#store/email-code.ts'
import { forgetPlaces } from '#store/unproven.ts'
import type { Context } from '../context.ts'

/** Removes what served to count or prove somebody and does so no longer. @returns how many codes */
export async function forgetUnproven(ctx: Context): Promise<number> {
  await ctx.db.transaction().execute(forgetPlaces)
  return await deleteEmailCodesBefore(ctx.db, ctx.now())
}
