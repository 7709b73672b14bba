import type { System } from '#domain/actor.ts'
import { transact } from '#store/db.ts'
import { deleteEmailCodesBefore } from '#store/email-code.ts'
import { forgetPlaces } from '#store/unproven.ts'
import type { Context } from '../context.ts'

/** Removes codes and counts of unproven visitors that are no longer needed. @returns number of codes */
export async function forgetUnproven(ctx: Context, actor: System): Promise<number> {
  await transact(ctx, actor, 'forgetUnproven', forgetPlaces)
  return await deleteEmailCodesBefore(ctx.db, ctx.now())
}
