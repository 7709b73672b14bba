import type { FastifyInstance } from 'fastify'

import { getFigures, getSite, type Branch, type SiteData } from '#contract/site.ts'
import { isWelcomed } from '#domain/loyalty.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import type { Catalogue, CatalogueBranch } from '#store/catalogue.ts'
import type { Context } from '#usecases/context.ts'
import { happyCustomers } from '#usecases/site/count-happy-customers.ts'
import { branchCard } from './branch-card.ts'
import { keepByCatalogue } from './kept.ts'
import { route } from './route.ts'

/** Call with the facts of the company that every page needs. */
export function siteRoutes(app: FastifyInstance, ctx: Context): void {
  const answerFor = keepByCatalogue(presentSite)
  route(app, getSite, { quiet: true }, async () => ({
    status: 200,
    stored: answerFor(await ctx.catalogue(), dateOf(toLocal(ctx.now()))),
  }))
  route(app, getFigures, async ({ actor }) => ({
    status: 200,
    body: { happyCustomers: await happyCustomers(ctx, actor) },
  }))
}

function presentBranch(branch: CatalogueBranch): Branch {
  const { name, cars, popular, closed, calendar } = branch
  return { ...branchCard(branch), name, cars, popular, closed, calendar: calendar as Branch['calendar'] }
}

function presentSite({ rules, branches, classes, services }: Catalogue, today: LocalDate): SiteData {
  return {
    bookings: rules.bookings,
    currency: rules.currency,
    branches: branches.map(presentBranch),
    classes,
    services,
    rules: {
      leadMinutes: rules.leadMinutes,
      horizonMonths: rules.horizonMonths,
      maxDays: rules.maxDays,
      graceMinutes: rules.graceMinutes,
      holdMinutes: rules.holdMinutes,
      minAge: rules.minAge,
      freeCancelHours: rules.freeCancelHours,
      firstRentalDiscountBp: rules.firstRentalDiscountBp,
      bankTransferDays: rules.bankTransferDays,
      includedKmPerDay: rules.includedKmPerDay,
      memberKmPerDay: rules.primeKmPerDay,
      crossBorderFeeMinor: rules.crossBorderFeeMinor,
      oneWayFeeMinor: rules.oneWayFeeMinor,
      requestHours: rules.requestHours,
      offerHours: rules.offerHours,
      noShowMinutes: rules.noShowMinutes,
      sessionHours: rules.sessionHours,
      sessionIdleHours: rules.sessionIdleHours,
      rememberedDays: rules.rememberedDays,
      rememberedIdleDays: rules.rememberedIdleDays,
      pointsPerUnit: rules.pointsPerUnit,
      welcomeUntil: isWelcomed(today, rules) ? rules.welcomeUntil : null,
    },
    payment: { online: false },
  }
}
