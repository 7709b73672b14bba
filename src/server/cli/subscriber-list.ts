import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { oneClickUrl, tokenUrl } from '#words/links.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { SubscriptionRow } from '#store/newsletter.ts'

/** A confirmed address of the newsletter as the command line shows it. */
export interface Subscriber {
  email: string
  language: string
  /** Berlin wall clock. */
  confirmedAt: string
  /** The page to unsubscribe, for the text of a newsletter. */
  unsubscribe: string
  /** For its headers List-Unsubscribe and List-Unsubscribe-Post (RFC 8058). */
  oneClick: string
}

export function subscriberOf(row: SubscriptionRow, origin: string): Subscriber {
  const site = { origin, language: row.language }
  return {
    email: shownEmail(row.email),
    language: row.language,
    confirmedAt: toLocal(row.confirmed_at!),
    unsubscribe: tokenUrl(site, '/newsletter/unsubscribe', row.unsubscribe_token),
    oneClick: oneClickUrl(site, row.unsubscribe_token),
  }
}

/** One line for each. */
export function subscriberTable(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, language, confirmedAt }) => [email, language, confirmedAt.replace('T', ' ')])
  return aligned([['EMAIL', 'LANGUAGE', 'CONFIRMED'], ...rows])
}
