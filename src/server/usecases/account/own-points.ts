import type { Customer } from '#domain/actor.ts'
import { freeDayCost, type Tier } from '#domain/loyalty.ts'
import { monthsBefore } from '#domain/period.ts'
import { assertMay } from '#domain/rights.ts'
import { findMember } from '#store/loyalty.ts'
import { countMembership } from '#store/points.ts'
import type { Context } from '../context.ts'
import { pointsPage, type PointsPage } from './steps/points-page.ts'

export interface OwnPoints extends PointsPage {
  balance: number
  tier: Tier
  /** Whether the member can still get the first-rental discount. */
  firstRental: boolean
  freeDayPoints: number
  closedRentals: number
  pointsInYear: number
}

/** A member's balance, ledger and progress towards Elite (D28). @throws if there is no such customer */
export async function ownPoints(ctx: Context, actor: Customer): Promise<OwnPoints> {
  assertMay(actor, 'ownPoints')
  const { rules } = await ctx.catalogue()
  const member = (await findMember(ctx.db, actor.customer))!
  const since = monthsBefore(ctx.now(), rules.eliteWindowMonths)
  const { closedRentals, pointsInYear } = await countMembership(ctx.db, actor.customer, since)
  const { points: balance, tier, firstRental } = member
  const page = await pointsPage(ctx.db, actor.customer, null)
  return { balance, tier, firstRental, freeDayPoints: freeDayCost(tier, rules), closedRentals, pointsInYear, ...page }
}
