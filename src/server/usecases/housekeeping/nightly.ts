import type { BusinessRules } from '#domain/rules.ts'
import { deleteAccountEventsBefore } from '#store/account-event.ts'
import { forgetDriverDocuments } from '#store/booking.ts'
import { forgetDriversPapers } from '#store/booking-driver.ts'
import { deleteMessagesBefore } from '#store/contact.ts'
import { forgetCustomerDocuments } from '#store/customer.ts'
import { deleteLettersBefore } from '#store/letter.ts'
import { deleteEndedBeforeYears, deleteUnconfirmedAskedBefore } from '#store/newsletter.ts'
import { deleteRentedBefore } from '#store/rented-address.ts'
import { meltPastStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { removeDueDocuments } from '../document/steps/remove-due.ts'
import { stampAll } from '../document/steps/stamp-all.ts'
import { forgetRecords } from './steps/forget-records.ts'

const DAY_MS = 86_400_000

/** What keeps the tables small and the promises of the privacy notice (D27). Running it twice changes nothing. */
export async function keepHouse(ctx: Context): Promise<void> {
  const { rules } = await ctx.catalogue()
  const now = ctx.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  // Each on its own: none undoes another.
  await ctx.db.transaction().execute(meltPastStock)
  await forgetDocuments(ctx, daysAgo(rules.identityDays))
  await removeDocuments(ctx, rules)
  await forgetRecords(ctx, rules)
  await forgetForms(ctx, rules, daysAgo)
  await markCopies(ctx)
}

async function removeDocuments(ctx: Context, rules: BusinessRules): Promise<void> {
  const documents = await removeDueDocuments(ctx, rules)
  if (documents > 0) ctx.log.info({ documents }, 'uploaded documents removed')
}

async function markCopies(ctx: Context): Promise<void> {
  const stamped = await stampAll(ctx)
  if (stamped > 0) ctx.log.info({ stamped }, 'documents uploaded earlier marked as copies')
}

async function forgetDocuments(ctx: Context, before: Date): Promise<void> {
  const drivers = await ctx.db.transaction().execute((tx) => forgetDriverDocuments(tx, before))
  const others = await ctx.db.transaction().execute((tx) => forgetDriversPapers(tx, before))
  const customers = await ctx.db.transaction().execute((tx) => forgetCustomerDocuments(tx, before))
  if (drivers + others + customers > 0)
    ctx.log.info({ drivers: drivers + others, customers }, 'passport and licence numbers removed')
}

/** Addresses that nobody confirmed, with the letters that went there; proofs and messages whose time is over (D12). */
async function forgetForms(ctx: Context, rules: BusinessRules, daysAgo: (days: number) => Date): Promise<void> {
  await deleteUnconfirmedAskedBefore(ctx.db, daysAgo(rules.newsletterConfirmDays))
  await deleteLettersBefore(ctx.db, daysAgo(rules.newsletterConfirmDays), 'newsletter_confirm')
  await deleteEndedBeforeYears(ctx.db, rules.newsletterProofYears, ctx.now())
  await deleteMessagesBefore(ctx.db, daysAgo(rules.contactDays))
  await deleteAccountEventsBefore(ctx.db, daysAgo(rules.accountEventDays))
  await deleteRentedBefore(ctx.db, daysAgo(rules.rentedAddressDays))
}
