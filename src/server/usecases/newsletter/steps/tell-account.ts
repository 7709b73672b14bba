import { recordAccountEvent } from '#store/account-event.ts'
import { findCustomerByEmail } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'

/** Notes it in the account of the address, where there is one that its owner has confirmed. */
export async function tellAccount(tx: Tx, email: string, what: 'newsletter_on' | 'newsletter_off'): Promise<void> {
  const customer = await findCustomerByEmail(tx, email)
  if (customer !== undefined && customer.email_confirmed_at !== null) {
    await recordAccountEvent(tx, customer.id, what, {})
  }
}
