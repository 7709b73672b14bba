import { toLocal } from '#domain/berlin-time.ts'
import { aligned } from './aligned.ts'
import { oneClickUrl, tokenUrl } from '#words/page-urls.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { SubscriptionRow } from '#store/newsletter.ts'

/** A confirmed address of the newsletter as the command line shows it. */
export interface Subscriber {
  email: string
  language: string
  /** Time of confirmation, Berlin wall clock. */
  confirmedAt: string
  /** Address of the page to unsubscribe, for the text of a newsletter. */
  unsubscribe: string
  /** Address for the headers List-Unsubscribe and List-Unsubscribe-Post (RFC 8058). */
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

/** Table with one line per subscriber. */
export function subscriberTable(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, language, confirmedAt }) => [email, language, confirmedAt.replace('T', ' ')])
  return aligned([['EMAIL', 'LANGUAGE', 'CONFIRMED'], ...rows])
}
