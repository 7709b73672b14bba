import { countRecoveryCodes, findSecondFactor } from '../../store/second-factor.ts'
import type { Context } from '../context.ts'

export interface SecondFactor {
  /** When it was put in force, or null. */
  since: Date | null
  recoveryCodes: number
}

export async function ownSecondFactor(ctx: Context, customerId: string): Promise<SecondFactor> {
  const row = await findSecondFactor(ctx.db, customerId)
  return { since: row?.confirmed_at ?? null, recoveryCodes: await countRecoveryCodes(ctx.db, customerId) }
}
