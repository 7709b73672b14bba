import type { Context } from '../context.ts'
import { releaseOverdue } from './steps/overdue.ts'

/** Ends holds, requests and offers whose time is over, and tells both sides of the latter two (D25, D31). */
export async function expireOverdue(ctx: Context): Promise<number> {
  return await releaseOverdue(ctx)
}
