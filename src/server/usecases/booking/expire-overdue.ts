import type { Context } from '../context.ts'
import { releaseOverdue } from './steps/overdue.ts'

/** Ends holds and requests whose time is over, and tells both sides of a request (D25). */
export async function expireOverdue(ctx: Context): Promise<number> {
  return await releaseOverdue(ctx)
}
