import type { AccountId, CustomerId } from '#domain/ids.ts'
import { findAccountByEmail } from '#store/account.ts'
import { findAccountOf } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'

/** Names a member by the address of their account, or as a customer. */
export type MemberKey = { email: string } | { customer: CustomerId }

/** Finds a customer who has an account, since only they collect points. */
export async function findMember(
  tx: Tx,
  who: MemberKey,
): Promise<{ member: CustomerId; account: AccountId } | undefined> {
  if ('customer' in who) {
    const account = await findAccountOf(tx, who.customer)
    return account && { member: who.customer, account: account.id }
  }
  const account = await findAccountByEmail(tx, who.email)
  const member = account?.customer_id ?? null
  return account === undefined || member === null ? undefined : { member, account: account.id }
}
