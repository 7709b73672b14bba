import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { deleteChallengesExpiredBefore } from '#store/passkey.ts'
import type { Context } from '../context.ts'

/** Removes challenges that no device has signed in time. @returns their number */
export async function forgetChallenges(ctx: Context, actor: System): Promise<number> {
  assertMay(actor, 'forgetChallenges')
  return await deleteChallengesExpiredBefore(ctx.db, ctx.now())
}
