import type { Customer } from '#domain/actor.ts'
import { findCustomerById } from '#store/customer.ts'
import { findSubscription } from '#store/newsletter.ts'
import type { Language } from '#store/tables.ts'
import type { Context } from '../context.ts'

export interface MailSettings {
  language: Language
  newsletter: 'none' | 'asked' | 'subscribed'
}

/** How a customer is written to. */
export async function mailSettings(ctx: Context, actor: Customer): Promise<MailSettings> {
  const customer = (await findCustomerById(ctx.db, actor.account))!
  const subscription = await findSubscription(ctx.db, customer.email)
  if (subscription === undefined) return { language: customer.language, newsletter: 'none' }
  return { language: customer.language, newsletter: subscription.confirmed_at === null ? 'asked' : 'subscribed' }
}
