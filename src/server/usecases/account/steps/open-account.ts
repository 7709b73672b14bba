import type { AccountId } from '#domain/ids.ts'
import { isWelcomed } from '#domain/loyalty.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { insertAccount, type NewAccount } from '#store/account.ts'
import { addCustomer, type NewCustomer } from '#store/customer.ts'
import type { Tx } from '#store/db.ts'
import { hasRented } from '#store/rented-address.ts'
import type { Context } from '../../context.ts'

/** Opens an account for a new customer. @returns undefined if the address has one already */
export async function openAccount(
  ctx: Context,
  tx: Tx,
  account: Pick<NewAccount, 'email' | 'password_hash' | 'language'>,
  customer: Omit<NewCustomer, 'account_id' | 'rented_before' | 'welcome' | 'created_at'>,
): Promise<AccountId | undefined> {
  const at = ctx.now()
  const id = await insertAccount(tx, { ...account, created_at: at })
  if (id === undefined) return undefined
  await addCustomer(tx, {
    ...customer,
    account_id: id,
    rented_before: await hasRented(tx, ctx.sealer.fingerprint(account.email.toLowerCase())),
    welcome: isWelcomed(dateOf(toLocal(at)), (await ctx.catalogue()).rules),
    created_at: at,
  })
  await recordAccountEvent(tx, id, 'account_created', {})
  return id
}
