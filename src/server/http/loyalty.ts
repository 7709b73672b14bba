import type { FastifyInstance } from 'fastify'

import { getPoints, getPointsEntries } from '#contract/loyalty.ts'
import { ownPointsPage } from '#usecases/account/own-points-page.ts'
import { ownPoints } from '#usecases/account/own-points.ts'
import type { PointsPage } from '#usecases/account/steps/points-page.ts'
import type { Context } from '#usecases/context.ts'
import { route } from './route.ts'

export function loyaltyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, getPoints, async ({ actor }) => {
    const { closedRentals, pointsInYear, entries, next, ...rest } = await ownPoints(ctx, actor)
    const { rules } = await ctx.catalogue()
    return {
      status: 200,
      body: {
        ...rest,
        elite: {
          closedRentals,
          rentalsNeeded: rules.eliteRentals,
          pointsInWindow: pointsInYear,
          pointsNeeded: rules.elitePoints,
          windowMonths: rules.eliteWindowMonths,
        },
        ...presentPage({ entries, next }),
      },
    }
  })

  route(app, getPointsEntries, async ({ query, actor }) => ({
    status: 200,
    body: presentPage(await ownPointsPage(ctx, actor, query.after)),
  }))
}

const presentPage = ({ entries, next }: PointsPage) => ({
  entries: entries.map(({ at, points, kind, reference }) => ({ at: at.toISOString(), points, kind, reference })),
  next,
})
