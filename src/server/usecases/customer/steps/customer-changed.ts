import type { CustomerId } from '#domain/ids.ts'
import { findAccountOf } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'
import { overtaken, type LinesAbout, type Overtaken } from '#store/last-change.ts'

export type CustomerChanged = Overtaken<'customer_changed'>

/** Refuses an act on a customer of whom another version stands by now. */
export const customerChanged = async (tx: Tx, id: CustomerId) =>
  await overtaken(
    tx,
    'customer_changed',
    await linesAboutCustomer(tx, id),
    'changeCustomer',
    'changeProfile',
    'mergeCustomers',
  )

/** Lines about a customer, who may have an account. */
export async function linesAboutCustomer(tx: Tx, id: CustomerId): Promise<LinesAbout> {
  const account = await findAccountOf(tx, id)
  return account === undefined ? { kind: 'customer', id } : { account: account.id }
}
