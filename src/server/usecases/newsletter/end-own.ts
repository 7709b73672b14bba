import { findCustomerById } from '../../store/customer.ts'
import { endSubscriptions, logConsent } from '../../store/newsletter.ts'
import type { Context } from '../context.ts'

/** Ends the newsletter of a customer's address, which is proven to be his. One that is over already is fine. */
export async function endOwnNewsletter(ctx: Context, customerId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const customer = await findCustomerById(tx, customerId)
    if (customer === undefined) return
    const at = ctx.now()
    for (const row of await endSubscriptions(tx, customer.email, at)) await logConsent(tx, row, 'ended', at)
  })
}
