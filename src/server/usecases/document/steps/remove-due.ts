import type { System } from '#domain/actor.ts'
import { removalOf, type RemovalRules } from '#domain/document.ts'
import type { CustomerId } from '#domain/ids.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { findOwnersRentals } from '#store/booking.ts'
import { findAccountOf, lockCustomer } from '#store/customer.ts'
import { logConsentOver } from '#store/document-consent.ts'
import { listDocumentOwners, listDocuments, removeDocument, type DocumentRow } from '#store/document.ts'
import { transact, type Tx } from '#store/db.ts'
import type { Context } from '../../context.ts'

const DAY_MS = 86_400_000

/** Removes the documents whose time is over (D27). @returns their number */
export async function removeDueDocuments(ctx: Context, actor: System, rules: RemovalRules): Promise<number> {
  // No document is due earlier (removalOf).
  const before = new Date(ctx.now().getTime() - Math.min(rules.identityDays, rules.documentDays) * DAY_MS)
  let removed = 0
  for (const customerId of await listDocumentOwners(ctx.db, before)) {
    removed += await transact(ctx, actor, 'keepHouse', (tx) => removeDueOf(ctx, tx, customerId, rules))
  }
  return removed
}

async function removeDueOf(ctx: Context, tx: Tx, customerId: CustomerId, rules: RemovalRules): Promise<number> {
  // Locked, so that the customer's bookings and uploads wait.
  if (!(await lockCustomer(tx, customerId))) return 0
  const now = ctx.now()
  const rentals = await findOwnersRentals(tx, customerId, now)
  const today = dateOf(toLocal(now))
  const isDue = (row: DocumentRow) => {
    const kept = { expiry: row.expiry, state: row.state, reviewedAt: row.reviewed_at, uploadedAt: row.uploaded_at }
    const { day } = removalOf(kept, rentals, rules)
    return day !== null && day <= today
  }
  const due = (await listDocuments(tx, customerId)).filter(isDue)
  const account = await findAccountOf(tx, customerId)
  for (const { id, kind } of due) {
    await removeDocument(tx, id)
    await logConsentOver(tx, id, 'ended', now)
    if (account !== undefined) await recordAccountEvent(tx, account.id, 'document_removed', { document: kind })
  }
  return due.length
}
