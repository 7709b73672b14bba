import type { System } from '#domain/actor.ts'
import { dateOf, monthsBefore, toInstant, toLocal } from '#domain/period.ts'
import { keptFrom } from '#domain/retention.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { forgetDrivers } from '#store/booking-driver.ts'
import { forgetBusinesses } from '#store/business.ts'
import { forgetBookingLetters } from '#store/booking-letter.ts'
import { forgetWalkIns } from '#store/customer.ts'
import { forgetAgreements, forgetCancelled, forgetRentals, forgetRequests } from '#store/retention.ts'
import { forgetDocumentConsents } from '#store/document-consent.ts'
import { deletePrivacyOverBefore } from '#store/privacy-request.ts'
import { transact, type Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'

const DAY_MS = 86_400_000

/** Ends what is kept for months and years, each kind by its own setting (D35). @returns how many of each */
export async function forgetRecords(
  ctx: Context,
  actor: System,
  rules: BusinessRules,
): Promise<Readonly<Record<string, number>>> {
  const now = ctx.now()
  const yearsAgo = (years: number) => toInstant(`${keptFrom(dateOf(toLocal(now)), years)}T00:00`)
  const letters = yearsAgo(rules.agreementYears)
  const accounts = yearsAgo(rules.rentalYears)
  const alone = <T>(work: (tx: Tx) => Promise<T>) => transact(ctx, actor, 'keepHouse', work)
  return {
    requests: await alone((tx) => forgetRequests(tx, monthsBefore(now, rules.requestMonths))),
    cancelled: await alone((tx) => forgetCancelled(tx, new Date(now.getTime() - rules.cancelledDays * DAY_MS))),
    drivers: await alone((tx) => forgetDrivers(tx, yearsAgo(rules.driverYears))),
    agreements: await alone((tx) => forgetAgreements(tx, letters)),
    bookingLetters: await alone((tx) => forgetBookingLetters(tx, letters)),
    rentals: await alone((tx) => forgetRentals(tx, { letters, accounts })),
    businesses: await alone((tx) => forgetBusinesses(tx, accounts)),
    walkIns: await alone((tx) => forgetWalkIns(tx, monthsBefore(now, rules.requestMonths))),
    privacyRequests: await deletePrivacyOverBefore(ctx.db, yearsAgo(rules.privacyRequestYears)),
    consents: await forgetDocumentConsents(ctx.db, yearsAgo(rules.documentConsentYears)),
  }
}
