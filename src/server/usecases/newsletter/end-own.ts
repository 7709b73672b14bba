import { transact } from '#store/db.ts'
import type { Customer } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockCustomer } from '#store/customer.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import type { Context } from '../context.ts'

/** Ends the newsletter of a customer's own, proven address. One that is over already is fine. */
export async function endOwnNewsletter(ctx: Context, actor: Customer): Promise<void> {
  await transact(ctx, actor, 'endOwnNewsletter', async (tx) => {
    const customer = await lockCustomer(tx, actor.account)
    if (customer === undefined) return
    const at = ctx.now()
    const ended = await endSubscriptions(tx, customer.email, at)
    for (const row of ended) await logConsent(tx, row, 'ended', at)
    if (ended.length > 0) await recordAccountEvent(tx, actor.account, 'newsletter_off', {})
  })
}
