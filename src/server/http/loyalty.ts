import type { FastifyInstance } from 'fastify'

import { getPoints } from '../../contract/loyalty.ts'
import { ownPoints } from '../usecases/account/own-points.ts'
import type { Context } from '../usecases/context.ts'
import { route } from './route.ts'

export function loyaltyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, getPoints, { access: 'customer' }, async ({ session }) => {
    const { closedRentals, pointsInYear, entries, ...rest } = await ownPoints(ctx, session!.customerId)
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
        entries: entries.map(({ at, points, kind, reference }) => ({ at: at.toISOString(), points, kind, reference })),
      },
    }
  })
}
