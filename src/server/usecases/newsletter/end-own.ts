import { transact } from '#store/db.ts'
import type { AccountOwner } from '#domain/actor.ts'
import { recordAccountEvent } from '#store/account-event.ts'
import { lockAccount } from '#store/account.ts'
import { endSubscriptions, logConsent } from '#store/newsletter.ts'
import type { Context } from '../context.ts'

/** Ends the newsletter of an account's own, proven address. One that is over already is fine. */
export async function endOwnNewsletter(ctx: Context, actor: AccountOwner): Promise<void> {
  await transact(ctx, actor, 'endOwnNewsletter', async (tx) => {
    const account = await lockAccount(tx, actor.account)
    if (account === undefined) return
    const at = ctx.now()
    const ended = await endSubscriptions(tx, account.email, at)
    for (const row of ended) await logConsent(tx, row, 'ended', at)
    if (ended.length > 0) await recordAccountEvent(tx, actor.account, 'newsletter_off', {})
  })
}
