import type { AccountOwner } from '#domain/actor.ts'
import { assertMay } from '#domain/rights.ts'
import { findAccount } from '#store/account.ts'
import { findSubscription } from '#store/newsletter.ts'
import type { Language } from '#domain/language.ts'
import type { Context } from '../context.ts'

export interface MailSettings {
  language: Language
  newsletter: 'none' | 'asked' | 'subscribed'
}

/** Settings of the letters to the owner of an account. */
export async function mailSettings(ctx: Context, actor: AccountOwner): Promise<MailSettings> {
  assertMay(actor, 'mailSettings')
  const account = (await findAccount(ctx.db, actor.account))!
  const subscription = await findSubscription(ctx.db, account.email)
  if (subscription === undefined) return { language: account.language, newsletter: 'none' }
  return { language: account.language, newsletter: subscription.confirmed_at === null ? 'asked' : 'subscribed' }
}
