import type { Customer } from '#domain/actor.ts'
import { freeDayCost, type Tier } from '#domain/loyalty.ts'
import { monthsBefore } from '#domain/period.ts'
import { findMember } from '#store/loyalty.ts'
import { countMembership, listPoints, type PointsEntry } from '#store/points.ts'
import type { Context } from '../context.ts'

const PAGE = 20

export interface PointsPage {
  entries: PointsEntry[]
  /** Key of the following page; null on the last. */
  next: number | null
}

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
  const { rules } = await ctx.catalogue()
  const member = (await findMember(ctx.db, actor.customer))!
  const since = monthsBefore(ctx.now(), rules.eliteWindowMonths)
  const { closedRentals, pointsInYear } = await countMembership(ctx.db, actor.customer, since)
  const { points: balance, tier, firstRental } = member
  const page = await ownPointsPage(ctx, actor, null)
  return { balance, tier, firstRental, freeDayPoints: freeDayCost(tier, rules), closedRentals, pointsInYear, ...page }
}

/** A page of the ledger, the newest entry first. @param after `next` of the previous page */
export async function ownPointsPage(ctx: Context, actor: Customer, after: number | null): Promise<PointsPage> {
  const found = await listPoints(ctx.db, actor.customer, { before: after, limit: PAGE + 1 })
  const entries = found.slice(0, PAGE)
  return { entries, next: found.length > PAGE ? entries.at(-1)!.place : null }
}
