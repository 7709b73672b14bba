import { freeDayCost, type Tier } from '../../../domain/loyalty.ts'
import { monthsBefore } from '../../../domain/period.ts'
import { findMember } from '../../store/loyalty.ts'
import { countMembership, listPoints, type PointsEntry } from '../../store/points.ts'
import type { Context } from '../context.ts'

const ENTRIES = 200

export interface OwnPoints {
  balance: number
  tier: Tier
  /** Whether the discount of the first rental is still to come. */
  firstRental: boolean
  freeDayPoints: number
  closedRentals: number
  pointsInYear: number
  entries: PointsEntry[]
}

/** A member's balance, ledger and what is missing for Elite (D28). @throws where there is no such customer */
export async function ownPoints(ctx: Context, customerId: string): Promise<OwnPoints> {
  const { rules } = await ctx.catalogue()
  const member = (await findMember(ctx.db, customerId))!
  const since = monthsBefore(ctx.now(), rules.eliteWindowMonths)
  const { closedRentals, pointsInYear } = await countMembership(ctx.db, customerId, since)
  const { points: balance, tier, firstRental } = member
  const entries = await listPoints(ctx.db, customerId, ENTRIES)
  return { balance, tier, firstRental, freeDayPoints: freeDayCost(tier, rules), closedRentals, pointsInYear, entries }
}
