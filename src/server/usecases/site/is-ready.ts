import { ping } from '#store/db.ts'
import type { Context } from '../context.ts'

/** Whether the database answers. */
export async function isReady(ctx: Context): Promise<boolean> {
  try {
    await ping(ctx.db)
    return true
  } catch {
    return false
  }
}
