import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { lastUse } from '#domain/session.ts'
import { listSessions as list, type OwnSessionRow } from '#store/session.ts'
import type { Context } from '../context.ts'

/** Sessions in which an account is signed in, the latest used first. */
export async function listSessions(ctx: Context, actor: AccountOwner): Promise<OwnSessionRow[]> {
  assertMay(actor, 'listSessions')
  const { rules } = await ctx.catalogue()
  return await list(ctx.db, actor.account, ctx.now(), lastUse(rules, ctx.now()))
}
