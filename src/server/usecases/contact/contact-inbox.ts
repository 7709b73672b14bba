import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import type { Outcome } from '#domain/outcome.ts'
import { countOpenMessages, listInboxPage, type InboxRow, type MessagePlace, type Part } from '#store/contact-inbox.ts'
import type { Context } from '../context.ts'

interface Wanted {
  part: Part
  /** Null for all branches of the reader. */
  branch: number | null
  after: MessagePlace | null
}

interface Page {
  messages: InboxRow[]
  /** Where the next page begins; null on the last one. */
  next: MessagePlace | null
  /** How many are still to be answered. */
  open: number
}

const PAGE = 50

/** Page of the messages to us: those that wait, the longest waiting first, or those that are done, the newest first. */
export async function contactInbox(
  ctx: Context,
  actor: Actor,
  { part, branch, after }: Wanted,
): Promise<Outcome<Page, Forbidden>> {
  if (!may(actor, 'contactInbox')) return forbidden('contactInbox')
  const [found, open] = await Promise.all([
    listInboxPage(ctx.db, actor, { part, branch, after, limit: PAGE + 1 }),
    countOpenMessages(ctx.db, actor),
  ])
  const messages = found.slice(0, PAGE)
  const last = messages.at(-1)
  const next = found.length > PAGE && last !== undefined ? { at: last.created_at, id: last.id } : null
  return { ok: true, value: { messages, next, open } }
}
