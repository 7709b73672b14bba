import type { Staff } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { findSecondFactor } from '#store/second-factor.ts'
import type { Context } from '../context.ts'

/** Settings by which a colleague's screen locks and unlocks. */
export async function ownStaffAccount(
  ctx: Context,
  actor: Staff,
): Promise<{ lockMinutes: number; unlocksWith: 'code' | 'passkey' }> {
  assertMay(actor, 'ownStaffAccount')
  const { rules } = await ctx.catalogue()
  const factor = await findSecondFactor(ctx.db, actor.account)
  return { lockMinutes: rules.lockMinutes, unlocksWith: factor?.confirmed_at ? 'code' : 'passkey' }
}
