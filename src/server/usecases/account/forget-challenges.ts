import { deleteChallengesExpiredBefore } from '#store/passkey.ts'
import type { Context } from '../context.ts'

/** Removes challenges that no device has signed in time. @returns their number */
export async function forgetChallenges(ctx: Context): Promise<number> {
  return await deleteChallengesExpiredBefore(ctx.db, ctx.now())
}
