import type * as z from 'zod/mini'

import type { message, messageRow } from '#contract/staff-messages.ts'
import type { Catalogue } from '#store/catalogue.ts'
import type { contactInbox } from '#usecases/contact/contact-inbox.ts'
import type { showContactMessage } from '#usecases/contact/show-contact-message.ts'
import { presentListed } from './listed-booking-presenter.ts'

/** Value that a use case hands out. */
export type Value<U extends (...args: never[]) => Promise<unknown>> =
  Extract<Awaited<ReturnType<U>>, { ok: true }> extends {
    value: infer V
  }
    ? V
    : never
type Page = Value<typeof contactInbox>
type Row = Page['messages'][number]
type Place = NonNullable<Page['next']>

const DAY_MS = 86_400_000

const head = (row: Omit<Row, 'excerpt'>) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  branch: row.branch_id,
  reference: row.booking_reference,
  language: row.language,
  at: row.created_at.toISOString(),
  state: row.state,
  owner: row.owner_id === null || row.owner === null ? null : { id: row.owner_id, name: row.owner },
})

export const presentRow = (row: Row): z.input<typeof messageRow> => ({ ...head(row), excerpt: row.excerpt })

export function presentMessage(
  { row, sender, keptDays }: Value<typeof showContactMessage>,
  catalogue: Catalogue,
  now: Date,
): z.input<typeof message> {
  return {
    ...head(row),
    phone: row.phone,
    text: row.message,
    answers: row.answers.map(({ at, by, text }) => ({ at: new Date(at).toISOString(), by, text })),
    writer: row.writer,
    customer: sender.customer,
    rental: sender.rental && presentListed(sender.rental, catalogue, now),
    goneAt: new Date(row.created_at.getTime() + keptDays * DAY_MS).toISOString(),
    version: row.version,
  }
}

/** Place in a list as a text for the next call. */
export const textOfPlace = (place: Place | null): string | null => place && `${place.at.getTime()}_${place.id}`

export const placeAfter = (text: string | undefined): Place | null =>
  text === undefined ? null : { at: new Date(Number(text.slice(0, 13))), id: text.slice(14) }
