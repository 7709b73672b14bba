import type { Actor } from '#domain/actor.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { listMessages, type ContactMessageRow } from '#store/contact.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Context } from '../context.ts'

/** Lists stored messages of the contact form (D12), oldest first; an agent sees those to their branch or to none. */
export async function listContactMessages(
  ctx: Context,
  actor: Actor,
): Promise<Outcome<ContactMessageRow[], Forbidden>> {
  if (!may(actor, 'listContactMessages')) return forbidden('listContactMessages')
  return { ok: true, value: await listMessages(ctx.db, actor) }
}
