import type { AccountId } from '#domain/ids.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import type { Tx } from '#store/db.ts'
import { endEmailChanges } from '#store/email-change.ts'
import { deleteUnusedLinks } from '#store/mail-link.ts'

/**
 * Makes all links void that are on their way to an account, because they may be in other hands. Add tables with further
 * kinds of links here (tests/api/revoked-links.test.ts).
 */
export async function revokeLinks(tx: Tx, accountId: AccountId, now: Date): Promise<void> {
  await deleteUnusedLinks(tx, accountId)
  if (await endEmailChanges(tx, accountId, now)) await recordAccountEvent(tx, accountId, 'email_change_stopped', {})
}
