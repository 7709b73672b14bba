import type { Visitor } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { ping } from '#store/db.ts'
import type { Context } from '../context.ts'

/** Whether the database answers. */
export async function isReady(ctx: Context, actor: Visitor): Promise<boolean> {
  assertMay(actor, 'isReady')
  try {
    await ping(ctx.db)
    return true
  } catch {
    return false
  }
}
