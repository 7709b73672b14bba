import { recordAccountEvent } from '#store/account-event.ts'
import { findAccountByEmail } from '#store/account.ts'
import type { Tx } from '#store/db.ts'

/** Notes it in the account of the address, where there is one that its owner has confirmed. */
export async function tellAccount(tx: Tx, email: string, what: 'newsletter_on' | 'newsletter_off'): Promise<void> {
  const account = await findAccountByEmail(tx, email)
  if (account !== undefined && account.email_confirmed_at !== null) {
    await recordAccountEvent(tx, account.id, what, {})
  }
}
