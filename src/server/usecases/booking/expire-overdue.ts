import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { releaseOverdue } from './steps/overdue.ts'

/** Ends holds, requests and offers whose time is over, and tells both sides of the latter two (D25, D31). */
export async function expireOverdue(ctx: Context, actor: System): Promise<number> {
  assertMay(actor, 'expireOverdue')
  return await releaseOverdue(ctx)
}
