import type { System } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { forgetCompanyWords } from '#store/act-log.ts'
import { transact } from '#store/db.ts'
import type { BusinessRules } from '#domain/rules.ts'
import { forgetAccountLines } from '#store/account-event.ts'
import { forgetContacts, forgetFlights } from '#store/retention.ts'
import { forgetPapers } from '#store/booking-driver.ts'
import { deleteBusinessNotesBefore } from '#store/business.ts'
import { deleteMessagesBefore } from '#store/contact.ts'
import { deleteBlocksOverBefore } from '#store/customer-block.ts'
import { deleteCustomerNotesBefore } from '#store/customer-page.ts'
import { forgetCustomerDocuments, forgetWalkInContacts } from '#store/customer.ts'
import { deleteOverBefore } from '#store/inbox.ts'
import { deleteLettersBefore } from '#store/letter.ts'
import { deleteEndedBeforeYears, deleteUnconfirmedAskedBefore } from '#store/newsletter.ts'
import { forgetRemovedNotes } from '#store/person-note.ts'
import { deleteRentedBefore } from '#store/rented-address.ts'
import { meltPastStock } from '#store/stock.ts'
import type { Context } from '../context.ts'
import { removeDueDocuments } from '../document/steps/remove-due.ts'
import { stampAll } from '../document/steps/stamp-all.ts'
import { endRestrictions } from './steps/end-restrictions.ts'
import { forgetRecords } from './steps/forget-records.ts'
import { sweepFiles } from './steps/sweep-files.ts'
import { tellForgotten } from './steps/tell-forgotten.ts'

const DAY_MS = 86_400_000

/** Nightly clean-up, which keeps the tables small and the promises of the privacy notice (D27). Running it twice changes nothing. */
export async function keepHouse(ctx: Context, actor: System): Promise<void> {
  assertMay(actor, 'keepHouse')
  const { rules } = await ctx.catalogue()
  const now = ctx.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  // Each in its own transaction, so that the failure of one does not undo another.
  await transact(ctx, actor, 'keepHouse', meltPastStock)
  await endRestrictions(ctx, actor)
  const gone = {
    ...(await forgetDocuments(ctx, actor, daysAgo(rules.identityDays))),
    documents: await removeDueDocuments(ctx, actor, rules),
    ...(await forgetRecords(ctx, actor, rules)),
    ...(await forgetForms(ctx, rules, daysAgo)),
    stamped: await stampAll(ctx, actor),
    strayFiles: await sweepFiles(ctx),
  }
  await tellForgotten(ctx, actor, 'keepHouse', gone)
}

/** Removes numbers of passports and licences and flights, and with them phone and address of requests without a contract. */
async function forgetDocuments(ctx: Context, actor: System, before: Date) {
  return {
    paperNumbersOfDrivers: await transact(ctx, actor, 'keepHouse', (tx) => forgetPapers(tx, before)),
    flights: await transact(ctx, actor, 'keepHouse', (tx) => forgetFlights(tx, before)),
    contactsOfRequests: await transact(ctx, actor, 'keepHouse', (tx) => forgetContacts(tx, before)),
    contactsOfWalkIns: await transact(ctx, actor, 'keepHouse', (tx) => forgetWalkInContacts(tx, before)),
    paperNumbersOfCustomers: await transact(ctx, actor, 'keepHouse', (tx) => forgetCustomerDocuments(tx, before)),
  }
}

/** Removes unconfirmed addresses with the letters to them, and outdated proofs and messages (D12). */
async function forgetForms(ctx: Context, rules: BusinessRules, daysAgo: (days: number) => Date) {
  await deleteUnconfirmedAskedBefore(ctx.db, daysAgo(rules.newsletterConfirmDays))
  await deleteLettersBefore(ctx.db, daysAgo(rules.newsletterConfirmDays), 'newsletter_confirm')
  await deleteEndedBeforeYears(ctx.db, rules.newsletterProofYears, ctx.now())
  await deleteMessagesBefore(ctx.db, daysAgo(rules.contactDays))
  await deleteOverBefore(ctx.db, daysAgo(rules.inboxDays))
  await deleteRentedBefore(ctx.db, daysAgo(rules.rentedAddressDays))
  const blocks = await deleteBlocksOverBefore(ctx.db, daysAgo(rules.blockDays))
  const before = daysAgo(rules.accountEventDays)
  return {
    blocks,
    businessNotes: await deleteBusinessNotesBefore(ctx.db, before),
    customerNotes: await deleteCustomerNotesBefore(ctx.db, before),
    removedNotes: await forgetRemovedNotes(ctx.db, daysAgo(1)),
    accountLines: await forgetAccountLines(ctx.db, before),
    companyWords: await forgetCompanyWords(ctx.db, before),
  }
}
