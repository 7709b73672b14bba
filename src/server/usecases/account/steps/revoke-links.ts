import { recordAccountEvent } from '#store/account-event.ts'
import type { Tx } from '#store/db.ts'
import { endEmailChanges } from '#store/email-change.ts'
import { deleteUnusedLinks } from '#store/mail-link.ts'

/**
 * Makes every link void that is still on its way to an account: they may be in other hands. A table with further kinds
 * of links belongs here (tests/api/links.test.ts).
 */
export async function revokeLinks(tx: Tx, customerId: string, now: Date): Promise<void> {
  await deleteUnusedLinks(tx, customerId)
  if (await endEmailChanges(tx, customerId, now)) await recordAccountEvent(tx, customerId, 'email_change_stopped', {})
}
