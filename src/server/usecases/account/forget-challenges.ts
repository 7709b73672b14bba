import { deleteChallengesExpiredBefore } from '#store/passkey.ts'
import type { Context } from '../context.ts'

/** Removes what no device has signed in time. @returns how many */
export async function forgetChallenges(ctx: Context): Promise<number> {
  return await deleteChallengesExpiredBefore(ctx.db, ctx.now())
}
