import type { TestApp } from './app.ts'
import type { SignedIn } from './customer.ts'
import { rowsOf } from './rows.ts'

/* Readings of the database that several tests share, because no call shows them. */

/** Kinds of what was noted for the owner of an account, the oldest first. */
export const eventsOf = async (app: Pick<TestApp, 'db'>, { user }: Pick<SignedIn, 'user'>): Promise<string[]> =>
  (await rowsOf(app, 'account_event', { account_id: user.id })).map(({ kind }) => kind)

/** Log of the consent of an address to the newsletter, the oldest line first. */
export async function consentOf(app: Pick<TestApp, 'db'>, email: string) {
  const all = await rowsOf(app, 'newsletter_subscription')
  const subscription = all.find((one) => one.email.toLowerCase() === email.toLowerCase())
  if (subscription === undefined) return []
  const lines = await rowsOf(app, 'newsletter_consent', { subscription_id: subscription.id })
  return lines.map(({ id: _id, subscription_id: _of, ...line }) => line)
}

/** Steps of that log. */
export const consentStepsOf = async (app: Pick<TestApp, 'db'>, email: string): Promise<string[]> =>
  (await consentOf(app, email)).map(({ step }) => step)

/** First and last moment of a period of the plan. */
export function boundsOf({ period }: { period: string }): readonly [from: Date, until: Date] {
  const [from, until] = [...period.matchAll(/"([^"]+)"/g)].map((match) => new Date(match[1]!))
  return [from!, until!]
}
