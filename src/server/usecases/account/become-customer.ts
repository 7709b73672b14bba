import type { AccountOwner, Customer } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { tell, tellNothing } from '#store/act-log.ts'
import { lockAccount } from '#store/account.ts'
import { addCustomer, findCustomerOf } from '#store/customer.ts'
import { transact } from '#store/db.ts'
import { hasRented } from '#store/rented-address.ts'
import type { Context } from '../context.ts'

/**
 * Makes the owner of an account a customer unless they are one: a colleague who rents, or who opens a page about renting.
 * The welcome offer is for those who sign up for it. @returns null if the account is gone
 */
export async function becomeCustomer(ctx: Context, actor: AccountOwner): Promise<Customer | null> {
  assertMay(actor, 'becomeCustomer')
  const { customer: known } = actor
  if (known !== null) return { ...actor, customer: known }
  return await transact(ctx, actor, 'becomeCustomer', async (tx) => {
    // Two calls at once wait here for each other.
    const account = await lockAccount(tx, actor.account)
    const added =
      account &&
      (await addCustomer(tx, {
        account_id: account.id,
        first_name: account.first_name,
        last_name: account.last_name,
        rented_before: await hasRented(tx, ctx.sealer.fingerprint(account.email.toLowerCase())),
        welcome: false,
        created_at: ctx.now(),
      }))
    if (added !== undefined) {
      await tell(tx, { event: 'added', subject: ['customer', added], account: actor.account })
      return { ...actor, customer: added }
    }
    tellNothing(tx)
    const there = await findCustomerOf(tx, actor.account)
    return there === undefined ? null : { ...actor, customer: there.id }
  })
}
