import { listSessions as list, type OwnSessionRow } from '../../store/session.ts'
import type { Context } from '../context.ts'

/** Where a customer is signed in, the latest used first. */
export async function listSessions(ctx: Context, customerId: string): Promise<OwnSessionRow[]> {
  return await list(ctx.db, customerId, ctx.now())
}
