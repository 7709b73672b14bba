import { toLocal } from '#domain/berlin-time.ts'
import type { Names } from './booking-list.ts'
import { shown } from './booking-list.ts'
import { shownEmail } from '#words/shown-email.ts'
import type { ContactMessageRow } from '#store/contact.ts'

/** A message of the contact form as the command line shows it. */
export interface ListedMessage {
  /** Time of arrival, Berlin wall clock. */
  received: string
  /** Branch that the message is for; null if it is for none in particular. */
  location: string | null
  name: string
  email: string
  phone: string | null
  reference: string | null
  language: string
  message: string
}

export function messageOf(row: ContactMessageRow, { branches }: Pick<Names, 'branches'>): ListedMessage {
  const branch = branches.find(({ id }) => id === row.branch_id)
  return {
    received: toLocal(row.created_at),
    location: row.branch_id === null ? null : (branch?.name ?? `location ${row.branch_id}`),
    name: row.name,
    email: shownEmail(row.email),
    phone: row.phone,
    reference: row.booking_reference,
    language: row.language,
    message: row.message,
  }
}

/** The sender of each message on a line of its own, with the message below it. */
export function messagesText(messages: readonly ListedMessage[]): string {
  return messages
    .map(({ received, location, name, email, phone, reference, language, message }) => {
      const head = [shown(received), location ?? 'general', name, email, phone, reference, `(${language})`]
      const lines = message.split('\n').map((line) => `    ${line}`.trimEnd())
      return [head.filter((part) => part !== null).join('  '), ...lines].join('\n')
    })
    .join('\n\n')
}
