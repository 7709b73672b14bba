import type { Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import type { Context } from '../context.ts'
import { pointsPage, type PointsPage } from './steps/points-page.ts'

/** A page of a member's own ledger. @param after `next` of the previous page */
export async function ownPointsPage(ctx: Context, actor: Customer, after: number | null): Promise<PointsPage> {
  assertMay(actor, 'ownPointsPage')
  return await pointsPage(ctx.db, actor.customer, after)
}
